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
        width="224px"
        flexShrink="0"
        borderEndWidth="1px"
        bg="bg.panel"
        minHeight="calc(100dvh - 56px)"
      >
        <Box
          position="sticky"
          top="56px"
          maxHeight="calc(100dvh - 56px)"
          overflowY="auto"
          paddingX="2"
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
