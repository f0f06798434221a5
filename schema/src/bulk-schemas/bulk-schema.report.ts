import { labProviderNames } from '../common/lab-providers.ts';
import type { Report } from '../core/report.ts';
import type { BulkSchema } from './bulk-schema.ts';

/** Import schemas as a file, with the heads of the list (C s2). */
export const bulkSchemaReport: Report<BulkSchema> = {
  title: 'Import Schemas',
  columns: [
    { header: 'Provider', of: ({ provider }) => labProviderNames[provider] },
    { header: 'Version', of: ({ version }) => version },
    { header: 'Description', of: ({ description }) => description },
  ],
};
