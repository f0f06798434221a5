import { z } from 'zod';
import { entityRoutes } from '../core/entity-routes.ts';
import { idParam } from '../core/fields.ts';
import { defineRoute, type Access } from '../core/route.ts';
import { seesTestPools } from '../test-pools/test-pool.routes.ts';
import { OrderRequest, OrderRequestInput, OrderRow } from './order-request.ts';
import { orderRowList } from './order-row.list.ts';
import { orderRowReport } from './order-row.report.ts';

const url = '/api/randomtesting/laborder/request';
const tags = ['selection runs'] as const;
const sees = { anyOf: seesTestPools } as const satisfies Access;
const orders = { anyOf: ['MANAGE_RANDOM_SELECTION'] } as const satisfies Access;
const options = {
  answer: OrderRequest,
  resource: 'orderRequest',
  one: 'an order request',
  many: 'order requests',
  tag: 'selection runs',
  read: sees,
  write: orders,
} as const;
const errors = [
  'RUN_ORDERS_ALREADY_REQUESTED',
  'RUN_ALREADY_INVALIDATED',
  'TEST_POOL_NOT_EDITABLE',
] as const;

/** Calls of contract §18 on the orders of a run (decision 36). */
export const orderRequestRoutes = {
  get: entityRoutes({ ...options, url }).get({
    summary: 'Read how far the orders of a run are',
  }),
  create: defineRoute({
    method: 'POST',
    url,
    schema: {
      summary: 'Order for everybody whom a run selected; the orders are placed one after another',
      tags,
      body: OrderRequestInput,
      response: { 202: OrderRequest },
    },
    config: { access: orders, errors },
  }),
  repeat: defineRoute({
    method: 'POST',
    url: `${url}/:id` as const,
    schema: {
      summary: 'Order once more for whom nothing could be ordered',
      tags,
      params: z.object({ id: idParam() }),
      body: OrderRequestInput,
      response: { 202: OrderRequest },
    },
    config: { access: orders, resource: 'orderRequest', errors },
  }),
  rows: entityRoutes({
    ...options,
    url: '/api/selectionrun/order/:id',
    answer: OrderRow,
    resource: 'selectionRun',
  }).list(orderRowList, {
    summary: 'List the people whom a run selected, with what was ordered for them',
    report: orderRowReport,
  }),
};
