import { locationCsv } from '@assay/schema/locations/location-csv';
import { csvLines } from '../../../core/csv/write-csv.ts';
import { multipart } from '../../../core/storage/testing/multipart.ts';
import type { TestApp, TestSession } from '../../../core/testing/test-app.ts';

export type Cells = Partial<Record<keyof typeof locationCsv, string>>;
export const columnNames = Object.keys(locationCsv) as (keyof typeof locationCsv)[];
const examples: Cells = Object.fromEntries(
  columnNames.map((name) => [name, locationCsv[name].example]),
);

/** A file with the columns of the import; each row is the example with some cells changed. */
export const fileOf = (rows: readonly Cells[], columns = columnNames): string =>
  csvLines([
    columns.map((name) => locationCsv[name].header),
    ...rows.map((row) => columns.map((name) => ({ ...examples, ...row })[name] ?? '')),
  ]);

/** Sends a file as the locations of a company. */
export function sendLocations(
  api: TestApp,
  session: TestSession,
  companyId: number,
  text: string,
  headers: Record<string, string> = {},
) {
  const form = multipart([{ field: 'csv', name: 'locations.csv', content: Buffer.from(text) }]);
  return api.app.inject({
    method: 'POST',
    url: `/api/companies/${companyId}/locations/createFromCSV`,
    headers: { ...form.headers, authorization: `Bearer ${session.token}`, ...headers },
    payload: form.payload,
  });
}
