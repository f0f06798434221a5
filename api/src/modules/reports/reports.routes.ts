import type { FastifyInstance } from 'fastify';
import { misReportRoutes } from '@assay/schema/mis-reports/mis-report.routes';
import { reportRoutes } from '@assay/schema/reports/report.routes';
import { savedReportRoutes } from '@assay/schema/reports/saved-report.routes';
import { serveDocument } from '../../core/documents/serve-document.ts';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import {
  correctMisReport,
  signMisReport,
  updateMisEmployer,
  withdrawMisSignature,
} from './mis-changes.service.ts';
import { downloadMisReport, readMisReport } from './mis-report.service.ts';
import { downloadReport, readDonorHistory, readReport } from './reports.service.ts';

import { isOwnReport, listSavedReports, readSavedReport } from './saved-reports.read-model.ts';
import { readTestFigures } from './test-figures.read-model.ts';
import {
  createSavedReport,
  deleteSavedReport,
  updateSavedReport,
} from './saved-reports.service.ts';

/** Calls of contract §24, and those on saved reports. */
export function registerReportsRoutes(app: FastifyInstance): void {
  const { secrets } = app;
  app.resources.set('savedReport', { isVisible: isOwnReport });
  app.histories.set('savedReport', null);
  serveRoutes(app, reportRoutes, {
    figures: readTestFigures,
    get: readReport,
    donorHistory: (context, query) => readDonorHistory(context, query, secrets),
  });
  app.histories.set('misReport', null);
  serveRoutes(app, misReportRoutes, {
    get: readMisReport,
    updateEmployer: updateMisEmployer,
    correct: correctMisReport,
    sign: signMisReport,
    withdraw: withdrawMisSignature,
  });
  serveDocument(app, misReportRoutes.download, ({ context, query }) =>
    downloadMisReport(context, query),
  );
  serveRoutes(app, savedReportRoutes, {
    list: listSavedReports,
    get: readSavedReport,
    create: createSavedReport,
    update: updateSavedReport,
    remove: deleteSavedReport,
  });
  serveDocument(app, reportRoutes.download, ({ context, params, query }) =>
    downloadReport(context, params.reportTypeId, query, secrets),
  );
  serveDocument(app, reportRoutes.downloadDonorHistory, ({ context, query }) =>
    downloadReport(context, 'donorhistory', query, secrets),
  );
}
