import { dayStamp, usDay } from '@assay/schema/core/us-day';
import type { ReportValue } from '@assay/schema/core/report';
import type { ReportBlock, ReportCell, ReportColumn } from '@assay/schema/reports/report';
import { reportMonthText } from '@assay/schema/reports/report-month';
import { reportTypes } from '@assay/schema/reports/report-types';
import { knownZone, momentIn, todayOf } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import { letterheadOf } from '../../core/documents/letterhead.ts';
import { pdfDocument } from '../../core/documents/pdf.ts';
import { pdfFacts, pdfParagraph, pdfTable } from '../../core/documents/pdf-parts.ts';
import type { MadeDocument } from '../../core/documents/serve-document.ts';
import { writeWorkbook, XLSX_TYPE } from '../../core/reports/report-xlsx.ts';
import type { WholeHistory } from './donor-history.read-model.ts';
import { textCell } from './report-cells.ts';
import { criteriaLines, type CoverLine } from './report-cover.ts';
import type { ReportScope } from './report-scope.ts';

interface Made {
  scope: ReportScope;
  blocks: readonly ReportBlock[];
  format: 'xlsx' | 'pdf';
  /** All lines of the only table, where it has more than its first ones. */
  whole: WholeHistory | null;
}

const counting =
  'Outcomes count once they are released; a test counts on the day of its collection (UTC).';

/** What is said on the cover of either file. */
async function coverOf(context: Context, { scope, blocks }: Made): Promise<CoverLine[]> {
  const { timezone } = context.viewer;
  return [
    ['Report', reportTypes[scope.type]],
    ...(await criteriaLines(context, scope.criteria)),
    ['Made at', momentIn(context.now, timezone)],
    ['Time zone', knownZone(timezone)],
    ['Counted', counting],
    ...blocks.flatMap(({ notes }) => notes.map((note) => ['Note', note] as const)),
  ];
}

/** Words as people read them; months are kept in an order by which they are compared. */
const wordsOf = ({ key, text }: ReportCell): string | null =>
  key === 'month' && text !== null ? reportMonthText(text) : text;

const valueOf = (cell: ReportCell): ReportValue => cell.number ?? wordsOf(cell);

const countText = (count: number | null): string => (count ?? 0).toLocaleString('en-US');

/** The lines of a table as values, some at a time. */
async function* linesOf(
  block: ReportBlock,
  whole: WholeHistory | null,
): AsyncGenerator<ReportValue[][]> {
  if (whole === null) yield block.cells.map((row) => row.map(valueOf));
  else yield* whole.lines;
}

/** How a column is written in a sheet; numbers and words need no more than themselves. */
const sheetColumn = ({ label, kind }: ReportColumn) => ({
  header: label,
  ...(kind === 'percent' || kind === 'day' ? { kind } : {}),
});

/** A value as a printed table has it. */
function printed(cell: ReportCell): string {
  const { kind, number, text, tests, outOf } = cell;
  if (kind === 'percent')
    return `${(number ?? 0).toFixed(2)}% (${countText(tests)} of ${countText(outOf)})`;
  if (kind === 'days') return (number ?? 0).toFixed(1);
  if (kind === 'day') return usDay(text) ?? '';
  return number === null ? (wordsOf(cell) ?? '') : countText(number);
}

async function* printedRows(
  { cells, columns }: ReportBlock,
  whole: WholeHistory | null,
): AsyncGenerator<string[][]> {
  if (whole === null) yield cells.map((row) => row.map(printed));
  else
    for await (const some of whole.lines)
      yield some.map((row) =>
        columns.map(({ key, kind }, at) => printed(textCell(key, row[at] ?? null, kind))),
      );
}

/** A report as XLSX, with a cover of its criteria, or as PDF to print. */
export async function reportFile(
  context: Context,
  made: Made,
): Promise<MadeDocument & { title: string }> {
  const { scope, blocks, format, whole } = made;
  const title = reportTypes[scope.type];
  const cover = await coverOf(context, made);
  const rows = (): number => whole?.total ?? blocks[0]?.cells.length ?? 0;
  if (format === 'xlsx')
    return {
      title,
      name: `${title} ${dayStamp(todayOf(context))}.xlsx`,
      contentType: XLSX_TYPE,
      rows,
      content: writeWorkbook({
        cover: { name: 'Criteria', facts: cover },
        tables: blocks.map((block) => ({
          title: block.title,
          columns: block.columns.map(sheetColumn),
          lines: linesOf(block, whole),
          timeZone: context.viewer.timezone,
        })),
        timeZone: context.viewer.timezone,
      }),
    };
  const pdf = pdfDocument(
    {
      name: `report-${scope.type}.pdf`,
      title,
      layout: 'landscape',
      head: await letterheadOf(context),
    },
    async (page) => {
      await pdfFacts(page, cover);
      for (const block of blocks) {
        if (blocks.length > 1) pdfParagraph(page, block.title, '');
        await pdfTable(
          page,
          block.columns.map(({ label, kind }) => ({
            head: label,
            share: kind === 'text' ? 1.4 : 1,
          })),
          printedRows(block, whole),
        );
      }
      if (blocks.length === 0)
        pdfParagraph(page, 'Nothing matched', 'No test matches these criteria.');
    },
  );
  return { ...pdf, title, rows };
}
