import { ApolloProvider } from '@apollo/client/react';
import { Box } from '@chakra-ui/react';
import { Outlet } from 'react-router-dom';
import { usePanelsAhead } from '../../components/overlays/use-panels.ts';
import { currentClient } from '../../lib/apollo/client.ts';
import { IdleWatch } from './IdleWatch.tsx';
import { NotificationPoll } from './NotificationPoll.tsx';
import { SkipLink } from './SkipLink.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { TopBar } from './TopBar.tsx';
import { UnsavedChangesGuard } from './UnsavedChangesGuard.tsx';
import { ViewerProvider } from './ViewerProvider.tsx';

/** The authenticated shell: top bar, breadcrumb, page, and what watches over all of them. */
export function PortalLayout() {
  usePanelsAhead();
  return (
    <ApolloProvider client={currentClient()}>
      <ViewerProvider>
        <SkipLink />
        <TopBar />
        <Box minHeight="calc(100dvh - {sizes.header})">
          <Outlet />
        </Box>
        <UnsavedChangesGuard />
        <IdleWatch />
        <NotificationPoll />
        <ToastRegion />
      </ViewerProvider>
    </ApolloProvider>
  );
}
