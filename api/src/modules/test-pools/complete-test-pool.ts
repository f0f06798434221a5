import type { z } from 'zod';
import { periodsOf, nextDrawDay } from '@assay/draw/periods';
import { orderingProblems, orderingText } from '@assay/schema/test-pools/pool-ordering-rules';
import { addFieldError, type FieldErrorTree } from '@assay/schema/core/field-error-tree';
import { errorText, errorTexts } from '@assay/schema/core/errors';
import type { SelectionInterval } from '@assay/schema/test-pools/enums';
import type { PoolRegulator } from '@assay/schema/reference/regulators';
import type { CreateTestPoolInput, TestPool } from '@assay/schema/test-pools/test-pool';
import {
  testPoolProblems,
  yearEndOf,
  type TestPoolProblem,
} from '@assay/schema/test-pools/test-pool-rules';
import { Refusal } from '../../core/refusal.ts';
import { basisPoints } from './test-pool.table.ts';
import { serverTexts } from '../../core/server-texts.ts';

export type TestPoolInput = z.output<typeof CreateTestPoolInput>;

/** What a pool's fields become in its row. */
export type CompletePool = TestPoolInput & Pick<TestPool, 'programEndDate' | 'targetType'>;

type Failure = Omit<TestPoolProblem, 'field'> & { field: TestPoolProblem['field'] | 'modality' };

const failed = (failures: readonly Failure[]): Refusal => {
  const tree: FieldErrorTree = {};
  for (const { field, errorCode, text = errorText(errorCode) } of failures)
    addFieldError(tree, [field], { errorCode, message: text, params: {} });
  return Refusal.fields(tree);
};

/** What is wrong with the fields, and with what is ordered, in one answer. */
function refuseProblems(pool: TestPoolInput): void {
  const tree: FieldErrorTree = {};
  for (const { field, errorCode, text = errorText(errorCode) } of testPoolProblems(pool))
    addFieldError(tree, [field], { errorCode, message: text, params: {} });
  for (const problem of orderingProblems(pool))
    addFieldError(tree, problem.path, {
      errorCode: problem.errorCode,
      message: orderingText(problem),
      params: {},
    });
  if (Object.keys(tree).length > 0) throw Refusal.fields(tree);
}

/** Less often than the Federal Railroad Administration wants somebody drawn (49 CFR 219.613, 219.615). */
const rarely: readonly SelectionInterval[] = ['semiannual', 'annual', 'onetime'];

/** What the regulator decides, whatever was sent: percentages by its rates, the end with the year (C s4). */
function regulated(pool: TestPoolInput, regulators: readonly PoolRegulator[], today: string) {
  const regulator = regulators.find(({ id }) => id === pool.testingAgencyId);
  const year = yearEndOf(pool.programStartDate);
  const thisYear = yearEndOf(today);
  // A slip of the year leaves no rates to find: the day is wrong, not the regulator.
  if (year > thisYear || (regulator === undefined && year !== thisYear))
    throw failed([
      { field: 'programStartDate', errorCode: 'INVALID', text: errorTexts.programYear },
    ]);
  if (regulator === undefined) throw failed([{ field: 'testingAgencyId', errorCode: 'INVALID' }]);
  if (regulator.agency === 'FRA' && rarely.includes(pool.modality))
    throw failed([{ field: 'modality', errorCode: 'INVALID', text: serverTexts.railroadInterval }]);
  return {
    targetType: 'percentage',
    drugPercentage: regulator.drugAnnualRate,
    alcoholPercentage: regulator.alcoholAnnualRate,
    drugIntervalNumber: null,
    alcoholIntervalNumber: null,
    programEndDate: year,
  } as const;
}

/** Targets of the type that was chosen; those of the other are cleared. */
function unregulated(pool: TestPoolInput) {
  const targetType = pool.targetType ?? 'percentage';
  const isFixed = targetType === 'fixed';
  return {
    testingAgencyId: null,
    targetType,
    drugPercentage: isFixed ? null : pool.drugPercentage,
    alcoholPercentage: isFixed ? null : pool.alcoholPercentage,
    drugIntervalNumber: isFixed ? pool.drugIntervalNumber : null,
    alcoholIntervalNumber: isFixed ? pool.alcoholIntervalNumber : null,
    programEndDate: pool.programEndDate ?? pool.programStartDate,
  };
}

