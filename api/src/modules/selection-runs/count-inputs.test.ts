import { periodsOf, type Interval, type Period } from '@assay/draw/periods';
import { describe, expect, it } from 'vitest';
import { countFor, membersByPeriod, minimumOfRailroad, type PastRun } from './count-inputs.ts';

const momentAt = (interval: Interval, number: number, runs: PastRun[]) => {
  const periods = periodsOf('2026-01-01', '2026-12-31', interval);
  return { periods, period: periods[number - 1] as Period, runs, eligible: 40 };
};
const run = (runDate: string, period: number, memberCount: number, drugs = 1): PastRun => ({
  runDate,
  period,
  memberCount,
  drugs,
  isDraw: true,
});

describe('members of the periods so far', () => {
  it('are those of their draws, and now the active ones', () => {
    const runs = [run('2026-01-05', 1, 30), run('2026-04-05', 2, 35)];

    expect(membersByPeriod(momentAt('quarterly', 3, runs))).toEqual([30, 35, 40]);
  });

  it('of a period without a draw are those of the next', () => {
    expect(membersByPeriod(momentAt('quarterly', 4, [run('2026-04-05', 2, 35)]))).toEqual([
      35, 35, 40, 40,
    ]);
  });

  it('of a period with two draws are those of the last', () => {
    const runs = [run('2026-01-05', 1, 30), run('2026-02-05', 1, 33)];

    expect(membersByPeriod(momentAt('quarterly', 2, runs))).toEqual([33, 40]);
  });
});

describe('the railroad’s one in three months', () => {
  it('is asked of each quarterly draw', () => {
    expect(minimumOfRailroad(momentAt('quarterly', 2, [run('2026-01-05', 1, 30)]))).toBe(1);
  });

  it('is asked of the third month when nobody was drawn in two', () => {
    expect(minimumOfRailroad(momentAt('monthly', 2, [run('2026-01-05', 1, 30, 0)]))).toBe(0);
    expect(minimumOfRailroad(momentAt('monthly', 3, [run('2026-01-05', 1, 30, 0)]))).toBe(1);
    expect(minimumOfRailroad(momentAt('monthly', 3, [run('2026-01-05', 1, 30, 1)]))).toBe(0);
  });
});

describe('a pool that tests for nothing of a kind', () => {
  it.each([
    { rate: 0, perInterval: null },
    { rate: null, perInterval: 0 },
  ])('draws none: %j', (target) => {
    const rest = { oversampling: 1_000, counted: 0, open: 0, minimum: 0 };

    expect(countFor({ ...target, ...rest }, momentAt('quarterly', 1, []))).toMatchObject({
      method: 'NONE',
      draw: 0,
    });
  });
});
