import { useLoaderData } from 'react-router-dom';
import { ListData } from '../../components/data-table/ListData.tsx';
import { ListScreen } from '../../components/list/ListScreen.tsx';
import { historyDetails, historyOfAll } from '../../domain/history/history-list.tsx';
import { AuditCheckNotice } from './AuditCheckNotice.tsx';
import { recordColumn, tenantFilters } from './history-columns.tsx';
import { HistoryTabs } from './HistoryTabs.tsx';
import type { HistoryData } from './history-loader.ts';

/** What happened in the whole tenant, and whether the log of it is as it was written. */
export function HistoryView() {
  const { list, words } = useLoaderData<HistoryData>();
  return (
    <ListData from={list}>
      {({ data, ...result }) => (
        <ListScreen
          {...historyOfAll(words, recordColumn(words), tenantFilters(words))}
          {...result}
          page={data?.history}
          above={
            <>
              <HistoryTabs />
              {data && <AuditCheckNotice check={data.auditCheck} entry="entry" />}
            </>
          }
          details={historyDetails(words)}
        />
      )}
    </ListData>
  );
}
