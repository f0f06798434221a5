import { createHash } from 'node:crypto';
import { fieldError } from '@assay/schema/core/field-error-tree';
import type { ListFilter } from '@assay/schema/core/list';
import type { MisChange, MisPage, MisReport } from '@assay/schema/mis-reports/mis-report';
import { todayOf } from '../../core/clock.ts';
import { canonicalJson } from '../../core/canonical-json.ts';
import type { Context } from '../../core/context.ts';
import type { MadeDocument } from '../../core/documents/serve-document.ts';
import { Refusal } from '../../core/refusal.ts';
import { pageChecks, randomChecks } from './mis-checks.ts';
import { cellsByPlace, correctedPages, correctedTotal, lastOf, placeKey } from './mis-corrected.ts';
import { knownEmployer } from './mis-employer.read-model.ts';
import { misFile } from './mis-file.ts';
import { misGaps } from './mis-gaps.ts';
import { misPages } from './mis-pages.ts';
import { misCategories, misPools } from './mis-report.read-model.ts';
import {
  selectStoredMis,
  type FrozenMis,
  type MisAsked,
  type StoredMis,
} from './mis-stored.repository.ts';
import { beginOf, endOf, filter } from './report-filters.ts';
import { namesOf } from './report-scope.read-model.ts';

/** The report with what a person did to it, and what a signature freezes of it. */
export interface ReadMis {
  report: MisReport;
  frozen: FrozenMis;
  stored: StoredMis;
}

/** DOT tests of a company that count in a year, by the day of collection. */
const testsOf = ({ companyId, year }: MisAsked): ListFilter[] => [
  filter('company.id', 'EQ', companyId),
  filter('testResult.program', 'EQ', 'DOT'),
  filter('testResult.countedAt', 'GTE', beginOf(`${year}-01-01`)),
  filter('testResult.countedAt', 'LTE', endOf(`${year}-12-31`)),
];

export const hashOfMis = (frozen: FrozenMis): string =>
  createHash('sha256').update(canonicalJson(frozen)).digest('hex');

type Counted = readonly Omit<MisPage, 'checks'>[];

/** What tests say now beside each number of a signed report. */
function withNow(signed: readonly MisPage[], now: Counted): MisPage[] {
  const cells = cellsByPlace(now);
  const beside = <T extends { key: string; counted: number }>(cell: T, place: string): T => ({
    ...cell,
    counted: cells.get(place)?.cell.counted ?? 0,
  });
  return signed.map((page) => {
    const { category } = page;
    const section = <S extends MisPage['alcohol']>(part: S): S =>
      part && {
        ...part,
        rows: part.rows.map((row) => ({
          ...row,
          cells: row.cells.map((cell) =>
            beside(
              cell,
              placeKey({ category, section: part.section, row: row.key, column: cell.key }),
            ),
          ),
        })),
      };
    const place = placeKey({ category, section: 'EMPLOYEES', row: null, column: 'employees' });
    return {
      ...page,
      employees: beside(page.employees, place),
      drugs: section(page.drugs),
      alcohol: section(page.alcohol),
    };
  });
}

/** Numbers of tests that are not what they were when it was signed. */
function changesSince(signed: readonly MisPage[], now: Counted): MisChange[] {
  const [before, after] = [cellsByPlace(signed), cellsByPlace(now)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((place) => {
    const [was, is] = [before.get(place), after.get(place)];
    const change = { signed: was?.cell.counted ?? 0, now: is?.cell.counted ?? 0 };
    return change.signed === change.now
      ? []
      : [{ label: was?.label ?? is?.label ?? '', ...change }];
  });
}

/**
 * Form DOT F 1385 of a company, agency and year: released outcomes alone, by the day of collection, as people corrected them;
 * of a signed one what was signed, with what tests say now beside it.
 * @throws Refusal of fields, RESOURCE_NOT_FOUND at the company
 */
export async function readWholeMis(context: Context, asked: MisAsked): Promise<ReadMis> {
  const { tx, viewer, tenantId } = context;
  const { companyId, agency, year } = asked;
  if (year > Number(todayOf(context).slice(0, 4)))
    throw Refusal.fields(fieldError(['year'], 'INVALID'));
  const [companyName] = await namesOf(tx, 'companies', [companyId]);
  if (companyName === undefined) throw Refusal.field(['companyId'], 'RESOURCE_NOT_FOUND');
  const ofYear = testsOf(asked);
  const ofAgency = [...ofYear, filter('labOrder.testingAgency', 'EQ', agency)];
  const categories = await misCategories(tx, asked);
  const counted = await misPages(context, { agency, filters: ofAgency, categories });
  const stored = await selectStoredMis(tx, asked);
  const last = lastOf(stored.corrections);
  const corrected = correctedPages(counted, last);
  const pages = corrected.map((page) => ({ ...page, checks: pageChecks(page) }));
  const isWhole = viewer.scope.kind === 'tenant' || viewer.scope.kind === 'company';
  const current: FrozenMis = {
    companyName,
    agency,
    year,
    employer: stored.employer ?? (await knownEmployer(tx, companyId, tenantId)),
    employees: correctedTotal(corrected, last),
    numberOfCategories: pages.filter(({ category }) => category !== null).length,
    pages,
    // Draws are of the whole company: a part of its tests compares with none of them.
    checks: isWhole ? randomChecks(pages, await misPools(tx, asked)) : [],
  };
  const { frozen } = stored;
  const labels = cellsByPlace(corrected);
  const total = 'All categories, employees';
  const report: MisReport = {
    companyId,
    ...(frozen === null ? current : { ...frozen, pages: withNow(frozen.pages, counted) }),
    isWhole,
    missing: await misGaps(context, { ofYear, ofAgency, hasCategories: categories.length > 1 }),
    corrections: stored.corrections
      .map(({ value, before, reason, by, at, ...place }) => ({
        label: labels.get(placeKey(place))?.label ?? total,
        value,
        before,
        reason,
        by,
        at,
      }))
      .toReversed(),
    signatures: stored.signatures,
    changes: frozen === null ? [] : changesSince(frozen.pages, counted),
    state: hashOfMis(current),
    version: stored.version,
  };
  return { report, frozen: current, stored };
}

export const readMisReport = async (context: Context, asked: MisAsked): Promise<MisReport> =>
  (await readWholeMis(context, asked)).report;

/** The filled form as PDF or its data as CSV, which the audit log notes. @throws as `readMisReport` */
export async function downloadMisReport(
  context: Context,
  { format, ...asked }: MisAsked & { format: 'pdf' | 'csv' },
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
