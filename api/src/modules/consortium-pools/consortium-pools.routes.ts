import type { FastifyInstance } from 'fastify';
import { consortiumPoolRoutes } from '@assay/schema/consortium-pools/consortium-pool.routes';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { isPoolInSight, isRunInSight } from './consortium-pools.repository.ts';
import {
  listConsortiumPools,
  readConsortiumPool,
  readConsortiumRun,
  readExtract,
} from './consortium-pools.service.ts';

/** What a client user sees of the pools of the own company's consortiums (ADR 89). */
export function registerConsortiumPoolsRoutes(app: FastifyInstance): void {
  app.resources.set('consortiumPool', { isVisible: isPoolInSight });
  app.resources.set('consortiumRun', { isVisible: isRunInSight });
  serveRoutes(app, consortiumPoolRoutes, {
    list: listConsortiumPools,
    get: readConsortiumPool,
    run: readConsortiumRun,
    extract: readExtract,
  });
}
