import { labSiteCsv } from '@assay/schema/collection-sites/lab-site-csv';
import { csvLines } from '../../../core/csv/write-csv.ts';

const columns = Object.values(labSiteCsv);

/** A file of collection sites by the headers of its columns: sites that do nothing unless a row says so. */
export const labSiteFile = (rows: readonly Readonly<Record<string, string>>[]): string =>
  csvLines([
    columns.map(({ header }) => header),
    ...rows.map((row) =>
      columns.map(({ header }) => row[header] ?? (header === 'SiteType' ? 'PSC' : 'N')),
    ),
  ]);
