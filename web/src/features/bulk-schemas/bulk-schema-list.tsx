import { labProviderNames, labProviderTabs } from '@assay/schema/common/lab-providers';
import { bulkSchemaList } from '@assay/schema/bulk-schemas/bulk-schema.list';
import type { ListOf } from '../../components/list/list-of.ts';
import type { BulkSchemaRowFragment } from './bulk-schema-list.generated.ts';
import { nameOfSchema } from './bulk-schema-record.ts';

/** Import schemas (C s2): columns and search. */
export const bulkSchemasList: ListOf<BulkSchemaRowFragment, typeof bulkSchemaList> = {
  spec: bulkSchemaList,
  report: 'bulk/schema',
  id: 'import-schemas',
  title: 'Import Schemas',
  counted: ['schema', 'schemas'],
  rowLabel: nameOfSchema,
  search: 'Search version or description',
  filters: [
    {
      kind: 'oneOf',
      field: 'provider',
      label: 'Provider',
      all: 'All providers',
      options: labProviderTabs.map((value) => ({ value, label: labProviderNames[value] })),
    },
  ],
  columns: [
    {
      id: 'provider',
      header: 'Provider',
      sortField: 'provider',
      hideable: false,
      width: '16rem',
      cell: ({ provider }) => labProviderNames[provider],
    },
    {
      id: 'version',
      header: 'Version',
      sortField: 'version',
      width: '8rem',
      phone: 'labelled',
      cell: ({ version }) => version,
    },
    {
      id: 'description',
      header: 'Description',
      sortField: 'description',
      width: '36rem',
      cell: ({ description }) => description,
    },
  ],
};
