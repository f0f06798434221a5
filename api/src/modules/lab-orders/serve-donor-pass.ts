import type { FastifyInstance } from 'fastify';
import { labOrderRoutes } from '@assay/schema/lab-orders/lab-order.routes';
import { serveDocument } from '../../core/documents/serve-document.ts';
import { donorPassPdf } from './donor-pass-pdf.ts';
import { readDonorPass } from './donor-pass.read-model.ts';

/** The donor pass as a file (contract §21). */
export const serveDonorPass = (app: FastifyInstance): void =>
  serveDocument(app, labOrderRoutes.donorPass, async ({ context, params }) =>
    donorPassPdf(await readDonorPass(context.tx, params.id), context.viewer.timezone),
  );
