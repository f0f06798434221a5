import { documentList } from '@assay/schema/documents/document.list';
import { documentTypes } from '@assay/schema/documents/document-types';
import type { ListOf } from '../../components/list/list-of.ts';
import { sizeText } from '../../lib/size-text.ts';
import { momentText } from '../../lib/moment-text.ts';
import type { DocumentPartsFragment } from './document.generated.ts';
import { kindText } from './document-words.ts';

/** Documents of a company: columns, filter and search. */
export const documents: ListOf<DocumentPartsFragment, typeof documentList> = {
  spec: documentList,
  id: 'documents',
  title: 'Documents',
  report: 'documents',
  counted: ['document', 'documents'],
  rowLabel: ({ title }) => title,
  search: 'Search title',
  filters: [
    {
      kind: 'oneOf',
      field: 'contentType',
      label: 'Kind',
      all: 'All kinds',
      options: Object.entries(documentTypes).map(([value, label]) => ({ value, label })),
    },
  ],
  columns: [
    {
      id: 'title',
      header: 'Title',
      sortField: 'title',
      hideable: false,
      width: '22rem',
      cell: ({ title }) => title,
    },
    {
      id: 'kind',
      header: 'Kind',
      sortField: 'contentType',
      width: '10rem',
      cell: ({ contentType }) => kindText(contentType),
    },
    {
      id: 'size',
      header: 'Size',
      sortField: 'size',
      kind: 'number',
      width: '7rem',
      cell: ({ size }) => sizeText(size),
    },
    {
      id: 'uploadedBy',
      header: 'Added by',
      sortField: 'uploadedBy',
      width: '11rem',
      cell: ({ uploadedBy }) => uploadedBy,
    },
    {
      id: 'createdAt',
      header: 'Added',
      sortField: 'createdAt',
      kind: 'date',
      width: '14rem',
      cell: ({ createdAt }) => momentText(createdAt),
    },
  ],
};
