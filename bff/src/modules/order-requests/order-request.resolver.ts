import {
  OrderRequest,
  OrderRow,
  OrderRowOrder,
  OrderRowTest,
} from '@assay/schema/order-requests/order-request';
import { orderRequestRoutes as routes } from '@assay/schema/order-requests/order-request.routes';
import { entityType } from '../../core/contract-types.ts';
import { mutations } from '../../core/mutations.ts';
import { queries } from '../../core/queries.ts';
import { viewerCan } from '../../core/record-fields.ts';
import { recordFields } from '../../core/resolver-class.ts';
import { isRepeatable } from '@assay/schema/order-requests/order-request-words';

const OrderRequestType = entityType(OrderRequest);
for (const part of [OrderRow, OrderRowOrder, OrderRowTest]) entityType(part);

export const orderRequestResolvers = [
  queries({
    orderRequest: routes.get,
    orderRows: { route: routes.rows, idArgument: 'selectionRunId' },
  }),
  recordFields(OrderRequestType, {
    viewerCanRepeat: viewerCan('generate the orders that are missing', routes.repeat, {
      when: ({ status }) => isRepeatable(status),
    }),
  }),
  mutations({ createOrderRequest: routes.create, repeatOrderRequest: routes.repeat }),
];
