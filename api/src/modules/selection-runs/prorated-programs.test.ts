import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../core/testing/test-app.ts';
import { growPoolWorld, regulated } from '../test-pools/testing/pool-world.ts';
import {
  complete,
  draw,
  fillRegulated,
  quarterlyPool,
  quarters,
  year,
} from './testing/run-calls.ts';

const [, , autumn = '', winter = ''] = quarters;

const api = await useTestApp();
const world = await growPoolWorld(api);

describe('a regulated program that begins during the year', () => {
  it('asks for the part of the yearly rate that its periods are', async () => {
    const pool = await quarterlyPool(api, world, 0, {
      ...regulated,
      programStartDate: `${year}-07-01`,
    });
    await fillRegulated(api, pool, world.near, 100);
    const draws: number[] = [];
    for (const day of [autumn, winter]) {
      const run = await draw(api, world.admin, { testPoolId: pool.id, runDate: day });
      draws.push(run.selectedForDrugTesting);
      await complete(api, run.id);
      expect(run.drugCount).toMatchObject({ periods: 2, yearPeriods: 4 });
    }

    // Half of 50 % of 100 members, over two quarters.
    expect(draws).toEqual([13, 12]);
    expect(
      (await api.call(`GET /api/testpools/${pool.id}`, { session: world.admin })).json().drugYtd,
    ).toBe(100);
  });
});
