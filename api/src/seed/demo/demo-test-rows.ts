import { outcomeOfMro, type MroResultName } from '@assay/schema/test-results/test-words';
import type { ReportLine } from '../../modules/mro/filed-report.ts';
import type { ReviewedTest } from './demo-reviews.ts';
import type { DemoTest } from './make-tests.ts';

/** What laboratories look for. */
export interface Substance {
  id: number;
  name: string;
  abbreviation: string | null;
  type: 'DRUG';
  /** Cutoff of the screen in urine, as the catalogue has it. */
  cutoff: string | null;
}

/** Cutoffs of the confirmatory test in urine (49 CFR 40.85), by abbreviation. */
const confirmCutoffs = new Map<string | null, string>([
  ['THC', '15 ng/mL'],
  ['COC', '100 ng/mL'],
  ['AMP', '250 ng/mL'],
  ['OPI', '2000 ng/mL'],
  ['PCP', '25 ng/mL'],
]);

/** A time as it is stored. */
export const iso = (date: Date): string => date.toISOString();

/** How long a donor of the demo has, ms. */
const TIME_TO_COME = 2 * 86_400_000;
const expiryOf = ({ orderedAt }: DemoTest): Date => new Date(orderedAt.getTime() + TIME_TO_COME);

/** When a test ended without a specimen: who never came is known with the expiry of the order. */
export const endedAt = (test: DemoTest): Date =>
  test.ended === 'EXPIRED_NO_SHOW' ? expiryOf(test) : test.collectedAt;

/** Where a test stands by now, in the sight of everybody. */
export function standing(test: DemoTest, now: Date) {
  const none = { test_status: 'ORDERED', result_type: null, mro_result: null, released_at: null };
  if (test.isInstant) return { ...none, ...instantStanding(test) };
  if (test.ended !== null) return endedAt(test) > now ? none : { ...none, test_status: test.ended };
  if (test.collectedAt > now) return none;
  if (test.receivedAt > now) return { ...none, test_status: 'COLLECTION_COMPLETED' };
  const endsAt = test.isWalled ? test.verifiedAt : test.reportedAt;
  if (endsAt > now) return { ...none, test_status: test.isWalled ? 'MRO_PENDING' : 'AT_LAB' };
  return test.isWalled
    ? {
        test_status: 'MRO_VERIFIED',
        result_type: outcomeOfMro[test.mro as MroResultName] ?? null,
        mro_result: test.mro,
        released_at: iso(endsAt),
      }
    : {
        test_status: 'TEST_COMPLETED',
        result_type: test.found,
        mro_result: null,
        released_at: iso(endsAt),
      };
}

const isNegative = ({ found }: DemoTest): boolean => found.startsWith('RESULT_NEGATIVE');

/** What a test on the spot shows: what is not negative waits for its confirmation, until somebody ends it without. */
function instantStanding(test: DemoTest) {
  const { confirmation, unconfirmedAt, orderedAt } = test;
  const isOver = isNegative(test) || unconfirmedAt !== undefined;
  const waiting = confirmation === undefined ? 'PENDING_CONFIRMATION' : 'COLLECTION_COMPLETED';
  return {
    test_status: isOver ? 'TEST_COMPLETED' : waiting,
    result_type: isNegative(test) ? 'RESULT_NEGATIVE' : 'RESULT_PRELIMINARY_POSITIVE',
    released_at: iso(orderedAt),
  };
}

function confirmationMethodOf(test: DemoTest): string | null {
  if (!test.isInstant) return null;
  if (isNegative(test)) return 'CONFIRMATION_NOT_NEEDED';
  if (test.unconfirmedAt !== undefined) return 'NO_CONFIRMATION';
  return test.confirmation === undefined ? null : 'SEND_DONOR_ELECTRONIC_ORDER';
}

/** Where something is still to come. */
export const open = new Set([
  'ORDERED',
  'COLLECTION_COMPLETED',
  'AT_LAB',
  'MRO_PENDING',
  'PENDING_CONFIRMATION',
]);

/** What was found of each drug. */
export const linesOf = (
  test: DemoTest,
  drugs: readonly Substance[],
  number: number,
): ReportLine[] => {
  // A test on the spot has one line that is not negative, or nothing to confirm.
  const isFound = test.isInstant
    ? !test.found.startsWith('RESULT_NEGATIVE')
    : test.found.includes('POSITIVE');
  const positive = isFound ? number % drugs.length : -1;
  const words = test.isInstant ? 'RESULT_PRELIMINARY_POSITIVE' : 'RESULT_POSITIVE';
  return drugs.map(({ cutoff, ...drugAdulterant }, at) => ({
    drugAdulterant,
    isPositive: at === positive,
    result: at === positive ? words : 'RESULT_NEGATIVE',
    screenCutoff: cutoff,
    confirmCutoff: confirmCutoffs.get(drugAdulterant.abbreviation) ?? null,
    testMethodologyScreen: 'EIA',
    testMethodologyConfirm: at === positive && !test.isInstant ? 'GCMS' : null,
    comment: null,
  }));
};

