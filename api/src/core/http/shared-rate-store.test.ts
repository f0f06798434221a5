import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { SharedCallWindows } from './call-windows.repository.ts';
import { LocalCallWindows, type CallWindows } from './call-windows.ts';
import { FailureLimit } from './failure-limit.ts';
import { SharedCalls } from './shared-rate-store.ts';
import { Refusal } from '../refusal.ts';

const MINUTE = 60_000;

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Calls in turn by some processes; answers how many of them were let through. */
async function letThrough(processes: SharedCalls[], key: string, max: number, calls: number) {
  let through = 0;
  for (let call = 0; call < calls; call += 1) {
    const { current } =
      (await processes[call % processes.length]?.count(key, MINUTE, max)) ?? (Number.NaN as never);
    if (current <= max) through += 1;
  }
  return through;
}

it('processes that share a database let through what one would, but for the first share of each', async () => {
  const two = [1, 2].map(() => new SharedCalls(new SharedCallWindows(database)));

  expect(await letThrough(two, 'a guesser', 30, 100)).toBe(30);
  const busy = await letThrough(two, 'a busy caller', 1_200, 3_000);
  expect(busy).toBeGreaterThanOrEqual(1_140);
  expect(busy).toBeLessThanOrEqual(1_260);
});

it('whoever stays below a twentieth of the limit is counted without a statement', async () => {
  const windows = new LocalCallWindows();
  const take = vi.spyOn(windows, 'take');
  const calls = new SharedCalls(windows);

  expect(await letThrough([calls], 'a person', 1_200, 60)).toBe(60);
  expect(take).not.toHaveBeenCalled();
  await calls.count('a person', MINUTE, 1_200);
  expect(take.mock.calls).toEqual([['a person', 120, MINUTE]]);
});

it('a caller who made too many calls is refused without asking again, and may go on when the window has ended', async () => {
  vi.useFakeTimers();
  try {
    const windows = new LocalCallWindows();
    const take = vi.spyOn(windows, 'take');
    const calls = new SharedCalls(windows);
    await letThrough([calls], 'a guesser', 30, 31);
    const asked = take.mock.calls.length;
    vi.advanceTimersByTime(20_000);

    expect(await calls.count('a guesser', MINUTE, 30)).toEqual({ current: 31, ttl: 40_000 });
    expect(take).toHaveBeenCalledTimes(asked);
    vi.advanceTimersByTime(40_000);
    expect(await calls.count('a guesser', MINUTE, 30)).toEqual({ current: 1, ttl: MINUTE });
  } finally {
    vi.useRealTimers();
  }
});

it('calls that come at once are numbered once each', async () => {
  const calls = new SharedCalls(new SharedCallWindows(database));
  const numbers = await Promise.all(
    Array.from({ length: 40 }, () => calls.count('a crowd', MINUTE, 30)),
  );

  const through = numbers.map(({ current }) => current).filter((current) => current <= 30);
  expect(through.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 30 }, (_each, index) => index + 1),
  );
});

it('each process counts by itself while the others cannot be asked', async () => {
  const away: CallWindows = {
    take: () => Promise.reject(new Error('away')),
    read: () => Promise.reject(new Error('away')),
  };

  expect(await letThrough([new SharedCalls(away)], 'a guesser', 30, 100)).toBe(30);
});

it('failed sign-ins count wherever they were tried, and say how long to wait', async () => {
  const two = [1, 2].map(() => new FailureLimit(new SharedCallWindows(database)));
  const guesser = { address: '198.51.100.7', account: 'ann@assay.test' };
  const fail = () => Promise.reject(new Refusal('WRONG_CREDENTIALS'));
  const outcomes: unknown[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1)
    await two[attempt % 2]?.guard(guesser, fail).catch((error: unknown) => outcomes.push(error));

  expect(outcomes.map((error) => (error as Refusal).code)).toEqual([
    ...Array.from({ length: 10 }, () => 'WRONG_CREDENTIALS'),
    'TOO_MANY_REQUESTS',
  ]);
  const { seconds } = (outcomes.at(-1) as Refusal).params;
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
});
