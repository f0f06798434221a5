import type { FastifyInstance } from 'fastify';
import { historyRoutes } from '@assay/schema/history/history.routes';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { listAccess } from './access-log.read-model.ts';
import { listHistory, readAccessCheck, readAuditCheck } from './history.service.ts';

/** Calls of decision 30. */
export function registerHistoryRoutes(app: FastifyInstance): void {
  app.histories.set('report', { change: historyRoutes.check, also: ['rows', 'format', 'filters'] });
  serveRoutes(app, historyRoutes, {
    list: (context, query) => listHistory(app, context, query),
    check: readAuditCheck,
    accessLog: listAccess,
    accessCheck: readAccessCheck,
  });
}
