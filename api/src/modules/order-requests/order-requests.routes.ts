import type { FastifyInstance } from 'fastify';
import { orderRequestRoutes } from '@assay/schema/order-requests/order-request.routes';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { listOrderRows } from './order-rows.read-model.ts';
import { orderRequests } from './order-request.table.ts';
import {
  createOrderRequest,
  readOrderRequest,
  repeatOrderRequest,
} from './order-requests.service.ts';

/** Calls of contract §18 on the orders of a run. */
export function registerOrderRequestsRoutes(app: FastifyInstance): void {
  app.resources.set('orderRequest', orderRequests);
  serveRoutes(app, orderRequestRoutes, {
    get: readOrderRequest,
    create: createOrderRequest,
    repeat: repeatOrderRequest,
    rows: listOrderRows,
  });
}
