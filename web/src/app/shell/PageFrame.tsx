import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Breadcrumb } from './Breadcrumb.tsx';
import { CONTENT_ID } from './SkipLink.tsx';

/**
 * Breadcrumb and page, beside whatever stands at the left. What sticks inside of the page stops at
 * `--shell-header-height`, below the top bar and the breadcrumb.
 */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <Box minWidth="0" flex="1">
      <Breadcrumb />
      <Box
        as="main"
        id={CONTENT_ID}
        tabIndex={-1}
        outline="0"
        paddingX={{ base: '4', md: '6' }}
        paddingTop="5"
        paddingBottom="10"
      >
        {children}
      </Box>
    </Box>
  );
}
