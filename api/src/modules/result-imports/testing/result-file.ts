import { columnRules } from '@assay/schema/bulk-schemas/column-rules';

const heads = Object.values(columnRules).map(({ description }) => description);

/** A negative test, where a row differs from it, by the heads that the templates suggest. */
const usual: Record<string, string> = {
  'Donor First Name': 'Ann',
  'Donor Last Name': 'Lee',
  'Donor Primary ID': 'E-100',
  'Donor Primary ID Type': 'Employee ID',
  'Donor Date of Birth': '04/12/1986',
  'Location ID': '100001',
  'Specimen ID': 'S-1',
  'Specimen Type': 'Urine',
  'Collected At': '03/01/2026 8:05 AM',
  'Received At': '03/02/2026',
  'Reported At': '03/03/2026 10:00 AM',
  'Reason for Test': 'Random',
  'Overall Result': 'Negative',
};

const cell = (text: string): string =>
  /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** A file of results by a schema that maps each field to its own words. */
export const resultFile = (rows: readonly Record<string, string>[]): string =>
  [heads, ...rows.map((row) => heads.map((head) => row[head] ?? usual[head] ?? ''))]
    .map((cells) => cells.map(cell).join(','))
    .join('\n');
