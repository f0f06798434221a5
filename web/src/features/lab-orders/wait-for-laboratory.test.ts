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

/** The steps of an order as the laboratory leaves it: the file of the test is not opened for them. */
const order = (...kinds: ('ACCEPTED' | 'REFUSED')[]) => ({
  testEvents: ['ORDERED' as const, ...kinds].map((kind) => ({
    __typename: 'TestEvent',
    kind,
    note: kind === 'REFUSED' ? 'The account is not known.' : null,
  })),
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
  expect(await said(order('ACCEPTED'))).toEqual({ why: null, looks: 1 });
});

test('an order that did not arrive is tried again', async () => {
  const { why, looks } = await said(order());

  expect(why).toBe(
    "The order hasn't been created in LabCorp. The system will try 10 more attempts to create it.",
  );
  expect(looks).toBeGreaterThan(1);
});

test('what the laboratory refused is not said to be tried again', async () => {
  expect(await said(order('REFUSED'))).toEqual({
    why: 'LabCorp refused the order: The account is not known.',
    looks: 1,
  });
});