/** A test with its ids. */
export type Stored = {
  test: ReviewedTest;
  caseId: number;
  id: number;
  /** The test on the spot that it confirms. */
  confirmsId: number | null;
} & ReturnType<typeof standing>;

/** A test as `test_results` has it. `category` is the one of all DOT orders of the demo. */
export function rowOf(
  { test, caseId, id, confirmsId, ...state }: Stored,
  category: number | null,
  now: Date,
): object {
  const reached = (at: Date): string | null =>
    !test.isInstant && (test.ended !== null || at > now) ? null : iso(at);
  const isReleased = state.released_at !== null;
  return {
    ...state,
    id,
    test_case_id: caseId,
    test_type: test.isInstant ? 'INSTANT' : 'LAB',
    goes_through_mro: !test.isInstant && test.isWalled,
    mro_only_if_positive: false,
    specimen_type_id: test.drawn?.kind === 'ALCOHOL' ? 4 : test.isInstant ? 5 : 1,
    specimen_id:
      test.isInstant || test.ended !== null || test.collectedAt > now
        ? null
        : `S${70_000_000 + id * 3}`,
    provider: test.isInstant ? null : test.place.provider,
    confirmation_method: confirmationMethodOf(test),
    confirms_id: confirmsId,
    // As the order will say: a test that is stored without it is written a second time, in thirty indexes.
    employee_category_id: !test.isInstant && test.place.program === 'DOT' ? category : null,
    is_alcohol: test.drawn?.kind === 'ALCOHOL',
    is_manual_result: false,
    collector_full_name: test.isInstant ? test.place.der_full_name : null,
    collected_at: reached(test.collectedAt),
    received_at: test.isInstant ? null : reached(test.receivedAt),
    reported_at: isReleased
      ? iso(test.isInstant ? test.orderedAt : test.isWalled ? test.verifiedAt : test.reportedAt)
      : null,
    mro_result_received_at: state.mro_result === null ? null : state.released_at,
    created_by: test.place.der_full_name,
    created_at: iso(test.orderedAt),
    updated_at: iso(test.orderedAt),
    version: 1,
  };
}

/** What was ordered of a test, as `lab_orders` has it. */
export const orderOf = ({ id, test }: Stored): object => ({
  test_result_id: id,
  order_number: `D${String(600_000_000 + id * 13)}`,
  lab_test_id: `L-${800_000 + id}`,
  lab_order_type: 'ELECTRONIC_ORDER',
  lab_account_location_id: test.place.lab_account_location_id,
  lab_account_id: test.place.lab_account_id,
  master_account_id: test.place.master_account_id,
  sub_account_id: test.place.sub_account_id,
  test_type: test.drawn?.kind ?? 'DRUG',
  testing_agency: test.place.program === 'DOT' ? 'FMCSA' : null,
  test_codes: [test.place.test_code],
  combo_breath_test_codes: [],
  test_code_ids: [test.place.test_code.id],
  is_combo_order: test.drawn?.kind === 'DRUG_AND_ALCOHOL',
  collected_on_site: false,
  third_party_collected: false,
  ordered_at: iso(test.orderedAt),
  expire_date: iso(expiryOf(test)),
  employee_full_name: test.place.der_full_name,
  employee_phone: test.place.der_phone_number,
  mro: test.place.mro,
  attempts: 0,
  accepted_at: iso(new Date(test.orderedAt.getTime() + 4_000)),
});

/** When the laboratory was asked, or the test was ended. */
const confirmedAt = ({ confirmation, unconfirmedAt }: DemoTest): string | null => {
  const at = unconfirmedAt ?? confirmation?.orderedAt;
  return at === undefined ? null : iso(at);
};

/** A test on the spot, as `instant_tests` has it. The test that confirms it was stored behind it. */
export const instantOf = ({ id, test }: Stored, drugs: readonly Substance[]): object => ({
  confirmation_test_result_id: test.confirmation === undefined ? null : id + 1,
  confirmed_at: confirmedAt(test),
  confirmation_comment:
    test.unconfirmedAt === undefined ? null : 'The employer takes no further step.',
  test_result_id: id,
  test_panel_name: 'Integrated urine cup, 5 panel',
  lot: `L${4_000 + (id % 90)}`,
  expire_at: iso(new Date(test.orderedAt.getTime() + 200 * 86_400_000)).slice(0, 10),
  certification_date: iso(test.orderedAt),
  result_interpreted: 'MANUALLY',
  temperature: '1',
  specimen_integrity: 'Normal',
  drug_adulterant_results: linesOf(test, drugs, id),
});
