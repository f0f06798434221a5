import { addMonths } from '@assay/draw/periods';
import type { PoolRegulator } from '@assay/schema/reference/regulators';
import { lastProgramDay } from '@assay/schema/test-pools/test-pool-rules';
import {
  columnsOf,
  completeTestPool,
  type TestPoolInput,
} from '../../modules/test-pools/complete-test-pool.ts';
import { testPools } from '../../modules/test-pools/test-pool.table.ts';
import type { DemoPool } from './demo-pools.ts';

export interface PoolPlace {
  /** Null for a pool of a consortium. */
  companyId: number | null;
  consortiumId?: number;
  locations: readonly number[];
}

/** First and last day of the program. */
function programOf({ yearsAgo = 0, startedMonthsAgo }: DemoPool, today: string) {
  if (startedMonthsAgo === undefined) {
    const year = Number(today.slice(0, 4)) - yearsAgo;
    return { programStartDate: `${year}-01-01`, programEndDate: `${year}-12-31` };
  }
  const start = addMonths(`${today.slice(0, 7)}-01`, -startedMonthsAgo);
  return { programStartDate: start, programEndDate: lastProgramDay(start) };
}

function inputOf(
  pool: DemoPool,
  { companyId, consortiumId, locations }: PoolPlace,
  today: string,
): TestPoolInput {
  const { fixed, percentages, regulator, alternates } = pool;
  const place = pool.isClosed ? locations.at(-1) : locations[0];
  return {
    name: pool.name,
    isRegulated: regulator !== undefined,
    testingAgencyId: regulator ?? null,
    consortiumId: consortiumId ?? null,
    companyId,
    locationId: pool.isLocal ? (place ?? null) : null,
    isTestPoolForCompany: !pool.isLocal,
    targetType: fixed === undefined ? 'percentage' : 'fixed',
    drugPercentage: percentages?.[0] ?? null,
    alcoholPercentage: percentages?.[1] ?? null,
    drugIntervalNumber: fixed?.[0] ?? null,
    alcoholIntervalNumber: fixed?.[1] ?? null,
    oversampling: pool.oversampling ?? 0,
    modality: pool.modality,
    ...programOf(pool, today),
    completedDrugTests: 0,
    completedAlcoholTests: 0,
    testOrderType: pool.order ?? 'PAPER_CCF_ORDER',
    shouldGenerateAlternates: alternates !== undefined,
    alternatesAmount: alternates ?? null,
    shouldAutoGenerateTests: pool.order === 'ELECTRONIC_ORDER',
    comments: null,
    // What is ordered is stored once there are lab accounts and panels (`seedPoolOrders`); the rules ask for a panel here.
    labAccounts: [],
    testPanels: pool.order === 'INSTANT' ? [{ testPanelId: 1, locationId: place ?? null }] : [],
  };
}

/** Columns of a demo pool by the very rules that a pool of a user goes through. */
export function makePool(
  pool: DemoPool,
  place: PoolPlace,
  regulators: readonly PoolRegulator[],
  today: string,
) {
  const input = inputOf(pool, place, today);
  const complete = completeTestPool(input, regulators, today);
  const drawn = {
    latestDraw: null,
    since: input.programStartDate,
    drugTarget: null,
    alcoholTarget: null,
  };
  return {
    ...testPools.toColumns(complete),
    ...columnsOf(complete, drawn),
    // Run here from its first day on: a period without a draw is one that was missed.
    created_at: `${input.programStartDate}T09:00:00Z`,
    deactivated_at: pool.isDeactivated ? `${today}T09:00:00Z` : null,
  };
}
