import type { ListFilter } from '@assay/schema/core/list';
import { keysOf } from '@assay/schema/core/keys-of';
import { outcomeGroups, type TestOutcomeName } from '@assay/schema/test-results/test-outcomes';
import type { Figure } from '../test-results/count-tests.read-model.ts';
import { filter } from './report-filters.ts';

/** The rows of sections III and IV of form DOT F 1385. */
export const misReasons = {
  PRE_EMPLOYMENT: 'Pre-Employment',
  RANDOM: 'Random',
  POST_ACCIDENT: 'Post-Accident',
  REASONABLE_SUSPICION_CAUSE: 'Reasonable Suspicion/Cause',
  RETURN_TO_DUTY: 'Return-to-Duty',
  FOLLOW_UP: 'Follow-Up',
} as const;
export const misReasonNames = keysOf(misReasons);

const outcome = (...names: readonly TestOutcomeName[]): ListFilter[] => [
  filter('testResult.outcome', 'IN', ...names),
];
/** A drug of none of the groups has no id. */
const NO_DRUG = 0;

/** The drugs of columns 4 to 8, by the record ids that the tenant has for them. */
export type MisDrugs = Readonly<
  Record<'marijuana' | 'cocaine' | 'pcp' | 'opioids' | 'amphetamines', readonly number[]>
>;

/** Columns 1 to 13 of section III. Canceled tests are in none but the last. */
export function drugFigures(drugs: MisDrugs): Record<string, Figure> {
  const positive = outcome(...outcomeGroups.positive);
  const of = (name: keyof MisDrugs): Figure => ({
    where: [
      ...positive,
      filter(
        'testResult.positiveDrugIds',
        'IN',
        ...(drugs[name].length === 0 ? [NO_DRUG] : drugs[name]),
      ),
    ],
  });
  return {
    total: {
      where: outcome(
        ...outcomeGroups.negative,
        ...outcomeGroups.positive,
        ...outcomeGroups.refusal,
      ),
    },
    negative: { where: outcome(...outcomeGroups.negative) },
    positive: { where: positive },
    marijuana: of('marijuana'),
    cocaine: of('cocaine'),
    pcp: of('pcp'),
    opioids: of('opioids'),
    amphetamines: of('amphetamines'),
    adulterated: { where: outcome('REFUSAL_ADULTERATED') },
    substituted: { where: outcome('REFUSAL_SUBSTITUTED') },
    otherRefusals: { where: outcome('REFUSAL') },
    canceled: { where: outcome('CANCELED', 'REJECTED') },
  };
}

/** Heads of the columns, with their numbers on the form; 11 and 12 are told together (see the notes). */
export const drugColumns = {
  total: '1 Total Number of Test Results',
  negative: '2 Verified Negative',
  positive: '3 Verified Positive',
  marijuana: '4 Marijuana',
  cocaine: '5 Cocaine',
  pcp: '6 PCP',
  opioids: '7 Opioids',
  amphetamines: '8 Amphetamines',
  adulterated: '9 Adulterated',
  substituted: '10 Substituted',
  otherRefusals: '11 + 12 Shy Bladder and Other Refusals',
  canceled: '13 Canceled',
} as const;

/** What tests know of section IV: outcomes, not concentrations. */
export const alcoholFigures: Record<string, Figure> = {
  total: {
    where: outcome(...outcomeGroups.negative, ...outcomeGroups.positive, ...outcomeGroups.refusal),
  },
  negative: { where: outcome(...outcomeGroups.negative) },
  positive: { where: outcome(...outcomeGroups.positive) },
  refusals: { where: outcome(...outcomeGroups.refusal) },
  canceled: { where: outcome('CANCELED', 'REJECTED') },
};
export const alcoholColumns = {
  total: '1 Number of Screening Test Results',
  negative: '2 Below 0.02',
  positive: '5 + 6 Confirmed at 0.02 or Above',
  refusals: '7 + 8 Refusals',
  canceled: '9 Canceled',
} as const;
