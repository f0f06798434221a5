import type { MisReport, MisSection } from '@assay/schema/mis-reports/mis-report';
import { BYTE_ORDER_MARK, csvLines } from '../../core/csv/write-csv.ts';
import type { MadeDocument } from '../../core/documents/serve-document.ts';
import { misFormPdf } from './mis-form-pdf.ts';

const header = [
  'Employer',
  'Agency',
  'Year',
  'Employee Category',
  'Employees in Category',
  'Section',
  'Type of Test',
  'Column',
  'Column Name',
  'Value',
  'Counted',
  'Corrected',
  'Counts',
];

/** A line for each cell, so that a spreadsheet can turn it as it likes. */
function csvOf({ companyName, agency, year, pages, isWhole }: MisReport): string {
  const counts = isWhole ? 'whole company' : 'part of the company, no report to the DOT';
  const rows = pages.flatMap(({ category, employees, drugs, alcohol }) => {
    const page = [companyName, agency, year, category ?? 'Not known', employees.value];
    const linesOf = (part: MisSection) =>
      part.rows.flatMap((row) =>
        row.cells.map((cell, at) => [
          ...page,
          part.section === 'DRUGS' ? 'III' : 'IV',
          row.label,
          part.columns[at]?.number ?? at + 1,
          part.columns[at]?.label ?? '',
          cell.value,
          cell.counted,
          cell.isCorrected ? 'yes' : 'no',
          counts,
        ]),
      );
    return [...linesOf(drugs), ...(alcohol === null ? [] : linesOf(alcohol))];
  });
  return BYTE_ORDER_MARK + csvLines([header, ...rows]);
}

// oxlint-disable-next-line require-await -- a file takes its text some at a time
async function* some<T>(text: T): AsyncGenerator<T> {
  yield text;
}

/** The filled form, or its data. */
export function misFile(report: MisReport, format: 'pdf' | 'csv'): MadeDocument {
  const part = report.isWhole ? '' : ', part';
  const name = `DOT MIS report ${report.agency} ${report.year}${part}.${format}`;
  return format === 'csv'
    ? { name, contentType: 'text/csv; charset=utf-8', content: some(csvOf(report)) }
    : misFormPdf(report, name);
}
