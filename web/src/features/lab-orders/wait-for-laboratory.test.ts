import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../components/testing/fake-api.ts';
import { whyNotTaken } from './wait-for-laboratory.ts';

const realSetTimeout = setTimeout;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** An order as the laboratory leaves it. */
const order = (testStatus: string, labTestId: string | null, lastError: string | null) => ({
  testResult: {
    __typename: 'TestResult',
    id: '9',
    testStatus,
    labOrder: { __typename: 'TestOrder', orderNumber: 'A000000017', labTestId, lastError },
  },
});

/** What is said of an order that looks so, and how often it was looked at. */
async function said(answer: ReturnType<typeof order>) {
  const api = fakeApi({ SentOrder: () => answer });
  const told: { why?: string | null } = {};
  const wait = async (): Promise<void> => {
    told.why = await whyNotTaken('9', 'LabCorp');
  };
  void wait();
  // Answers come in between two looks, in their own time.
  for (let turn = 0; turn < 2_000 && told.why === undefined; turn += 1) {
    await vi.advanceTimersByTimeAsync(50);
    await new Promise((resolve) => {
      realSetTimeout(resolve, 1);
    });
  }
  return { ...told, looks: api.calls('SentOrder').length };
}

test('nothing is said of an order that was taken', async () => {
  expect(await said(order('ORDERED', 'LA-1', null))).toEqual({ why: null, looks: 1 });
});

test('an order that did not arrive is tried again', async () => {
  const { why, looks } = await said(order('PENDING_CREATION', null, null));

  expect(why).toBe(
    "The order hasn't been created in LabCorp. The system will try 10 more attempts to create it.",
  );
  expect(looks).toBeGreaterThan(1);
});

test('what the laboratory refused is not said to be tried again', async () => {
  expect(await said(order('CREATION_FAILED', null, 'The account is not known.'))).toEqual({
    why: 'LabCorp refused the order: The account is not known.',
    looks: 1,
  });
});
