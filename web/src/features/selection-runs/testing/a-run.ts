import type { DrawCountPartsFragment } from '../draw-count.generated.ts';
import type {
  ParticipantPartsFragment,
  SelectionRunPartsFragment,
} from '../selection-run.generated.ts';

/** Count of the first of four quarters of 100 members at half of them a year. */
export const aCount = (over: Partial<DrawCountPartsFragment> = {}): DrawCountPartsFragment => ({
  __typename: 'DrawCount',
  method: 'PERCENTAGE',
  rate: 5_000,
  fixed: 0,
  oversampling: 0,
  periods: 4,
  period: 1,
  activeMembers: [100],
  counted: 0,
  open: 0,
  minimum: 0,
  draw: 13,
  ...over,
});

const aPool = {
  __typename: 'TestPool',
  id: '7',
  name: 'Northwind drivers',
  status: 'ACTIVE',
  isRegulated: false,
  testOrderType: 'PAPER_CCF_ORDER',
  consortiumName: null,
} as const;

/** A run as the server answers it. */
export const aRun = (over: Partial<SelectionRunPartsFragment> = {}): SelectionRunPartsFragment => ({
  __typename: 'SelectionRun',
  id: '3',
  runDate: '2026-01-05',
  period: 1,
  periods: 4,
  override: false,
  modality: 'quarterly',
  memberCount: 100,
  alternates: 1,
  completedDrugTestsPercentage: 38.46,
  completedAlcoholTestsPercentage: 0,
  drawnAt: '2026-01-05T15:05:00.000Z',
  drawnBy: 'Dana Reyes',
  drugCount: aCount(),
  alcoholCount: aCount({ rate: 1_000, draw: 3 }),
  proof: {
    __typename: 'DrawProof',
    firstLink: 'a'.repeat(64),
    link: 1,
    seed: 'b'.repeat(64),
    commitmentEntryId: '41',
    commitmentAt: '2026-01-05T15:05:00.000Z',
    commitmentHash: 'd'.repeat(64),
    outcomeEntryId: '42',
    outcomeAt: '2026-01-05T15:05:00.000Z',
    outcomeHash: 'e'.repeat(64),
  },
  arePeopleKept: true,
  testPool: aPool,
  isInvalidated: false,
  invalidationReason: null,
  hasRequestedOrders: false,
  selectedForDrugTesting: 13,
  selectedForAlcoholTesting: 3,
  version: 1,
  viewerCanManage: true,
  ...over,
});

/** A participant as the server answers it; `runIndex` names it. */
export const aParticipant = (
  runIndex: number,
  over: Partial<ParticipantPartsFragment> = {},
): ParticipantPartsFragment => ({
  __typename: 'RunParticipant',
  id: String(100 + runIndex),
  firstName: 'Robin',
  lastName: `Vale ${runIndex}`,
  selectionStatus: 'SELECTED_FOR_DRUGS',
  drawnStatus: 'SELECTED_FOR_DRUGS',
  runIndex,
  companyName: 'Northwind Logistics',
  locationName: 'Tucson Yard',
  idNumber: `M-${runIndex}`,
  cdlNumber: null,
  ssn: null,
  state: null,
  dateOfBirth: null,
  otherId: null,
  observationRequired: null,
  employeeCategoryName: null,
  now: null,
  specimenId: null,
  excusalReason: null,
  version: 1,
  ...over,
});
