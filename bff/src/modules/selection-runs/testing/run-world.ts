import { type RunParticipant } from '@assay/schema/selection-runs/run-participant';
import { runParticipantList } from '@assay/schema/selection-runs/run-participant.list';
import type { DrawCount } from '@assay/schema/selection-runs/certificate';
import { type SelectionRun } from '@assay/schema/selection-runs/selection-run';
import { selectionRunList } from '@assay/schema/selection-runs/selection-run.list';
import { listing, permissionsOf, type Handler } from '../../../testing/fake-api.ts';
import { poolWorld } from '../../test-pools/test-pool.test-data.ts';

export const drawCount: DrawCount = {
  method: 'PERCENTAGE',
  rate: 5000,
  fixed: 0,
  oversampling: 0,
  periods: 4,
  period: 1,
  activeMembers: [100],
  counted: 0,
  open: 0,
  minimum: 0,
  draw: 13,
};

export const selectionRun = (id: number, more: Partial<SelectionRun> = {}): SelectionRun => ({
  id,
  testPoolId: 1,
  runDate: '2026-01-05',
  period: 1,
  periods: 4,
  periodStart: '2026-01-01',
  periodEnd: '2026-03-31',
  override: false,
  isInvalidated: false,
  invalidationReason: null,
  labOrderRequestId: null,
  modality: 'quarterly',
  memberCount: 100,
  selectedForDrugTesting: 13,
  selectedForAlcoholTesting: 3,
  selectedForDrugAndAlcoholTesting: 3,
  alternates: 0,
  completedDrugTestsPercentage: 0,
  completedAlcoholTestsPercentage: 0,
  hasRequestedOrders: false,
  isChangeAllowed: true,
  drugCount: drawCount,
  alcoholCount: drawCount,
  drawnAt: '2026-01-05T14:05:00.000Z',
  drawnBy: 'Dana Reyes',
  arePeopleKept: true,
  proof: {
    chain: 1,
    firstLink: 'a'.repeat(64),
    link: 1,
    seed: 'b'.repeat(64),
    membersRoot: 'c'.repeat(64),
    commitmentEntryId: 7,
    commitmentAt: '2026-01-05T14:05:00.000Z',
    commitmentHash: 'd'.repeat(64),
    outcomeEntryId: 8,
    outcomeAt: '2026-01-05T14:05:00.000Z',
    outcomeHash: 'e'.repeat(64),
  },
  version: 1,
  ...more,
});

export const participant = (id: number, selectionRunId: number): RunParticipant => ({
  id,
  selectionRunId,
  runDate: '2026-01-05',
  testPoolId: 1,
  testPoolName: 'Pool 1',
  notifiedAt: null,
  notifiedBy: null,
  memberId: id,
  firstName: 'Robin',
  lastName: `Vale ${id}`,
  selectionStatus: 'SELECTED_FOR_DRUGS',
  drawnStatus: 'SELECTED_FOR_DRUGS',
  now: null,
  runIndex: id,
  locationId: 10,
  locationName: 'Location 10',
  companyName: 'Company 1',
  idNumber: null,
  cdlNumber: 'D1',
  ssn: '***-**-3456',
  state: 'TX',
  dateOfBirth: '1980-01-02',
  otherId: null,
  observationRequired: false,
  employeeCategory: 1,
  employeeCategoryName: 'Driver',
  specimenId: null,
  excusalReason: null,
  testResultIds: [],
  openTests: ['drugs'],
  completedAt: null,
  version: 1,
});

/** Two runs of one pool with two participants each. */
export const runWorld = (): Record<string, Handler> => ({
  ...poolWorld(),
  'GET /api/permissions': permissionsOf('SUPER_ADMIN_TEST_POOL_VIEW', 'MANAGE_RANDOM_SELECTION'),
  'GET /api/selectionruns': listing(selectionRunList, [
    selectionRun(1),
    selectionRun(2, { isInvalidated: true, isChangeAllowed: false }),
  ]),
  'GET /api/runparticipants': listing(
    runParticipantList,
    [1, 2].flatMap((run) => [participant(run * 10, run), participant(run * 10 + 1, run)]),
  ),
});
