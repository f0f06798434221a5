import type { TestResultPartsFragment } from './test-result.generated.ts';

type Titled = Pick<TestResultPartsFragment, 'testStatus' | 'testType' | 'mroErrors'>;

const unsent = ['CREATION_FAILED', 'PENDING_CREATION'];

/** Whether the order has not reached the laboratory. */
export const isUnsent = ({ testStatus }: Pick<Titled, 'testStatus'>): boolean =>
  unsent.includes(testStatus);

/** The documented title of the page (T s2). */
export function titleOf(test: Titled): string {
  if (isUnsent(test)) return 'Lab Order Details';
  return test.testType === 'INSTANT' ? 'Instant Test Result Details' : 'Lab Test Result Details';
}

/** What is wrong with an order or a report, beside the title (contract §21). */
export function badgeOf({ testStatus, mroErrors }: Titled): string | null {
  if (testStatus === 'CREATION_FAILED') return 'Order failed';
  if (testStatus === 'PENDING_CREATION') return 'Not submitted order';
  return mroErrors.length > 0 ? 'Data Errors' : null;
}

const withoutResult = [
  'REFUSAL_TO_TEST',
  'EXPIRED_NO_SHOW',
  'COLLECTION_CANCELLED',
  'LAB_REJECTED',
];

/** Whether there will be no outcome: it is shown as not available (T s2). */
export const hasNoOutcome = ({
  resultType,
  testStatus,
}: Pick<TestResultPartsFragment, 'resultType' | 'testStatus'>): boolean =>
  resultType === null && withoutResult.includes(testStatus);
