import { Box } from '@chakra-ui/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { Breadcrumb } from './Breadcrumb.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { CONTENT_ID } from './SkipLink.tsx';
import { useComingPage } from './use-coming-page.ts';

/** Tells the styles of the whole page that the top bar stands over it. */
function useRoomForShell() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['shell'] = '';
    return () => void delete dataset['shell'];
  }, []);
}

/**
 * Breadcrumb and page, or the shape of the one that is on its way, beside whatever stands at the left. What sticks inside of the page stops at
 * `--shell-header-height`, below the top bar.
 */
export function PageFrame({ children }: { children: ReactNode }) {
  useRoomForShell();
  const coming = useComingPage();
  return (
    <Box minWidth="0" flex="1">
      <Breadcrumb />
      <Box
        as="main"
        id={CONTENT_ID}
        tabIndex={-1}
        outline="0"
        // Head, tabs, tools and cards share both edges; a wider screen keeps the left one.
        maxWidth="calc({sizes.content} + 2 * {spacing.gutter})"
        paddingX={{ base: '4', md: 'gutter' }}
        paddingTop="4"
        // On a phone the actions of a record lie over the lower end of the window.
        paddingBottom={{ base: '24', md: '10' }}
      >
        {coming !== null && <PageSkeleton path={coming} />}
        {/* Kept as it is: a navigation may be called off. */}
        <Box display={coming === null ? 'contents' : 'none'}>{children}</Box>
      </Box>
    </Box>
  );
}
