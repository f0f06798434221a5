import type { MroContactKind } from '@assay/schema/mro/mro-words';
import type { ReportLine } from '../../modules/mro/filed-report.ts';
import type { DemoTest } from './make-tests.ts';

const HOUR = 3_600_000;

/** A DOT test that waits for the MRO: what was found, how long ago, and what was noted since, hours ago. */
interface Review {
  found: string;
  reported: number;
  contacts: readonly (readonly [kind: MroContactKind, hours: number])[];
  /** Creatinine, mg/dL. */
  creatinine: string;
}

/** Reviews at every stage of 49 CFR 40.131 and 40.133, the longest first. */
const reviews: readonly Review[] = [
  {
    found: 'RESULT_POSITIVE',
    reported: 247,
    contacts: [
      ['DONOR_NO_ANSWER', 240],
      ['DONOR_MESSAGE', 232],
      ['DONOR_NO_ANSWER', 217],
      ['DER_ASKED', 215],
      ['DER_FAILED', 190],
    ],
    creatinine: '96',
  },
  {
    found: 'RESULT_SUBSTITUTED',
    reported: 101,
    contacts: [
      ['DONOR_NO_ANSWER', 99],
      ['DONOR_NO_ANSWER', 90],
      ['DONOR_MESSAGE', 78],
      ['DER_ASKED', 75],
      ['DER_REACHED_DONOR', 73],
    ],
    creatinine: '1.2',
  },
  {
    found: 'RESULT_POSITIVE_DILUTE',
    reported: 52,
    contacts: [['DONOR_INTERVIEWED', 28]],
    creatinine: '14',
  },
  {
    found: 'RESULT_POSITIVE',
    reported: 27,
    contacts: [
      ['DONOR_NO_ANSWER', 20],
      ['DONOR_MESSAGE', 15],
    ],
    creatinine: '82',
  },
  { found: 'RESULT_INVALID', reported: 7, contacts: [], creatinine: '41' },
  { found: 'RESULT_NEGATIVE_DILUTE', reported: 5, contacts: [], creatinine: '4.1' },
];

/** A DOT test with its review. */
export interface ReviewedTest extends DemoTest {
  review?: Review;
}

/** The same tests, of which the latest DOT ones with a specimen are at the stages above. */
export function withReviews(tests: readonly DemoTest[], now: Date): ReviewedTest[] {
  const ago = (hours: number): Date => new Date(now.getTime() - hours * HOUR);
  const chosen = tests
    .filter(
      ({ place, isInstant, ended, reportedAt }) =>
        place.program === 'DOT' && !isInstant && ended === null && reportedAt < ago(400),
    )
    .slice(-reviews.length);
  const changed = new Map(chosen.map((test, at) => [test, reviews[at]]));
  return tests
    .map((test): ReviewedTest => {
      const review = changed.get(test);
      if (review === undefined) return test;
      const { found, reported } = review;
      return {
        ...test,
        review,
        found,
        isWalled: true,
        orderedAt: ago(reported + 48),
        collectedAt: ago(reported + 44),
        receivedAt: ago(reported + 21),
        reportedAt: ago(reported),
        verifiedAt: ago(-48),
      };
    })
    .toSorted((one, other) => one.orderedAt.getTime() - other.orderedAt.getTime());
}

const validity = (
  name: string,
  isPositive: boolean,
  numericLevel: string,
): { line: ReportLine; numericLevel: string } => ({
  line: {
    drugAdulterant: { id: null, name, abbreviation: null, type: 'ADULTERANT' },
    isPositive,
    result: isPositive ? 'Abnormal' : 'Normal',
    screenCutoff: null,
    confirmCutoff: null,
    testMethodologyScreen: null,
    testMethodologyConfirm: null,
    comment: null,
  },
  numericLevel,
});

/** The validity tests of a specimen under review, with their quantities. */
export const validityOf = ({ found, creatinine }: Review) => [
  validity('Creatinine', Number(creatinine) < 20, `${creatinine} mg/dL`),
  validity(
    'Specific gravity',
    found === 'RESULT_SUBSTITUTED',
    creatinine === '1.2' ? '1.0008' : '1.0140',
  ),
  validity('pH', found === 'RESULT_INVALID', found === 'RESULT_INVALID' ? '4.2' : '6.2'),
];

/** The contact log of a test under review, as `mro_contacts` has it. */
export const contactsOf = (
  { phone, review }: ReviewedTest,
  testResultId: number,
  now: Date,
): object[] =>
  (review?.contacts ?? []).map(([kind, hours]) => ({
    test_result_id: testResultId,
    kind,
    at: new Date(now.getTime() - hours * HOUR).toISOString(),
    phone: kind.startsWith('DONOR') ? phone : null,
    actor: 'Helen Okafor',
  }));
