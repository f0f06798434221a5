import type { FastifyInstance } from 'fastify';
import { acknowledgmentRoutes } from '@assay/schema/acknowledgments/acknowledgment.routes';
import { serveDocument } from '../../core/documents/serve-document.ts';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { acknowledgmentPdf } from './acknowledgment-pdf.ts';
import { listAcknowledgments } from './acknowledgments.read-model.ts';
import { signAcknowledgment } from './sign-acknowledgment.service.ts';

/** Calls of contract §22 on acknowledgments. */
export function registerAcknowledgmentsRoutes(app: FastifyInstance): void {
  serveRoutes(app, acknowledgmentRoutes, {
    sign: signAcknowledgment,
    list: listAcknowledgments,
  });
  serveDocument(app, acknowledgmentRoutes.download, ({ context, params }) =>
    acknowledgmentPdf(context, params.id, app.storage),
  );
}
