import { z } from 'zod';
import { entityRoutes } from '../core/entity-routes.ts';
import { idParam } from '../core/fields.ts';
import { defineRoute, type Access } from '../core/route.ts';
import { CreateDocumentInput, Document, UpdateDocumentInput } from './document.ts';
import { documentList } from './document.list.ts';
import { documentReport } from './document.report.ts';

const read = { anyOf: ['READ_ALL_DOCUMENTS'] } as const satisfies Access;
const options = {
  answer: Document,
  resource: 'document',
  one: 'a document',
  many: 'documents',
  read,
  write: { anyOf: ['UPDATE'] },
} as const;
const document = entityRoutes({ ...options, url: '/api/documents' });
const ofCompany = entityRoutes({
  ...options,
  url: '/api/companies/:id/documents',
  resource: 'company',
});

/**
 * Calls of contract §9 on documents; the top-level list is decision 13. Who may not read documents finds none
 * to rename or to delete.
 */
export const documentRoutes = {
  list: document.list(documentList, {
    summary: 'List the documents of the companies in scope',
    report: documentReport,
  }),
  listOfCompany: ofCompany.list(documentList, {
    summary: 'List the documents of a company',
    report: documentReport,
  }),
  get: document.get(),
  create: ofCompany.create(CreateDocumentInput, {
    summary: 'Add an uploaded file to the documents of a company',
    access: { anyOf: ['CREATE_DOCUMENT'] },
  }),
  update: document.update(UpdateDocumentInput, { summary: 'Rename a document' }),
  remove: document.remove({ access: { anyOf: ['DELETE'] } }),
  download: defineRoute({
    method: 'GET',
    url: '/api/companies/:companyId/documents/:id/download',
    schema: {
      summary: 'Download the file of a document, named by its title',
      tags: ['documents'],
      params: z.object({
        companyId: idParam().describe('Id of the company.'),
        id: idParam(),
      }),
      response: { 200: z.unknown().describe('The file.') },
    },
    config: { access: read, resource: 'document', transport: 'download', traced: 'DOCUMENT' },
  }),
};
