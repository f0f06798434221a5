import { Box } from '@chakra-ui/react';
import { Outlet } from 'react-router-dom';
import { PageFrame } from './PageFrame.tsx';

/** Pages outside of the Admin Panel. */
export function MainLayout() {
  return (
    <PageFrame>
      <Box maxWidth="7xl">
        <Outlet />
      </Box>
    </PageFrame>
  );
}
