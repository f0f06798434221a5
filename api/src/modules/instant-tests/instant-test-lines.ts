import type { CreateInstantTestInput } from '@assay/schema/instant-tests/instant-test';
import type { LocationTestPanel } from '@assay/schema/test-panels/location-test-panel';
import type { ReportLine } from '../test-results/test-reports.repository.ts';

type Substance = LocationTestPanel['testPanel']['drugAdulterantsData'][number];
type Sent = CreateInstantTestInput['testResult']['drugAdulterantResults'][number];

/** Screening cutoff of a substance in a specimen type; others than urine, oral fluid and hair have none. */
function cutoffOf(substance: Substance, specimenTypeId: number): string | null {
  if (specimenTypeId === 1 || specimenTypeId === 5) return substance.urineCol;
  if (specimenTypeId === 2 || specimenTypeId === 6) return substance.oralFluidCol;
  return specimenTypeId === 3 ? substance.hairCol : null;
}

/** What was found of everything that a panel tests for, as of today; what was not sent was not found. */
export const linesOf = (
  substances: readonly Substance[],
  sent: readonly Sent[],
  specimenTypeId: number,
): ReportLine[] =>
  substances.map((substance) => {
    const { id, name, abbreviation, type } = substance;
    const line = sent.find(({ drugAdulterantId }) => drugAdulterantId === id);
    const isPositive = line?.isPositive === true;
    const found = type === 'DRUG' ? 'Preliminary Positive' : 'Abnormal';
    return {
      drugAdulterant: { id, name, abbreviation, type },
      isPositive,
      result: isPositive ? found : type === 'DRUG' ? 'Negative' : 'Normal',
      screenCutoff: cutoffOf(substance, specimenTypeId),
      confirmCutoff: isPositive ? (line?.confirmCutoff ?? null) : null,
      testMethodologyScreen: null,
      testMethodologyConfirm: null,
      comment: line?.comment ?? null,
    };
  });
