import type { MisReport } from '@assay/schema/mis-reports/mis-report';
import type { ReportBlock } from '@assay/schema/reports/report';
import { BYTE_ORDER_MARK, csvLines } from '../../core/csv/write-csv.ts';
import { pdfDocument } from '../../core/documents/pdf.ts';
import { pdfFacts, pdfParagraph, pdfTable } from '../../core/documents/pdf-parts.ts';
import type { MadeDocument } from '../../core/documents/serve-document.ts';

const valuesOf = ({ cells }: ReportBlock): string[][] =>
  cells.map((row) => row.map(({ number, text }) => String(number ?? text ?? '')));

// oxlint-disable-next-line require-await -- a table takes its rows some at a time
async function* some<T>(rows: T): AsyncGenerator<T> {
  yield rows;
}

const blocksOf = ({ drugs, alcohol }: MisReport): ReportBlock[] =>
  alcohol === null ? [drugs] : [drugs, alcohol];

/** The sections one below the other, each with its heads. */
const csvOf = (report: MisReport): string =>
  BYTE_ORDER_MARK +
  csvLines([
    ['Employer', report.companyName],
    ['Agency', report.agency],
    ['Year', report.year],
    ...blocksOf(report).flatMap((block) => [
      [],
      [block.title],
      block.columns.map(({ label }) => label),
      ...valuesOf(block),
    ]),
  ]);

/** The numbers of the form to print or to type in. They are no filled form: section I and II are the employer's. */
export function misFile(report: MisReport, format: 'pdf' | 'csv'): MadeDocument {
  const { companyName, agency, year, categories, checks, missing } = report;
  const name = `DOT MIS report ${agency} ${year}.${format}`;
  if (format === 'csv')
    return { name, contentType: 'text/csv; charset=utf-8', content: some(csvOf(report)) };
  const title = `DOT drug and alcohol testing MIS data, ${agency}, ${year}`;
  return pdfDocument({ name, title, layout: 'landscape' }, async (pdf) => {
    await pdfFacts(pdf, [
      ['Employer', companyName],
      ['Agency', agency],
      ['Year', String(year)],
      ['Employee categories', categories.join(', ') || 'none'],
    ]);
    for (const block of blocksOf(report)) {
      pdfParagraph(pdf, block.title, block.notes.join(' '));
      const columns = block.columns.map(({ label, kind }) => ({
        head: label,
        share: kind === 'text' ? 2 : 1,
      }));
      await pdfTable(pdf, columns, some(valuesOf(block)));
      pdf.moveDown(0.6);
    }
    pdfParagraph(
      pdf,
      'Checks',
      checks
        .map(({ label, holds, detail }) => `${holds ? 'OK' : 'TO CHECK'}: ${label} (${detail})`)
        .join('\n'),
    );
    if (missing.length > 0)
      pdfParagraph(
        pdf,
        'Missing',
        missing.map(({ label, tests }) => `${label}: ${tests}`).join('\n'),
      );
  });
}
