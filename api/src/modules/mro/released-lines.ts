import type { ProgramName } from '@assay/schema/common/programs';
import type { DetermineTestInput } from '@assay/schema/mro/mro-review';
import type { ReportLevel, ReportLine } from './filed-report.ts';
import type { LaboratoryFiled } from './mro-work.repository.ts';

type Determined = Pick<DetermineTestInput, 'result' | 'drugs'>;

/** A test that was canceled, or refused, has no findings: nobody is told what the laboratory saw. */
const isWithoutLines = ({ result }: Determined): boolean =>
  result === 'MRO_CANCELLED' || result === 'MRO_REFUSAL';

const isVerified = ({ drugAdulterant }: ReportLine, { drugs }: Determined): boolean =>
  drugAdulterant.type === 'DRUG' && drugs.includes(drugAdulterant.name);

/**
 * What everybody is told of each substance: whether it was verified as positive. Lines that were not verified look the
 * same whether the laboratory found something or not, so that the way of confirming and comments stand at verified ones alone; of
 * DOT tests no cutoffs and methods are told at all (49 CFR 40.163(c), (g)). Validity tests are the laboratory's, and
 * stay with MRO staff.
 */
export function releasedLines(
  { lines }: Pick<LaboratoryFiled, 'lines'>,
  given: Determined,
  program: ProgramName,
): ReportLine[] {
  if (isWithoutLines(given)) return [];
  return lines
    .filter(({ drugAdulterant }) => drugAdulterant.type === 'DRUG')
    .map((line) => {
      const isPositive = isVerified(line, given);
      const isDot = program === 'DOT';
      const confirmed = isPositive && !isDot;
      return {
        drugAdulterant: line.drugAdulterant,
        isPositive,
        result: isPositive ? 'RESULT_POSITIVE' : 'RESULT_NEGATIVE',
        screenCutoff: isDot ? null : line.screenCutoff,
        testMethodologyScreen: isDot ? null : line.testMethodologyScreen,
        confirmCutoff: confirmed ? line.confirmCutoff : null,
        testMethodologyConfirm: confirmed ? line.testMethodologyConfirm : null,
        comment: null,
      };
    });
}

const none: ReportLevel = {
  numericLevel: null,
  quantitative: null,
  referenceInterval: null,
  compound: null,
};

/** Quantities of what was verified as positive; of DOT tests none (49 CFR 40.163(g)). */
export function releasedLevels(
  { lines, levels }: Pick<LaboratoryFiled, 'lines' | 'levels'>,
  given: Determined,
  program: ProgramName,
): ReportLevel[] {
  if (program === 'DOT' || isWithoutLines(given) || levels === null) return [];
  const all = lines.flatMap((line, at) =>
    line.drugAdulterant.type === 'DRUG'
      ? [isVerified(line, given) ? (levels[at] ?? none) : none]
      : [],
  );
  return all.some((each) => each !== none) ? all : [];
}
