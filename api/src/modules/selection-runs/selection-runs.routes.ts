import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { selectionRunRoutes } from '@assay/schema/selection-runs/selection-run.routes';
import { serveCsv } from '../../core/csv/serve-csv.ts';
import { serveDocument } from '../../core/documents/serve-document.ts';
import { serve } from '../../core/http/serve.ts';
import { readTestPool } from '../test-pools/test-pools.read-model.ts';
import { certificatePdf } from './certificate-pdf.ts';
import { downloadRun, downloadRunPdf } from './download-run.ts';
import { listRunParticipants } from './run-participants.read-model.ts';
import { designate, setSpecimenId } from './run-participants.service.ts';
import { readCertificate } from './selection-certificate.ts';
import { listSelectionRuns, readRunDetails } from './selection-runs.read-model.ts';
import { createSelectionRun, invalidateRun, readPeriodNumbers } from './selection-runs.service.ts';

/** Calls of contract §18 on runs and participants. */
export function registerSelectionRunsRoutes(app: FastifyInstance): void {
  app.resources.set('selectionRun', {
    isVisible: async (tx, id) =>
      (await tx.row(sql`select 1 as seen from selection_runs where id = ${id}`)) !== null,
  });
  app.resources.set('runParticipant', {
    isVisible: async (tx, id) =>
      (await tx.row(sql`select 1 as seen from run_participants where id = ${id}`)) !== null,
  });
  serve(app, selectionRunRoutes.list, ({ context, list }) => listSelectionRuns(context, list));
  serve(app, selectionRunRoutes.listOfPool, async ({ context, params, list }) => {
    await readTestPool(context, params.id);
    return listSelectionRuns(context, list, params.id);
  });
  serve(app, selectionRunRoutes.numbers, ({ context, query }) => readPeriodNumbers(context, query));
  serve(app, selectionRunRoutes.create, ({ context, body }) =>
    createSelectionRun(context, app, body),
  );
  serve(app, selectionRunRoutes.get, ({ context, params }) => readRunDetails(context, params.id));
  serve(app, selectionRunRoutes.invalidate, ({ context, params, body }) =>
    invalidateRun(context, params.id, body),
  );
  serve(app, selectionRunRoutes.certificate, ({ context, params }) =>
    readCertificate(context, params.id),
  );
  serveCsv(app, selectionRunRoutes.download, ({ context, params }) =>
    downloadRun(context, params.id),
  );
  serveDocument(app, selectionRunRoutes.downloadPdf, ({ context, params }) =>
    downloadRunPdf(context, params.id),
  );
  serveDocument(app, selectionRunRoutes.certificatePdf, ({ context, params }) =>
    certificatePdf(context, params.id),
  );
  serve(app, selectionRunRoutes.participants, ({ context, list }) =>
    listRunParticipants(context, list),
  );
  serve(app, selectionRunRoutes.designate, ({ context, params, body }) =>
    designate(context, params.id, body),
  );
  serve(app, selectionRunRoutes.setSpecimenId, ({ context, params, body }) =>
    setSpecimenId(context, params.id, body),
  );
}
