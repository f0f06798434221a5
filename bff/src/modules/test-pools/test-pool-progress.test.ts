import { testPoolProgressList } from '@assay/schema/test-pools/test-pool-progress.list';
import type { TestPoolProgress } from '@assay/schema/test-pools/test-pool-progress';
import { expect, test } from 'vitest';
import { fakeApi, listing, ok, permissionsOf } from '../../testing/fake-api.ts';
import { graphqlOver } from '../../testing/run.ts';
import { poolWorld } from './test-pool.test-data.ts';

const tests = { target: 20, due: 15, done: 10, open: 2, forecast: 18 };

const progress = (id: number): TestPoolProgress => ({
  id,
  name: `Pool ${id}`,
  companyId: 1,
  companyName: 'Company 1',
  consortiumId: null,
  consortiumName: null,
  locationName: null,
  testingAgencyName: 'FMCSA',
  modality: 'quarterly',
  status: 'ACTIVE',
  drawState: 'OVERDUE',
  drawPeriod: 2,
  drawBy: '2026-06-30',
  targetState: 'BEHIND',
  activeMemberCount: 40,
  programEndDate: '2026-12-31',
  latestRunDate: '2026-01-05',
  nextRunDate: '2026-04-05',
  overdueDraws: 2,
  drugs: tests,
  alcohol: tests,
});

const month = {
  month: '2026-03-01',
  drugs: { due: 15, done: 10, behind: 5, completed: 4 },
  alcohol: { due: 20, done: null, behind: null, completed: null },
};
const months = {
  pools: 2,
  drugs: { target: 20, before: 1 },
  alcohol: { target: 20, before: 0 },
  months: [month],
};

const world = () => ({
  ...poolWorld(),
  'GET /api/testpools/progress': listing(testPoolProgressList, [progress(1), progress(2)]),
  'GET /api/testpools/progress/summary': () =>
    ok({
      active: 2,
      overdue: 2,
      due: 0,
      nothingDue: 0,
      noTarget: 0,
      onTrack: 0,
      behind: 2,
      met: 0,
      missed: 0,
      drugs: tests,
      alcohol: tests,
    }),
  'GET /api/testpools/progress/months': () => ok(months),
});

const Q = /* GraphQL */ `
  {
    testPoolProgress(where: { drawState: { in: [OVERDUE] } }, limit: 25) {
      totalCount
      nodes {
        id
        name
        drawState
        targetState
        nextRunDate
        overdueDraws
        drugs {
          target
          due
          done
          open
          forecast
        }
        company {
          id
        }
      }
    }
    testPoolProgressSummary {
      active
      overdue
      alcohol {
        forecast
      }
    }
  }
`;

test('a page of pools with figures and summary takes one call each, whatever its length', async () => {
  const api = fakeApi(world());

  const { data, errors } = await graphqlOver(api.send)(Q);

  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    testPoolProgress: {
      totalCount: 2,
      nodes: [
        {
          id: '1',
          drawState: 'OVERDUE',
          targetState: 'BEHIND',
          overdueDraws: 2,
          drugs: tests,
          company: { id: '1' },
        },
        { id: '2' },
      ],
    },
    testPoolProgressSummary: { active: 2, overdue: 2, alcohol: { forecast: 18 } },
  });
  expect(api.calls.map((call) => call.split('?')[0]).toSorted()).toEqual([
    'GET /api/companies',
    'GET /api/permissions',
    'GET /api/testpools/progress',
    'GET /api/testpools/progress/summary',
  ]);
  expect(decodeURIComponent(api.calls.join())).toContain('drawState[IN][]=OVERDUE');
});

test('the year comes month by month in one call', async () => {
  const api = fakeApi(world());

  const { data, errors } = await graphqlOver(api.send)(/* GraphQL */ `
    {
      testPoolMonths {
        pools
        drugs {
          target
          before
        }
        months {
          month
          drugs {
            due
            done
            behind
            completed
          }
          alcohol {
            due
            done
            behind
            completed
          }
        }
      }
    }
  `);

  expect(errors).toBeUndefined();
  expect(data).toEqual({
    testPoolMonths: { pools: 2, drugs: months.drugs, months: [month] },
  });
  expect(api.calls.filter((call) => call.includes('months'))).toHaveLength(1);
});

test.each([
  'testPoolProgress { totalCount }',
  'testPoolProgressSummary { active }',
  'testPoolMonths { pools }',
])('%s is refused to who may not see pools, before api is asked', async (field) => {
  const api = fakeApi({
    ...world(),
    'GET /api/permissions': permissionsOf('READ_ALL_LOCATIONS'),
  });

  const { errors } = await graphqlOver(api.send)(`{ ${field} }`);

  expect(errors?.[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  expect(api.calls).toEqual(['GET /api/permissions']);
});
