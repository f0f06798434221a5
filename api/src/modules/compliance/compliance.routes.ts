import type { FastifyInstance } from 'fastify';
import { complianceCheckRoutes } from '@assay/schema/compliance/compliance-check.routes';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { checkCompliance } from './compliance.service.ts';

/** The compliance checks (T s7, contract §19). */
export const registerComplianceRoutes = (app: FastifyInstance): void =>
  serveRoutes(app, complianceCheckRoutes, {
    checkInstantTest: (context, body) => checkCompliance(context, 'POCT', body),
    checkLabOrder: (context, body) => checkCompliance(context, 'LAB', body),
  });
