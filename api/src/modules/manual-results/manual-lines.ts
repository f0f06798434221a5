import type { ManualRow } from '@assay/schema/manual-results/manual-row';
import { isAdulterantResult } from '@assay/schema/manual-results/manual-words';
import type { Tx } from '../../core/database/database.ts';
import type { ReportLevel, ReportLine } from '../test-results/test-reports.repository.ts';
import { fieldRefusal } from './faults-of.ts';
import { substancesOf, type Substance } from './substances.repository.ts';

/**
 * The substances of rows, in their order.
 * @param path where the rows stand in what was sent
 * @throws Refusal with a failure of the row that names none
 */
export async function requireSubstances(
  tx: Tx,
  rows: readonly { drugAdulterantId: number }[],
  path: readonly PropertyKey[],
): Promise<Substance[]> {
  const known = await substancesOf(
    tx,
    rows.map(({ drugAdulterantId }) => drugAdulterantId),
  );
  const seen = new Set<number>();
  return rows.map(({ drugAdulterantId: id }, at) => {
    const substance = known.get(id);
    const here = [...path, at, 'drugAdulterantId'];
    if (substance === undefined) throw fieldRefusal(here);
    if (seen.has(id)) throw fieldRefusal(here, 'DUPLICATE_VALUE');
    seen.add(id);
    return substance;
  });
}

const nothing = {
  result: null,
  screenCutoff: null,
  confirmCutoff: null,
  testMethodologyScreen: null,
  testMethodologyConfirm: null,
  comment: null,
};

/** Lines of substances of which nothing is stated but that they were found. */
export const foundLines = (substances: readonly Substance[], result: string): ReportLine[] =>
  substances.map((drugAdulterant) => ({ ...nothing, drugAdulterant, isPositive: true, result }));

/** A line of a report as it was typed. */
const lineOf = (row: ManualRow, drugAdulterant: Substance): ReportLine => ({
  drugAdulterant,
  isPositive: row.isPositive,
  result: row.result,
  screenCutoff: row.screenCutoff,
  confirmCutoff: row.confirmCutoff,
  testMethodologyScreen: row.testMethodologyScreenLevel,
  testMethodologyConfirm: row.testMethodologyConfirmationLevel,
  comment: row.comment,
});

const levelOf = ({ numericLevel, referenceInterval, compound }: ManualRow): ReportLevel => ({
  numericLevel,
  quantitative: null,
  referenceInterval,
  compound,
});

/**
 * What was typed of drugs and adulterants, as lines of a report with their quantities.
 * @throws Refusal with a failure of the row that names no substance, or says of it what is said of the other kind
 */
export async function typedLines(
  tx: Tx,
  rows: readonly ManualRow[],
  path: readonly PropertyKey[],
): Promise<{ lines: ReportLine[]; levels: ReportLevel[] }> {
  const substances = await requireSubstances(tx, rows, path);
  const lines = rows.map((row, at) => {
    const substance = substances[at] as Substance;
    if (isAdulterantResult(row.result) !== (substance.type === 'ADULTERANT'))
      throw fieldRefusal([...path, at, 'result']);
    return lineOf(row, substance);
  });
  return { lines, levels: rows.map(levelOf) };
}
