import type { DeterminationName } from '@assay/schema/mro/mro-words';
import type { ReportLine } from '../../modules/mro/filed-report.ts';
import { releasedLines } from '../../modules/mro/released-lines.ts';
import { validityOf } from './demo-reviews.ts';
import { iso, linesOf, type Stored, type Substance } from './demo-test-rows.ts';
import type { DemoTest } from './make-tests.ts';

/** What an MRO verified of what was found. */
const verified = (test: DemoTest, found: readonly ReportLine[]) => ({
  result: test.mro as DeterminationName,
  drugs: test.mro.startsWith('MRO_POSITIVE')
    ? found.filter(({ isPositive }) => isPositive).map(({ drugAdulterant }) => drugAdulterant.name)
    : [],
});

/** A quantity that is positive. */
const aboveCutoff = (cutoff: string | null): string =>
  `${Math.round(Number.parseInt(cutoff ?? '750', 10) * 2.46).toLocaleString('en-US')} ng/mL`;

/** Quantities of a test under review, by position of the line, as `test_report_levels` has them. */
export function levelsOf({ test: { review } }: Stored, lines: readonly ReportLine[]): object[] {
  const none = { numericLevel: null, quantitative: null, referenceInterval: null, compound: null };
  const tested = review === undefined ? [] : validityOf(review);
  return lines.map(({ isPositive, confirmCutoff, drugAdulterant: { name, type } }) => ({
    ...none,
    numericLevel:
      type === 'DRUG'
        ? isPositive
          ? aboveCutoff(confirmCutoff)
          : null
        : (tested.find(({ line }) => line.drugAdulterant.name === name)?.numericLevel ?? null),
  }));
}

/** What was reported of a test by now, as `test_reports` has it. */
export function reportsOf(
  { id, test, ...state }: Stored,
  drugs: readonly Substance[],
  now: Date,
): { test_result_id: number; lines: readonly ReportLine[] }[] {
  if (test.isInstant || test.ended !== null || test.reportedAt > now) return [];
  const shared = {
    test_result_id: id,
    report_version: 1,
    laboratory: test.place.provider,
    received_at: iso(test.receivedAt),
  };
  const found = linesOf(test, drugs, id);
  const laboratory = {
    ...shared,
    lines: [...found, ...(test.review ? validityOf(test.review).map(({ line }) => line) : [])],
    kind: 'LABORATORY',
    result: test.found,
    certified_by: 'Certifying Scientist',
    reported_at: iso(test.reportedAt),
    source: test.place.provider,
    created_at: iso(test.reportedAt),
    released_at: test.isWalled ? null : state.released_at,
  };
  if (state.mro_result === null) return [laboratory];
  const mro = {
    ...shared,
    lines: releasedLines({ lines: found }, verified(test, found), test.place.program),
    kind: 'MRO',
    result: test.mro,
    certified_by: test.place.mro.fullName,
    reported_at: iso(test.verifiedAt),
    source: 'MRO',
    created_at: iso(test.verifiedAt),
    released_at: state.released_at,
  };
  return [laboratory, mro];
}
