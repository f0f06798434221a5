import type { TestPool } from '@assay/schema/test-pools/test-pool';
import { testPoolList } from '@assay/schema/test-pools/test-pool.list';
import type { TestPoolMember } from '@assay/schema/test-pools/test-pool-member';
import { testPoolMemberList } from '@assay/schema/test-pools/test-pool-member.list';
import { companyWorld, listing, ok, permissionsOf, type Handler } from '../../testing/fake-api.ts';

export const testPool = (id: number, more: Partial<TestPool> = {}): TestPool => ({
  id,
  name: `Pool ${id}`,
  isRegulated: true,
  testingAgencyId: 1,
  consortiumId: null,
  companyId: 1,
  locationId: null,
  isTestPoolForCompany: true,
  targetType: 'percentage',
  drugPercentage: 50,
  alcoholPercentage: 10,
  drugIntervalNumber: null,
  alcoholIntervalNumber: null,
  oversampling: 0,
  modality: 'quarterly',
  programStartDate: '2026-01-01',
  programEndDate: '2026-12-31',
  completedDrugTests: 0,
  completedAlcoholTests: 0,
  testOrderType: 'PAPER_CCF_ORDER',
  shouldGenerateAlternates: false,
  alternatesAmount: null,
  shouldAutoGenerateTests: false,
  comments: null,
  companyName: 'Company 1',
  locationName: null,
  consortiumName: null,
  testingAgencyName: 'FMCSA',
  activeMemberCount: 2,
  drugYtd: 12.5,
  alcoholYtd: 0,
  latestRunDate: null,
  nextRunDate: '2026-04-01',
  deactivated: false,
  isFrozen: false,
  isExpired: false,
  status: 'ACTIVE',
  isChangeAllowed: true,
  isSwitchAllowed: true,
  labAccounts: [],
  testPanels: [],
  version: 1,
  ...more,
});

export const member = (
  id: number,
  testPoolId: number,
  more: Partial<TestPoolMember> = {},
): TestPoolMember => ({
  id,
  testPoolId,
  firstName: 'Dana',
  lastName: `Reed ${id}`,
  idNumber: null,
  locationId: 10,
  companyId: 1,
  companyName: 'Company 1',
  ssn: '***-**-3456',
  state: 'TX',
  cdlNumber: `D${id}`,
  dateOfBirth: '1980-01-02',
  observationRequired: false,
  otherId: null,
  employeeCategory: 1,
  location: { id: 10, locationId: '100010', name: 'Location 10' },
  employeeCategoryName: 'Driver',
  memberStatusAdjustedAt: '2026-01-31T14:05:00.000Z',
  deleted: false,
  deletedAt: null,
  version: 1,
  ...more,
});

/** Two pools of one company with two members each, as an internal user sees them. */
export const poolWorld = (): Record<string, Handler> => ({
  ...companyWorld(1),
  'GET /api/permissions': permissionsOf(
    'SUPER_ADMIN_TEST_POOL_VIEW',
    'MANAGE_TEST_POOLS',
    'MANAGE_TEST_POOL_MEMBERS',
    'READ_ALL_LOCATIONS',
  ),
  'GET /api/testpools': listing(testPoolList, [testPool(1), testPool(2)]),
  'GET /api/testpools/:id': () => ok(testPool(1)),
  'GET /api/testpoolmembers': listing(
    testPoolMemberList,
    [1, 2].flatMap((pool) => [member(pool * 10, pool), member(pool * 10 + 1, pool)]),
  ),
  'GET /api/dot/testing/rates': () =>
    ok({
      results: [
        {
          id: 1,
          name: 'FMCSA',
          agency: 'FMCSA',
          employeeGroup: null,
          isPoolRegulator: true,
          drugAnnualRate: 50,
          alcoholAnnualRate: 10,
          effectiveFrom: '2026-01-01',
          employeeCategories: [{ id: 1, name: 'Driver' }],
        },
      ],
    }),
});
