import type { LabOrderType, TestStatus } from '../../gql/schema.generated.ts';

/** What decides what may be done with an order. */
export interface OrderOfTest {
  id: string;
  testType: 'INSTANT' | 'LAB';
  testStatus: TestStatus;
  isManualResult: boolean;
  confirmationMethod: string | null;
  collectedAt: string | null;
  testCase: { status: 'OPEN' | 'CLOSED' };
  labOrder: {
    labOrderType: LabOrderType;
    expireDate: string | null;
    donorEmail: string | null;
  } | null;
}

const changeable: readonly TestStatus[] = [
  'ORDERED',
  'PENDING',
  'PENDING_CREATION',
  'CREATION_FAILED',
];

/** Whether the donor of an order has not come (decision 41). */
export const isChangeable = (test: OrderOfTest): boolean =>
  test.labOrder !== null &&
  !test.isManualResult &&
  test.collectedAt === null &&
  changeable.includes(test.testStatus);

/** Whether the donor may get more time: also when the order has expired, and not while its laboratory does not have it. */
export const isRenewable = (test: OrderOfTest): boolean =>
  (isChangeable(test) && test.testStatus !== 'CREATION_FAILED') ||
  (test.labOrder !== null && test.testStatus === 'EXPIRED_NO_SHOW');

/** Whether there is a donor pass (contract §21). */
export const hasDonorPass = (test: OrderOfTest): boolean =>
  test.testType === 'LAB' &&
  test.labOrder !== null &&
  !test.isManualResult &&
  test.testCase.status === 'OPEN' &&
  (test.testStatus === 'ORDERED' || test.testStatus === 'PENDING') &&
  test.confirmationMethod !== 'SEND_SPECIMEN_PREPRINTED_CCF';
