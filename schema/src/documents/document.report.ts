import type { Report } from '../core/report.ts';
import { documentTypes } from './document-types.ts';
import type { Document } from './document.ts';

const kinds: Readonly<Record<string, string>> = documentTypes;

/** Documents as a list in a file: what there is, not the documents themselves. */
export const documentReport: Report<Document> = {
  title: 'Documents',
  columns: [
    { header: 'Title', of: ({ title }) => title },
    { header: 'Kind', of: ({ contentType }) => kinds[contentType] ?? contentType },
    { header: 'Size', of: ({ size }) => size },
    { header: 'Added by', of: ({ uploadedBy }) => uploadedBy },
    { header: 'Added', kind: 'moment', of: ({ createdAt }) => createdAt },
  ],
};
