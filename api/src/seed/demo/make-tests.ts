import type { Row } from '../../core/database/database.ts';
import { after, chance, HOUR, hoursAround, weighted, type Weighted } from './chances.ts';
import { firstNames, lastNames } from './names.ts';
import type { Random } from './random.ts';

/** Where tests are ordered: a lab account of a location, with a code and the MRO. */
export interface OrderPlace {
  company_id: number;
  location_id: number;
  lab_account_location_id: number | null;
  lab_account_id: number | null;
  provider: string;
  master_account_id: string;
  sub_account_id: string;
  program: 'DOT' | 'NON_DOT';
  test_code: { id: number; testCode: string; name: string; profileId: string | null };
  mro: { fullName: string };
  der_full_name: string;
  der_phone_number: string;
}

/** Why people are tested: of carriers, and of employers in general (rounded from published statistics). */
const reasons: Record<'DOT' | 'NON_DOT', Weighted> = {
  DOT: [
    ['RANDOM', 550],
    ['PRE_EMPLOYMENT', 380],
    ['POST_ACCIDENT', 40],
    ['REASONABLE_SUSPICION_CAUSE', 10],
    ['FOLLOW_UP', 10],
    ['RETURN_TO_DUTY', 10],
  ],
  NON_DOT: [
    ['PRE_EMPLOYMENT', 700],
    ['RANDOM', 150],
    ['POST_ACCIDENT', 70],
    ['REASONABLE_SUSPICION_CAUSE', 15],
    ['FOLLOW_UP', 20],
    ['PERIODIC', 45],
  ],
};

/** What laboratories find of urine, in a hundred thousand. */
const findings: Record<'DOT' | 'NON_DOT', Weighted> = {
  DOT: [
    ['RESULT_NEGATIVE', 95_470],
    ['RESULT_NEGATIVE_DILUTE', 2_300],
    ['RESULT_POSITIVE', 1_900],
    ['RESULT_POSITIVE_DILUTE', 100],
    ['RESULT_INVALID', 200],
    ['RESULT_SUBSTITUTED', 30],
  ],
  NON_DOT: [
    ['RESULT_NEGATIVE', 91_700],
    ['RESULT_NEGATIVE_DILUTE', 2_500],
    ['RESULT_POSITIVE', 5_400],
    ['RESULT_POSITIVE_DILUTE', 170],
    ['RESULT_INVALID', 200],
    ['RESULT_SUBSTITUTED', 30],
  ],
};

/** What an MRO determines of it: one in ten positives has a valid prescription. */
export const determined = (random: Random, found: string): string => {
  if (found === 'RESULT_POSITIVE' && chance(random, 100)) return 'MRO_NEGATIVE';
  if (found === 'RESULT_INVALID') return 'MRO_CANCELLED';
  if (found === 'RESULT_SUBSTITUTED') return 'MRO_REFUSAL';
  return found.replace('RESULT_', 'MRO_');
};

/** A test of the demo, before it is stored. */
export interface DemoTest {
  place: OrderPlace;
  first_name: string;
  last_name: string;
  primary_id_type: string;
  primary_id: string;
  date_of_birth: string;
  phone: string;
  reason: string;
  orderedAt: Date;
  collectedAt: Date;
  receivedAt: Date;
  reportedAt: Date;
  verifiedAt: Date;
  /** Whether the outcome is known through the MRO alone. */
  isWalled: boolean;
  /** What became of the test without a specimen, if anything. */
  ended: Row<'test_results'>['test_status'] | null;
  found: string;
  mro: string;
  isInstant: boolean;
  /** Who was drawn, when the test comes from a draw, and what for. */
  drawn?: { participantId: number; kind: 'DRUG' | 'ALCOHOL' | 'DRUG_AND_ALCOHOL' };
  /** The laboratory test that confirms a test on the spot. */
  confirmation?: DemoTest;
  /** When a test on the spot was ended without a confirmation. */
  unconfirmedAt?: Date;
}

const digits = (number: number, length: number): string => String(number).padStart(length, '0');

const endings: Weighted = [
  ['', 950],
  ['EXPIRED_NO_SHOW', 25],
  ['COLLECTION_CANCELLED', 15],
  ['REFUSAL_TO_TEST', 6],
  ['UNABLE_TO_PROVIDE', 4],
];

/** One person's test at a place. */
export function makeTest(
  random: Random,
  place: OrderPlace,
  number: number,
  when: () => Date,
): DemoTest {
  const { program } = place;
  const isInstant = program === 'NON_DOT' && chance(random, 450);
  const orderedAt = when();
  const collectedAt = isInstant ? orderedAt : after(orderedAt, hoursAround(random, 20));
  const receivedAt = after(collectedAt, random.int(18, 30) * HOUR);
  const found = weighted(random, findings[program]);
  const isNegative = found.startsWith('RESULT_NEGATIVE');
  const reportedAt = after(receivedAt, hoursAround(random, 22) + (isNegative ? 0 : 30 * HOUR));
  const ending = isInstant ? '' : weighted(random, endings);
  return {
    place,
    isInstant,
    first_name: random.pick(firstNames),
    last_name: random.pick(lastNames),
    primary_id_type: program === 'DOT' ? 'CDL_NUMBER' : 'EMPLOYEE_ID',
    primary_id:
      program === 'DOT'
        ? `D${digits(5_200_000 + number * 7, 8)}`
        : `E-${digits(40_000 + number, 6)}`,
    date_of_birth: `${random.int(1961, 2004)}-${digits(random.int(1, 12), 2)}-${digits(random.int(1, 28), 2)}`,
    phone: `512555${digits(100 + (number % 100), 4)}`,
    reason: weighted(random, reasons[program]),
    orderedAt,
    collectedAt,
    receivedAt,
    reportedAt,
    verifiedAt: after(reportedAt, hoursAround(random, isNegative ? 14 : 40)),
    isWalled: program === 'DOT' || place.company_id % 2 === 0,
    ended: ending === '' ? null : (ending as DemoTest['ended']),
    found,
    mro: determined(random, found),
  };
}
