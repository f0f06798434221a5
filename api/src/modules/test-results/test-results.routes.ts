import type { FastifyInstance } from 'fastify';
import { testResultRoutes } from '@assay/schema/test-results/test-result.routes';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { readTestEvents } from './test-events.read-model.ts';
import { isTestVisible } from './test-cases.repository.ts';
import { listTestResults } from './test-results.read-model.ts';
import { deleteTestResult, openTestResult } from './test-results.service.ts';

/** Calls of contract §21 and decision 40. */
export function registerTestResultsRoutes(app: FastifyInstance): void {
  const { secrets } = app;
  app.resources.set('testResult', {
    isVisible: (tx, id, viewer) =>
      viewer.permissions.has('VIEW_TEST_RESULTS') ? isTestVisible(tx, id) : Promise.resolve(true),
  });
  app.histories.set('testResult', {
    change: testResultRoutes.remove,
    also: ['testStatus'],
    named: { table: 'test_results', name: `'Test ' || id` },
  });
  serveRoutes(app, testResultRoutes, {
    list: (context, query) => listTestResults(context, query, secrets),
    get: openTestResult,
    remove: deleteTestResult,
    events: readTestEvents,
  });
}
