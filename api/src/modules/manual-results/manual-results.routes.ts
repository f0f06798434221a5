import type { FastifyInstance } from 'fastify';
import { manualResultRoutes } from '@assay/schema/manual-results/manual-result.routes';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { correctResult } from './correct-result.service.ts';
import { enterResult } from './enter-result.service.ts';
import { enterStepwise } from './enter-stepwise.service.ts';
import { readReportVersions, readResultReaders } from './report-versions.read-model.ts';

/** Calls of contract §22 on results that are entered by hand. */
export function registerManualResultsRoutes(app: FastifyInstance): void {
  const { secrets, config } = app;
  serveRoutes(app, manualResultRoutes, {
    create: (context, input) => enterResult(context, input, secrets),
    createStepwise: (context, input) => enterStepwise(context, input, secrets),
    correct: (context, id, input) => correctResult(context, id, input, config),
    reports: readReportVersions,
    readers: readResultReaders,
  });
}
