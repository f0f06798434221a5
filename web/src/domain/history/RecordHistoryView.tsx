import { useLoaderData } from 'react-router-dom';
import { ListData } from '../../components/data-table/ListData.tsx';
import { ListScreen } from '../../components/list/ListScreen.tsx';
import { historyDetails, historyOfRecord } from './history-list.tsx';
import type { RecordHistoryData } from './history-loader.ts';
import { HistoryDownload } from './HistoryDownload.tsx';

/** What happened to the record of the open page, below its head. */
export function RecordHistoryView() {
  const { list, words, entity, entityId } = useLoaderData<RecordHistoryData>();
  return (
    <ListData from={list}>
      {({ data, ...result }) => (
        <ListScreen
          {...historyOfRecord(words, entity)}
          {...result}
          isTab
          page={data?.history}
          details={historyDetails(words)}
          buttons={
            <HistoryDownload
              more={[
                { field: 'entity', operator: 'EQ', values: [entity] },
                { field: 'entityId', operator: 'EQ', values: [entityId] },
              ]}
            />
          }
        />
      )}
    </ListData>
  );
}
