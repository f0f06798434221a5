import type { FastifyInstance } from 'fastify';
import { profileRoutes } from '@assay/schema/profile/profile.routes';
import { testCaseRoutes } from '@assay/schema/test-results/test-case.routes';
import { testResultRoutes } from '@assay/schema/test-results/test-result.routes';
import { serveDocument } from '../../core/documents/serve-document.ts';
import { serve } from '../../core/http/serve.ts';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { serveDownload } from '../../core/storage/serve-download.ts';
import { isCaseVisible, readCaseFile, seesCaseFile } from './case-files.read-model.ts';
import { downloadMroReport } from './mro-report-pdf.ts';
import { downloadTestResult } from './result-pdf.service.ts';
import { readTestEvents } from './test-events.read-model.ts';
import { isTestVisible } from './test-cases.repository.ts';
import { permissionsOfTests, readTestPermissions } from './test-permissions.service.ts';
import { listTestResults } from './test-results.read-model.ts';
import { deleteTestResult, openTestResult } from './test-results.service.ts';

/** Calls of contract §21 and decision 40. */
export function registerTestResultsRoutes(app: FastifyInstance): void {
  const { secrets } = app;
  app.resources.set('testResult', {
    isVisible: (tx, id, viewer) =>
      viewer.permissions.has('VIEW_TEST_RESULTS') ? isTestVisible(tx, id) : Promise.resolve(true),
  });
  app.resources.set('testCase', {
    isVisible: (tx, id, viewer) =>
      viewer.permissions.has('VIEW_TEST_RESULTS') ? isCaseVisible(tx, id) : Promise.resolve(true),
  });
  app.fileReferences.push({ kind: 'testCase', isVisible: seesCaseFile });
  app.histories.set('testResult', {
    change: testResultRoutes.remove,
    also: ['testStatus', 'mroResult'],
    named: { table: 'test_results', name: `'Test ' || id` },
  });
  serveRoutes(app, testResultRoutes, {
    list: (context, query) => listTestResults(context, query, secrets),
    get: openTestResult,
    remove: deleteTestResult,
    events: readTestEvents,
    permissions: readTestPermissions,
  });
  serve(app, profileRoutes.testResultPermissions, async ({ context, query }) => ({
    results: await permissionsOfTests(context, query['id[IN][]'] ?? []),
  }));
  serveDocument(app, testResultRoutes.download, ({ context, params }) =>
    downloadTestResult(context, app.storage, params.id),
  );
  serveDocument(app, testCaseRoutes.mroReport, ({ context, params }) =>
    downloadMroReport(context, app.storage, params),
  );
  serveDownload(app, testCaseRoutes.file, ({ context, params }) => readCaseFile(context, params));
}
