import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { ListData } from '../../components/data-table/ListData.tsx';
import { assignAction } from '../../components/data-table/row-action.ts';
import { lazyDialog } from '../../components/dialogs/lazy-dialog.tsx';
import { ListScreen } from '../../components/list/ListScreen.tsx';
import type { ListRouteData } from '../../lib/list-url/list-loader.ts';
import type {
  UnmatchedLabMessageListQuery,
  UnmatchedLabMessageRowFragment,
} from './lab-connection-list.generated.ts';
import { unmatchedMessages } from './traffic-lists.tsx';

const MatchDialog = lazyDialog(async () => (await import('./MatchDialog.tsx')).MatchDialog);

/** Messages that fit no test, or several: MRO staff link them. */
export function UnmatchedListView() {
  const { list } = useLoaderData<ListRouteData<UnmatchedLabMessageListQuery>>();
  const [message, setMessage] = useState<UnmatchedLabMessageRowFragment | null>(null);
  return (
    <>
      <ListData from={list}>
        {({ data, ...result }) => (
          <ListScreen
            {...unmatchedMessages}
            {...result}
            page={data?.unmatchedLabMessages}
            actions={(row) => [assignAction('Match to a test', () => setMessage(row))]}
          />
        )}
      </ListData>
      <MatchDialog of={message && { message }} onClose={() => setMessage(null)} />
    </>
  );
}
