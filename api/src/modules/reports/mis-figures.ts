import type { ListFilter } from '@assay/schema/core/list';
import {
  misCanceled,
  type MisAlcoholColumn,
  type MisDrugColumn,
} from '@assay/schema/mis-reports/mis-form';
import type { MisDetail } from '@assay/schema/test-results/mis-details';
import { outcomeGroups, type TestOutcomeName } from '@assay/schema/test-results/test-outcomes';
import type { Figure } from '../test-results/test-figure.read-model.ts';
import { filter } from './report-filters.ts';

const outcome = (...names: readonly TestOutcomeName[]): ListFilter[] => [
  filter('testResult.outcome', 'IN', ...names),
];
const detail = (name: MisDetail): ListFilter => filter('testResult.misDetail', 'EQ', name);
/** Also of tests whose detail is not known. */
const notShy = filter('testResult.misDetail', 'NOT_IN', 'SHY');
/** A drug of none of the groups has no id. */
const NO_DRUG = 0;

/** The drugs of columns 4 to 8, by the record ids that the tenant has for them. */
export type MisDrugs = Readonly<
  Record<'marijuana' | 'cocaine' | 'pcp' | 'opioids' | 'amphetamines', readonly number[]>
>;

const { negative, positive, refusal } = outcomeGroups;
const all = outcome(...negative, ...positive, ...refusal);

/** Columns 1 to 13 of section III. Canceled tests are in none but the last. */
export function drugFigures(drugs: MisDrugs): Record<MisDrugColumn, Figure> {
  const of = (name: keyof MisDrugs): Figure => ({
    where: [
      ...outcome(...positive),
      filter(
        'testResult.positiveDrugIds',
        'IN',
        ...(drugs[name].length === 0 ? [NO_DRUG] : drugs[name]),
      ),
    ],
  });
  return {
    total: { where: all },
    negative: { where: outcome(...negative) },
    positive: { where: outcome(...positive) },
    marijuana: of('marijuana'),
    cocaine: of('cocaine'),
    pcp: of('pcp'),
    opioids: of('opioids'),
    amphetamines: of('amphetamines'),
    adulterated: { where: outcome('REFUSAL_ADULTERATED') },
    substituted: { where: outcome('REFUSAL_SUBSTITUTED') },
    shyBladder: { where: [...outcome('REFUSAL'), detail('SHY')] },
    otherRefusals: { where: [...outcome('REFUSAL'), notShy] },
    canceled: { where: outcome(...misCanceled) },
  };
}

/** Columns 1 to 9 of section IV: a result that is known to be positive was screened and confirmed. */
export const alcoholFigures: Record<MisAlcoholColumn, Figure> = {
  total: { where: all },
  below: { where: outcome(...negative) },
  above: { where: outcome(...positive) },
  confirmed: { where: outcome(...positive) },
  low: { where: [...outcome(...positive), detail('ALCOHOL_LOW')] },
  high: { where: [...outcome(...positive), detail('ALCOHOL_HIGH')] },
  shyLung: { where: [...outcome(...refusal), detail('SHY')] },
  otherRefusals: { where: [...outcome(...refusal), notShy] },
  canceled: { where: outcome(...misCanceled) },
};
