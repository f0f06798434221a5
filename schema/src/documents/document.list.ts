import { keysOf } from '../core/keys-of.ts';
import { defineList } from '../core/list.ts';
import { documentTypes } from './document-types.ts';

/** Documents of a company (contract §9). */
export const documentList = defineList({
  fields: {
    id: { kind: 'id' },
    companyId: { kind: 'id' },
    title: { kind: 'text', sort: true },
    contentType: { kind: 'choice', sort: true, values: keysOf(documentTypes) },
    size: { kind: 'int', sort: true },
    uploadedBy: { kind: 'text', sort: true },
    createdAt: { kind: 'timestamp', sort: true },
  },
  parents: ['companyId'],
  search: ['title'],
  defaultSort: 'title',
});
