import { Box } from '@chakra-ui/react';
import { TabNav } from '../../components/page/TabNav.tsx';
import { accessLogPath, historyPath } from '../../config/features/history.ts';

/** The two logs of a tenant. */
export const HistoryTabs = () => (
  <Box marginBottom="4">
    <TabNav
      label="Logs"
      tabs={[
        { label: 'Changes', to: historyPath, end: true },
        { label: 'Reads and failed sign-ins', to: accessLogPath },
      ]}
    />
  </Box>
);
