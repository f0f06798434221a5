import type { FastifyInstance } from 'fastify';
import { documentRoutes } from '@assay/schema/documents/document.routes';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { serveDownload } from '../../core/storage/serve-download.ts';
import { permissionsOfCompanyParts } from '../permissions/permissions.service.ts';
import { documents } from './document.table.ts';
import { listDocuments, readDocument } from './documents.read-model.ts';
import {
  createDocument,
  deleteDocument,
  downloadDocument,
  renameDocument,
  seesDocuments,
  seesFile,
} from './documents.service.ts';

/** Calls of contract §9 on documents. */
export function registerDocumentsRoutes(app: FastifyInstance): void {
  app.resources.set('document', {
    isVisible: async (tx, id, viewer) => seesDocuments(viewer) && documents.isVisible(tx, id),
    permissions: permissionsOfCompanyParts,
  });
  app.fileReferences.push({ kind: 'document', isVisible: seesFile });
  app.histories.set('document', {
    change: documentRoutes.update,
    named: { table: 'documents', name: 'title' },
  });
  serveRoutes(app, documentRoutes, {
    list: listDocuments,
    listOfCompany: listDocuments,
    get: readDocument,
    create: createDocument,
    update: renameDocument,
    remove: deleteDocument,
  });
  serveDownload(app, documentRoutes.download, ({ context, params }) =>
    downloadDocument(context, params),
  );
}
