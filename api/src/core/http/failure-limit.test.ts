import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from '../refusal.ts';
import { LocalCallWindows } from './call-windows.ts';
import { FailureLimit } from './failure-limit.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const fail = () => Promise.reject(new Refusal('WRONG_CREDENTIALS'));
const succeed = () => Promise.resolve('in');
const address = '198.51.100.1';

const outcomeOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (answer) => answer,
    (error: unknown) => (error instanceof Refusal ? [error.code, error.params.seconds] : error),
  );

describe('sign-ins that fail', () => {
  it('are ten a minute of one account from one address, and the eleventh says how long to wait', async () => {
    const limit = new FailureLimit(new LocalCallWindows());
    const tries = (account: string) => outcomeOf(limit.guard({ address, account }, fail));
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect(await tries('Ann@assay.test')).toEqual(['WRONG_CREDENTIALS', undefined]);
    vi.advanceTimersByTime(18_000);

    expect(await tries('ann@assay.test')).toEqual(['TOO_MANY_REQUESTS', 42]);
    expect(await tries('ben@assay.test')).toEqual(['WRONG_CREDENTIALS', undefined]);
    vi.advanceTimersByTime(42_000);
    expect(await tries('ann@assay.test')).toEqual(['WRONG_CREDENTIALS', undefined]);
  });

  it('are thirty a minute of one address, whatever the accounts', async () => {
    const limit = new FailureLimit(new LocalCallWindows());
    for (let attempt = 0; attempt < 30; attempt += 1)
      await outcomeOf(limit.guard({ address, account: `user-${attempt}@assay.test` }, fail));

    const right = { address, account: 'ann@assay.test' };
    expect(await outcomeOf(limit.guard(right, succeed))).toEqual(['TOO_MANY_REQUESTS', 60]);
    const elsewhere = { ...right, address: '198.51.100.2' };
    expect(await outcomeOf(limit.guard(elsewhere, succeed))).toBe('in');
  });
});

it('an office that signs in at once is not limited', async () => {
  const limit = new FailureLimit(new LocalCallWindows());
  for (let each = 0; each < 200; each += 1)
    expect(await limit.guard({ address, account: `user-${each}@assay.test` }, succeed)).toBe('in');
});

it('a fault of ours counts against nobody', async () => {
  const limit = new FailureLimit(new LocalCallWindows());
  const broken = () => Promise.reject(new Error('no database'));
  for (let each = 0; each < 40; each += 1) await outcomeOf(limit.guard({ address }, broken));

  expect(await limit.guard({ address }, succeed)).toBe('in');
});
