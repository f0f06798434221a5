import type { FastifyInstance } from 'fastify';
import { worklistRoutes } from '@assay/schema/worklists/worklist';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { listWorklists } from './worklists.read-model.ts';

/** What waits for the caller (decision 45). */
export const registerWorklistsRoutes = (app: FastifyInstance): void =>
  serveRoutes(app, worklistRoutes, { list: listWorklists });