/** Whose pool it is. One of a consortium has members everywhere, and nothing is ordered from it (C s4). */
const ownerOf = (pool: TestPoolInput) =>
  pool.consortiumId === null
    ? { locationId: pool.isTestPoolForCompany ? null : pool.locationId }
    : {
        companyId: null,
        locationId: null,
        isTestPoolForCompany: true,
        testOrderType: null,
        shouldAutoGenerateTests: false,
      };

type Account = TestPoolInput['labAccounts'][number];

const noThirdParty = {
  collectionSiteName: null,
  collectionSiteAddress1: null,
  collectionSiteAddress2: null,
  collectionSiteCity: null,
  collectionSiteState: null,
  collectionSiteZip: null,
};

/** A lab account with the one place of collection that counts: what another choice hides is cleared. */
const atOneSite = (account: Account): Account => ({
  ...account,
  testCodes: [...new Set(account.testCodes)],
  ...(account.isThirdPartyCollectionSite ? {} : noThirdParty),
  ...(account.isThirdPartyCollectionSite || account.isCollectedOnSite
    ? { labSiteCode: null, zipCode: null }
    : {}),
});

/** What is ordered: panels of instant tests, else lab accounts, and nothing in a consortium (C s4). */
function orderingOf(pool: TestPoolInput): Pick<TestPoolInput, 'labAccounts' | 'testPanels'> {
  if (pool.consortiumId !== null) return { labAccounts: [], testPanels: [] };
  if (pool.testOrderType !== 'INSTANT')
    return { labAccounts: pool.labAccounts.map(atOneSite), testPanels: [] };
  const testPanels = pool.testPanels.map(({ testPanelId, locationId }) => ({
    testPanelId,
    locationId: pool.isTestPoolForCompany ? locationId : pool.locationId,
  }));
  return { labAccounts: [], testPanels };
}

/**
 * Checks the values of a pool together and fills in what they decide (C s4). `regulators` are those
 * with rates on the program's first day, which are the rates of the pool.
 * @throws Refusal with field failures
 */
export function completeTestPool(
  pool: TestPoolInput,
  regulators: readonly PoolRegulator[],
  today: string,
): CompletePool {
  refuseProblems(pool);
  return {
    ...pool,
    ...(pool.isRegulated ? regulated(pool, regulators, today) : unregulated(pool)),
    ...ownerOf(pool),
    ...orderingOf(pool),
    alternatesAmount: pool.shouldGenerateAlternates ? pool.alternatesAmount : null,
  };
}

/** What the latest draw left behind. */
export interface DrawnSoFar {
  /** Day of the latest draw that selected somebody or had nobody to select. */
  latestDraw: string | null;
  /** Day from which the pool is run here, `YYYY-MM-DD`. */
  since: string;
  /** Targets of the year by the members of the draws so far; null before the first. */
  drugTarget: number | null;
  alcoholTarget: number | null;
}

/** Tests of a whole program with a fixed number each interval. */
const fixedTarget = (pool: CompletePool, perInterval: number): number =>
  perInterval * periodsOf(pool.programStartDate, pool.programEndDate, pool.modality).length;

const yearlyTarget = (pool: CompletePool, perInterval: number | null, drawn: number | null) =>
  perInterval === null ? drawn : fixedTarget(pool, perInterval);

/** Columns of a pool that follow from its fields and its draws so far. */
export const columnsOf = (pool: CompletePool, drawn: DrawnSoFar) => ({
  drug_basis_points: basisPoints(pool.drugPercentage),
  alcohol_basis_points: basisPoints(pool.alcoholPercentage),
  oversampling_basis_points: basisPoints(pool.oversampling) ?? 0,
  yearly_drug_target: yearlyTarget(pool, pool.drugIntervalNumber, drawn.drugTarget),
  yearly_alcohol_target: yearlyTarget(pool, pool.alcoholIntervalNumber, drawn.alcoholTarget),
  next_run_date: nextDrawDay(
    { start: pool.programStartDate, end: pool.programEndDate, interval: pool.modality },
    drawn,
  ),
});
