import { OrderRequest } from '@assay/schema/order-requests/order-request';
import { entityTable } from '../../core/entities/entity-table.ts';

/** Requests to order for a run. */
export const orderRequests = entityTable('order_requests', OrderRequest, {
  columns: { selectionId: 'run_id', requestedAt: 'created_at' },
});
