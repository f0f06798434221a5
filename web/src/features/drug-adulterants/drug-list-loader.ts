import type { LoaderFunctionArgs } from 'react-router-dom';
import { drugAdulterantList } from '@assay/schema/drug-adulterants/drug-adulterant.list';
import { preloadQuery } from '../../lib/apollo/preload.ts';
import { listVariables, readListState } from '../../lib/list-url/list-state.ts';
import { DrugListDocument, type DrugListQueryVariables } from './drug-list.generated.ts';
import type { DrugKind } from './drug-record.ts';

/** Loader of the list of a kind. */
export const drugListLoader =
  (kind: DrugKind) =>
  ({ request }: LoaderFunctionArgs) => {
    const state = readListState(drugAdulterantList, new URL(request.url).searchParams);
    const asked = listVariables<DrugListQueryVariables>(drugAdulterantList, state);
    const where = { ...asked.where, type: { eq: kind } };
    return { list: preloadQuery(DrugListDocument, { ...asked, where }) };
  };
