import type { Regulator } from '@assay/schema/reference/regulators';
import {
  columnsOf,
  completeTestPool,
  type TestPoolInput,
} from '../../modules/test-pools/complete-test-pool.ts';
import { testPools } from '../../modules/test-pools/test-pool.table.ts';
import type { DemoPool } from './demo-pools.ts';

export interface PoolPlace {
  companyId: number;
  locations: readonly number[];
}

function inputOf(pool: DemoPool, { companyId, locations }: PoolPlace, year: number): TestPoolInput {
  const { fixed, percentages, regulator, alternates } = pool;
  const start = year - (pool.yearsAgo ?? 0);
  return {
    name: pool.name,
    isRegulated: regulator !== undefined,
    testingAgencyId: regulator ?? null,
    consortiumId: null,
    companyId,
    locationId: pool.isLocal ? (locations[0] ?? null) : null,
    isTestPoolForCompany: !pool.isLocal,
    targetType: fixed === undefined ? 'percentage' : 'fixed',
    drugPercentage: percentages?.[0] ?? null,
    alcoholPercentage: percentages?.[1] ?? null,
    drugIntervalNumber: fixed?.[0] ?? null,
    alcoholIntervalNumber: fixed?.[1] ?? null,
    oversampling: pool.oversampling ?? 0,
    modality: pool.modality,
    programStartDate: `${start}-01-01`,
    programEndDate: `${start}-12-31`,
    completedDrugTests: 0,
    completedAlcoholTests: 0,
    testOrderType: pool.order ?? 'PAPER_CCF_ORDER',
    shouldGenerateAlternates: alternates !== undefined,
    alternatesAmount: alternates ?? null,
    shouldAutoGenerateTests: pool.order === 'ELECTRONIC_ORDER',
    comments: null,
  };
}

/** Columns of a demo pool by the very rules that a pool of a user goes through. */
export function makePool(
  pool: DemoPool,
  place: PoolPlace,
  regulators: readonly Regulator[],
  today: string,
): Record<string, unknown> {
  const input = inputOf(pool, place, Number(today.slice(0, 4)));
  const complete = completeTestPool(input, regulators, today);
  const drawn = { latestRunDate: null, drugTarget: null, alcoholTarget: null };
  return {
    ...Object.fromEntries(testPools.toColumns(complete)),
    ...columnsOf(complete, drawn),
    deactivated_at: pool.isDeactivated ? `${today}T09:00:00Z` : null,
  };
}
