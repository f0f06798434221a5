import type { FastifyInstance } from 'fastify';
import { donorFileRoutes } from '@assay/schema/donor-files/donor-file.routes';
import { serveDocument } from '../../core/documents/serve-document.ts';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { downloadDonorFile } from './donor-file-pdf.ts';
import { readDonorFile } from './donor-file.read-model.ts';
import { mergeDonor, unmergeDonor } from './donor-merges.service.ts';

/** Files of donors, over all tests, pools and draws of a company (ADR 135). */
export function registerDonorFilesRoutes(app: FastifyInstance): void {
  const { secrets } = app;
  app.histories.set('donorFile', null);
  serveRoutes(app, donorFileRoutes, {
    read: (context, id) => readDonorFile(context, id, secrets),
    merge: (context, id, input) => mergeDonor(context, id, input, secrets),
    unmerge: (context, id, input) => unmergeDonor(context, id, input, secrets),
  });
  serveDocument(app, donorFileRoutes.download, ({ context, params, query }) =>
    downloadDonorFile(context, params.id, query, secrets),
  );
}
