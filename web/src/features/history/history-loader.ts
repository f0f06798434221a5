import type { LoaderFunctionArgs } from 'react-router-dom';
import { historyList } from '@assay/schema/history/history.list';
import type { SomeHistoryWords } from '../../domain/history/history-words.ts';
import { listLoader, type ListRouteData } from '../../lib/list-url/list-loader.ts';
import {
  TenantHistoryDocument,
  type TenantHistoryQuery,
  type TenantHistoryQueryVariables,
} from './tenant-history.generated.ts';

export interface HistoryData extends ListRouteData<
  TenantHistoryQuery,
  TenantHistoryQueryVariables
> {
  words: SomeHistoryWords;
}

const load = listLoader(historyList, TenantHistoryDocument);

/** Loader of the history of the tenant, with the words of all kinds of records. */
export const historyLoader =
  (loadWords: () => Promise<SomeHistoryWords>) =>
  async (args: LoaderFunctionArgs): Promise<HistoryData> => ({
    ...load(args),
    words: await loadWords(),
  });
