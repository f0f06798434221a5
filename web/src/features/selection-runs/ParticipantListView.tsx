import { useLoaderData, useNavigate, useRevalidator } from 'react-router-dom';
import { ListData } from '../../components/data-table/ListData.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { BulkListScreen } from '../../components/ticks/BulkListScreen.tsx';
import { entersResults } from '../../config/features/manual-results.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { allows } from '../../lib/viewer/viewer.ts';
import { testPoolPaths } from '../../config/features/test-pools.ts';
import type { ListRouteData } from '../../lib/list-url/list-loader.ts';
import { linksOf } from '../../lib/navigation/links-of.ts';
import { participantActs } from './participant-acts.ts';
import { drawnPeople } from './participant-list.tsx';
import type {
  DrawnPersonPartsFragment,
  ParticipantListQuery,
} from './participant-list.generated.ts';
import { testActions } from './test-actions.ts';
import { useParticipantChanges } from './use-participant-changes.ts';

const runOf = ({ selectionRun }: DrawnPersonPartsFragment): string | null =>
  selectionRun?.testPool
    ? linksOf({ run: testPoolPaths.run }, { id: selectionRun.testPool.id, runId: selectionRun.id })
        .run
    : null;

/** People who were drawn, of all runs: who was not told, not ordered for, or not collected yet (decision 45). */
export function ParticipantListView() {
  const { list } = useLoaderData<ListRouteData<ParticipantListQuery>>();
  const can = useCan();
  const mayEnter = allows(useViewer(), entersResults);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const changes = useParticipantChanges(() => void revalidate());
  return (
    <ListData from={list}>
      {({ data, ...result }) => (
        <BulkListScreen
          kind="Participant"
          acts={participantActs}
          {...drawnPeople}
          {...result}
          page={data?.runParticipants}
          href={runOf}
          actions={(row) =>
            testActions(
              row,
              {
                isRegulated: row.selectionRun?.testPool?.isRegulated !== false,
                isInvalidated: row.selectionRun?.isInvalidated === true,
              },
              {
                can,
                mayEnter,
                open: (path) => void navigate(path),
                onNotice: (isNotified) => void changes.note(row, isNotified),
              },
            )
          }
        />
      )}
    </ListData>
  );
}
