import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AuditEntity } from '@assay/schema/audit/audit-actions';
import type { ListFilter } from '@assay/schema/core/list';
import { historyList } from '@assay/schema/history/history.list';
import { preloadQuery } from '../../lib/apollo/preload.ts';
import type { ListRouteData } from '../../lib/list-url/list-loader.ts';
import { fieldIs, listVariables, readListState } from '../../lib/list-url/list-state.ts';
import {
  HistoryListDocument,
  type HistoryListQuery,
  type HistoryListQueryVariables,
} from './history-list.generated.ts';
import type { SomeHistoryWords } from './history-words.ts';

export interface RecordHistoryData extends ListRouteData<
  HistoryListQuery,
  HistoryListQueryVariables
> {
  entity: AuditEntity;
  within: readonly ListFilter[];
  words: SomeHistoryWords;
}

/**
 * Loader of the history of a record.
 * @param idOf reads its id from the address
 * @param loadWords the words of all kinds of records, which the history pages alone need
 */
export const recordHistoryLoader =
  (
    entity: AuditEntity,
    idOf: (args: LoaderFunctionArgs) => string | Promise<string>,
    loadWords: () => Promise<SomeHistoryWords>,
  ) =>
  async (args: LoaderFunctionArgs): Promise<RecordHistoryData> => {
    const within = [fieldIs('entity', entity), fieldIs('entityId', await idOf(args))];
    const state = readListState(historyList, new URL(args.request.url).searchParams);
    const asked = listVariables<HistoryListQueryVariables>(historyList, state, within);
    const list = preloadQuery(HistoryListDocument, asked);
    return { entity, within, list, words: await loadWords() };
  };
