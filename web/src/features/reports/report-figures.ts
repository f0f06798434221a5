import type { ReportType } from '@assay/schema/reports/report-types';
import type { Figure } from '../../components/page/FigureStrip.tsx';
import { testsLink } from '../../domain/test-results/tests-link.ts';
import { reportMonthText } from '@assay/schema/reports/report-month';
import { cellText, measureOf } from './cell-text.ts';
import type { ShownBlock, ShownReport } from './report-loader.ts';

/** Which values open a report: a page begins with its answer. */
const leading: Partial<Record<ReportType, readonly string[]>> = {
  activitydetail: ['total', 'totalNegative', 'totalPositive', 'positiveRate'],
  positiverate: ['totalPositiveRate', 'confirmedPositive', 'positiveDilute'],
};

/** The figures above the table, each with the list of its tests. */
export function figuresOf({ type, blocks: [block] }: ShownReport, opens: boolean): Figure[] {
  if (block === undefined) return [];
  return (leading[type] ?? []).flatMap((key): Figure[] => {
    const cell = block.cells[0]?.find((each) => each.key === key);
    const label = block.columns.find((column) => column.key === key)?.label;
    if (cell === undefined || label === undefined) return [];
    const behind = cell.tests ?? cell.number ?? 0;
    const to = cell.search !== null && behind > 0 && opens ? testsLink(cell.search) : null;
    return [
      { label, value: cellText(cell), note: measureOf(cell), ...(to === null ? {} : { to }) },
    ];
  });
}

/** What a chart says, in a sentence. */
export function sentenceOf(type: ReportType, { series = [], cells }: ShownBlock): string | null {
  const months = series[0]?.points ?? [];
  if (months.length === 0) return null;
  if (type === 'monthlyvolume') {
    const totals = cells.map((row) => row.find(({ key }) => key === 'total')?.number ?? 0);
    const most = Math.max(...totals);
    const sum = totals.reduce((all, each) => all + each, 0).toLocaleString('en-US');
    return `${sum} tests in ${months.length} months, most of them in ${reportMonthText(months[totals.indexOf(most)]?.x ?? '')} (${most.toLocaleString('en-US')}).`;
  }
  const rated = months.flatMap(({ x, y }) => (y === null ? [] : [{ x, y }]));
  const highest = rated.toSorted((one, other) => other.y - one.y)[0];
  return highest === undefined
    ? null
    : `The rate was highest in ${reportMonthText(highest.x)}, at ${highest.y.toFixed(2)}%.`;
}
