import type { FastifyInstance } from 'fastify';
import { labOrderRoutes } from '@assay/schema/lab-orders/lab-order.routes';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { serveDonorPass } from './serve-donor-pass.ts';
import {
  cancelLabOrder,
  mailDonorPass,
  renewLabOrder,
  resendLabOrder,
} from './change-lab-order.service.ts';
import { createLabOrder } from './create-lab-order.service.ts';
import type { LaboratoryCalls, OrderTools } from './lab-order-to-place.ts';

/** Calls of contract §19 and §21 on lab orders, and of decision 41. */
export function registerLabOrdersRoutes(app: FastifyInstance, laboratory: LaboratoryCalls): void {
  const tools: OrderTools = { secrets: app.secrets, laboratory };
  serveDonorPass(app);
  serveRoutes(app, labOrderRoutes, {
    create: (context, body) => createLabOrder(context, body, tools),
    cancel: (context, id, body) => cancelLabOrder(context, id, body, tools),
    renew: (context, id, body) => renewLabOrder(context, id, body, tools),
    resend: (context, id, body) => resendLabOrder(context, id, body, tools),
    mailDonorPass,
  });
}
