import type { FastifyInstance } from 'fastify';
import { runParticipantList } from '@assay/schema/selection-runs/run-participant.list';
import { selectionRunRoutes } from '@assay/schema/selection-runs/selection-run.routes';
import { serveCsv } from '../../core/csv/serve-csv.ts';
import { serveDocument } from '../../core/documents/serve-document.ts';
import { doToMany } from '../../core/entities/do-to-many.ts';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { tickedIds } from '../../core/lists/ticked-ids.ts';
import { certificatePdf } from './certificate-pdf.ts';
import { downloadRun, downloadRunPdf } from './download-run.ts';
import { readInstantTestInfo, readLabOrderInfo } from './participant-info.read-model.ts';
import { listRunParticipants, participantNames } from './run-participants.read-model.ts';
import { noteNotice } from './note-notice.ts';
import { designate, setSpecimenId } from './run-participants.service.ts';
import { readCertificate } from './selection-certificate.read-model.ts';
import { listSelectionRuns, readRunDetails } from './selection-runs.read-model.ts';
import { runParticipants } from './run-participant.table.ts';
import { selectionRuns } from './selection-run.table.ts';
import { createSelectionRun, invalidateRun, readPeriodNumbers } from './selection-runs.service.ts';

/** Calls of contract §18 on runs and participants. */
export function registerSelectionRunsRoutes(app: FastifyInstance): void {
  app.resources.set('selectionRun', selectionRuns);
  app.resources.set('runParticipant', runParticipants);
  app.histories.set('runParticipant', {
    change: selectionRunRoutes.designate,
    more: [selectionRunRoutes.setSpecimenId, selectionRunRoutes.noteNotice],
    instead: { status: ['selectionStatus'], isNotified: ['notifiedBy'] },
  });
  app.histories.set('selectionRun', {
    change: selectionRunRoutes.invalidate,
    also: ['isInvalidated'],
    named: { table: 'selection_runs', name: `to_char(run_date, 'MM/DD/YYYY')` },
  });
  serveRoutes(app, selectionRunRoutes, {
    list: listSelectionRuns,
    listOfPool: listSelectionRuns,
    numbers: readPeriodNumbers,
    create: (context, body) => createSelectionRun(context, app, body),
    get: readRunDetails,
    invalidate: invalidateRun,
    certificate: readCertificate,
    participants: listRunParticipants,
    designate,
    setSpecimenId,
    noteNotice,
    noteNotices: async (context, input) =>
      doToMany(
        context,
        await tickedIds(context, { spec: runParticipantList, list: listRunParticipants }, input),
        participantNames,
        (one, id) => noteNotice(one, id, input),
      ),
    instantTestInfo: readInstantTestInfo,
    labOrderInfo: readLabOrderInfo,
  });
  serveCsv(app, selectionRunRoutes.download, ({ context, params }) =>
    downloadRun(context, params.id),
  );
  serveDocument(app, selectionRunRoutes.downloadPdf, ({ context, params }) =>
    downloadRunPdf(context, params.id),
  );
  serveDocument(app, selectionRunRoutes.certificatePdf, ({ context, params }) =>
    certificatePdf(context, params.id, app.config),
  );
}
