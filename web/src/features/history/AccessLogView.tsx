import { useLoaderData } from 'react-router-dom';
import { ListData } from '../../components/data-table/ListData.tsx';
import { ListScreen } from '../../components/list/ListScreen.tsx';
import type { ListRouteData } from '../../lib/list-url/list-loader.ts';
import { accessLog } from './access-log.tsx';
import type {
  AccessLogQuery,
  AccessLogQueryVariables,
  AccessRowFragment,
} from './access-log.generated.ts';
import { AccessDetails } from './AccessDetails.tsx';
import { AuditCheckNotice } from './AuditCheckNotice.tsx';
import { HistoryTabs } from './HistoryTabs.tsx';

const accessDetails = (entry: AccessRowFragment) => <AccessDetails entry={entry} />;

/** Who read what tells of people and who failed to sign in, and whether the log of it is as it was written. */
export function AccessLogView() {
  const { list } = useLoaderData<ListRouteData<AccessLogQuery, AccessLogQueryVariables>>();
  return (
    <ListData from={list}>
      {({ data, ...result }) => (
        <ListScreen
          {...accessLog(data?.accessLog.nodes ?? [])}
          {...result}
          page={data?.accessLog}
          above={
            <>
              <HistoryTabs />
              {data && <AuditCheckNotice check={data.accessCheck} entry="batch" />}
            </>
          }
          details={accessDetails}
        />
      )}
    </ListData>
  );
}
