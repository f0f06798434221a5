import type { LoaderFunctionArgs } from 'react-router-dom';
import { orderRowList } from '@assay/schema/order-requests/order-row.list';
import { preloadQuery } from '../../lib/apollo/preload.ts';
import type { ListRouteData } from '../../lib/list-url/list-loader.ts';
import { listVariables, readListState } from '../../lib/list-url/list-state.ts';
import { requireRecordId } from '../../lib/navigation/record-id.ts';
import {
  OrderRowListDocument,
  type OrderRowListQuery,
  type OrderRowListQueryVariables,
} from './order-request.generated.ts';

export interface OrderRowsRouteData extends ListRouteData<
  OrderRowListQuery,
  OrderRowListQueryVariables
> {
  testPoolId: string;
  selectionRunId: string;
}

/** Loader of the orders of the run in the address. */
export function orderRowsLoader({ request, params }: LoaderFunctionArgs): OrderRowsRouteData {
  const selectionRunId = requireRecordId(params['runId']);
  const state = readListState(orderRowList, new URL(request.url).searchParams);
  const asked = listVariables<Omit<OrderRowListQueryVariables, 'selectionRunId'>>(
    orderRowList,
    state,
  );
  return {
    testPoolId: requireRecordId(params['id']),
    selectionRunId,
    list: preloadQuery(OrderRowListDocument, { ...asked, selectionRunId }),
  };
}
