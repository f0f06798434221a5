import { Box, Flex, VisuallyHidden } from '@chakra-ui/react';
import { paths } from '../config/paths.ts';
import { PageSkeleton } from './shell/PageSkeleton.tsx';

/** Before the first page has its code and data: the frame and the shape of the page that comes. */
export function StartScreen() {
  const { pathname } = location;
  const isInside = pathname.startsWith(paths.dashboard);
  const hasSections = pathname.startsWith(paths.adminPanel);
  return (
    <>
      {isInside && (
        <Box animation="fade-in 120ms ease-out 150ms backwards">
          <Box height="header" borderBottomWidth="1px" />
          <Flex align="stretch" minHeight="calc(100dvh - {sizes.header})">
            {hasSections && (
              <Box
                display={{ base: 'none', lg: 'block' }}
                width="sidebar"
                flexShrink="0"
                borderEndWidth="1px"
                bg="bg.subtle"
              />
            )}
            <Box flex="1" minWidth="0" paddingX={{ base: '4', md: 'gutter' }} paddingTop="11">
              <PageSkeleton path={pathname} />
            </Box>
          </Flex>
        </Box>
      )}
      <VisuallyHidden role="status">Loading</VisuallyHidden>
    </>
  );
}
