import { Box, Flex } from '@chakra-ui/react';
import { Outlet } from 'react-router-dom';
import { AdminNav } from './AdminNav.tsx';
import { PageFrame } from './PageFrame.tsx';

/** The Admin Panel: its sections at the left, the open page beside them. */
export function AdminPanelLayout() {
  return (
    <Flex align="stretch">
      <Box
        display={{ base: 'none', lg: 'block' }}
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
          <AdminNav />
        </Box>
      </Box>
      <PageFrame>
        <Outlet />
      </PageFrame>
    </Flex>
  );
}
