import { useLoaderData } from 'react-router-dom';
import { ListData } from '../../components/data-table/ListData.tsx';
import { ListScreen } from '../../components/list/ListScreen.tsx';
import { historyDetails, historyOfRecord } from './history-list.tsx';
import type { RecordHistoryData } from './history-loader.ts';

/** What happened to the record of the open page, below its head. */
export function RecordHistoryView() {
  const { list, words, entity, within } = useLoaderData<RecordHistoryData>();
  return (
    <ListData from={list}>
      {({ data, ...result }) => (
        <ListScreen
          {...historyOfRecord(words, entity)}
          {...result}
          isTab
          page={data?.history}
          details={historyDetails(words)}
          within={within}
        />
      )}
    </ListData>
  );
}
