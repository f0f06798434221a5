import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { PageFrame } from './PageFrame.tsx';

/** Pages that belong together: a menu of them at the left, where there is room, and the open page beside it. */
export function SidebarLayout({ nav }: { nav: ReactNode }) {
  return (
    <Flex align="stretch">
      <Box
        display={{ base: 'none', lg: 'block' }}
        _print={{ display: 'none' }}
        width="sidebar"
        flexShrink="0"
        borderEndWidth="1px"
        bg="bg.subtle"
        minHeight="calc(100dvh - {sizes.header})"
      >
        <Box
          position="sticky"
          top="{sizes.header}"
          maxHeight="calc(100dvh - {sizes.header})"
          overflowY="auto"
          paddingX="3"
          paddingY="4"
        >
          {nav}
        </Box>
      </Box>
      <PageFrame>
        <Outlet />
      </PageFrame>
    </Flex>
  );
}
