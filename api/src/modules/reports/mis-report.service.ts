import { fieldError } from '@assay/schema/core/field-error-tree';
import type { ListFilter } from '@assay/schema/core/list';
import { formatListQuery } from '@assay/schema/core/list-query';
import type { MisGap, MisReport } from '@assay/schema/mis-reports/mis-report';
import type { ReportBlock } from '@assay/schema/reports/report';
import { todayOf } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import type { MadeDocument } from '../../core/documents/serve-document.ts';
import { Refusal } from '../../core/refusal.ts';
import { countTests, type Figure } from '../test-results/count-tests.read-model.ts';
import {
  alcoholColumns,
  alcoholFigures,
  drugColumns,
  drugFigures,
  misReasonNames,
  misReasons,
} from './mis-figures.ts';
import { misChecks } from './mis-checks.ts';
import { misFile } from './mis-file.ts';
import { misCategories, misDrugs, misPools } from './mis-report.read-model.ts';
import { blockOf, columnOf, countCell, textCell } from './report-cells.ts';
import { beginOf, endOf, filter } from './report-filters.ts';
import { released } from './report-figures.ts';
import { namesOf } from './report-scope.read-model.ts';

interface Asked {
  companyId: number;
  agency: MisReport['agency'];
  year: number;
}

/** A row of a section: what it is called, and what its tests have in common. */
interface Row {
  label: string;
  where: readonly ListFilter[];
}

const rows: readonly Row[] = [
  ...misReasonNames.map((reason) => ({
    label: misReasons[reason],
    where: [filter('donor.reasonForTest', 'EQ', reason)],
  })),
  { label: 'TOTAL', where: [filter('donor.reasonForTest', 'IN', ...misReasonNames)] },
];

/** A section of the form: a row for each reason, every number with the list of its tests. */
async function section(
  context: Context,
  filters: readonly ListFilter[],
  figures: Readonly<Record<string, Figure>>,
  {
    title,
    heads,
    notes,
  }: { title: string; heads: Readonly<Record<string, string>>; notes: string[] },
): Promise<ReportBlock> {
  const keys = Object.keys(heads);
  const nameOf = (row: Row, key: string): string => `${row.label} ${key}`;
  const all: Record<string, Figure> = {};
  for (const row of rows)
    for (const key of keys)
      all[nameOf(row, key)] = { where: [...row.where, ...(figures[key]?.where ?? [])] };
  const [counted] = await countTests(context, filters, all);
  return blockOf(
    title,
    [
      columnOf('row', 'Type of Test', 'text'),
      ...keys.map((key) => columnOf(key, heads[key] ?? '')),
    ],
    rows.map((row) => [
      textCell('row', row.label),
      ...keys.map((key) =>
        countCell(key, counted?.figures[nameOf(row, key)] ?? 0, [
          ...filters,
          ...(all[nameOf(row, key)]?.where ?? []),
        ]),
      ),
    ]),
    { notes },
  );
}

/** Tests of the company and year that the form cannot place. */
async function gapsOf(
  context: Context,
  year: readonly ListFilter[],
  ofAgency: readonly ListFilter[],
): Promise<MisGap[]> {
  const gaps: [label: string, filters: ListFilter[]][] = [
    [
      'DOT tests without an agency',
      [...year, released, filter('labOrder.testingAgency', 'IS_NULL', 'true')],
    ],
    [
      'Tests for another reason, or without one',
      [...ofAgency, released, filter('donor.reasonForTest', 'NOT_IN', ...misReasonNames)],
    ],
    [
      'Positive tests whose drug is not known',
      [
        ...ofAgency,
        filter('testResult.isAlcohol', 'EQ', 'false'),
        filter('testResult.outcome', 'IN', 'POSITIVE', 'POSITIVE_DILUTE'),
        filter('testResult.positiveDrugIds', 'IS_NULL', 'true'),
      ],
    ],
    [
      'Tests without an outcome yet',
      [...ofAgency, filter('testResult.outcome', 'IS_NULL', 'true')],
    ],
  ];
  const found: MisGap[] = [];
  for (const [label, filters] of gaps) {
    const [counted] = await countTests(context, filters, { tests: { where: [] } });
    found.push({ label, tests: counted?.figures.tests ?? 0, search: formatListQuery({ filters }) });
  }
  return found.filter(({ tests }) => tests > 0);
}

const drugNotes = [
  'Columns 11 and 12 are told together: why a donor refused is not kept with every test.',
  'A negative-dilute test that led to a second collection counts as well; take it off by hand.',
];
const alcoholNotes = [
  'Concentrations are not kept with tests: screens at 0.02 or above, confirmation tests, and columns 5 and 6 are to be filled in from the records of the breath alcohol technician.',
];

/**
 * The numbers of form DOT F 1385 of a company, agency and year, as far as tests and pools know them: released outcomes
 * alone, by the day of collection.
 * @throws Refusal of fields, RESOURCE_NOT_FOUND at the company
 */
export async function readMisReport(
  context: Context,
  { companyId, agency, year }: Asked,
): Promise<MisReport> {
  const { tx } = context;
  if (year > Number(todayOf(context).slice(0, 4)))
    throw Refusal.fields(fieldError(['year'], 'INVALID'));
  const [companyName] = await namesOf(tx, 'companies', [companyId]);
  if (companyName === undefined) throw Refusal.field(['companyId'], 'RESOURCE_NOT_FOUND');
  const ofYear = [
    filter('company.id', 'EQ', companyId),
    filter('testResult.program', 'EQ', 'DOT'),
    filter('testResult.countedAt', 'GTE', beginOf(`${year}-01-01`)),
    filter('testResult.countedAt', 'LTE', endOf(`${year}-12-31`)),
  ];
  const ofAgency = [...ofYear, filter('labOrder.testingAgency', 'EQ', agency)];
  const of = (isAlcohol: boolean) => [
    ...ofAgency,
    filter('testResult.isAlcohol', 'EQ', String(isAlcohol)),
    released,
  ];
  const drugs = await section(context, of(false), drugFigures(await misDrugs(tx)), {
    title: 'Drug Testing Data',
    heads: drugColumns,
    notes: drugNotes,
  });
  /* USCG employers do not report alcohol. */
  const alcohol =
    agency === 'USCG'
      ? null
      : await section(context, of(true), alcoholFigures, {
          title: 'Alcohol Testing Data',
          heads: alcoholColumns,
          notes: alcoholNotes,
        });
  const pools = await misPools(tx, { companyId, agency, year });
  return {
    companyName,
    agency,
    year,
    categories: await misCategories(tx, agency),
    drugs,
    alcohol,
    checks: misChecks({ drugs, alcohol, pools }),
    missing: await gapsOf(context, ofYear, ofAgency),
  };
}

/** The numbers as PDF or CSV, which the audit log notes. @throws as `readMisReport` */
export async function downloadMisReport(
  context: Context,
  { format, ...asked }: Asked & { format: 'pdf' | 'csv' },
): Promise<MadeDocument> {
  const report = await readMisReport(context, asked);
  context.audit({
    action: 'report.exported',
    entityId: 'DOT MIS report',
    companyId: asked.companyId,
    changes: { format: { after: format.toUpperCase() } },
  });
  return misFile(report, format);
}
