import type { FastifyInstance } from 'fastify';
import { fileRoutes, uploadKinds, UploadFields } from '@assay/schema/files/file';
import { serveDownload } from '../../core/storage/serve-download.ts';
import { serveUpload } from '../../core/storage/serve-upload.ts';
import { readFile, storeUpload } from './files.service.ts';

/** Calls of contract §6. */
export function registerFilesRoutes(app: FastifyInstance): void {
  app.histories.set('file', null);
  const form = {
    file: 'data',
    rule: uploadKinds.document,
    fields: UploadFields,
    raw: {
      contentType: fileRoutes.upload.config.rawBody,
      format: 'png' as const,
      name: 'signature.png',
      rule: uploadKinds.signature,
      fields: { title: 'Signature', docType: 'SIGNATURE' as const },
    },
  };
  serveUpload(app, fileRoutes.upload, form, (call) => {
    const { docType, title } = call.fields;
    const kind = docType === 'SIGNATURE' ? 'signature' : 'document';
    return storeUpload(app.storage, call, { kind, docType, title: title ?? call.file.name });
  });
  serveDownload(app, fileRoutes.download, ({ context, params }) =>
    readFile(context, app.fileReferences, params.fileId),
  );
}
