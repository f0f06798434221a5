import { afterAll, beforeAll, expect, it } from 'vitest';
import { sortFieldsOf } from './testing/sort-fields.ts';
import type { Route } from '@assay/schema/core/route';
import { namedRoutes } from '@assay/schema/routes';
import { addTest, report } from './modules/test-results/testing/add-test.ts';
import { growRouteWorld, send, type RouteWorld } from './testing/route-world.ts';
import type { TestSession } from './core/testing/test-app.ts';

/*
 * The wall over all that can be read (ADR 101): what a laboratory reports of a test that goes through the MRO changes no byte of
 * any answer to anybody but MRO staff, whatever it found. A list that is added is swept as well.
 */

let world: RouteWorld;
let readers: [who: string, session: TestSession][];
beforeAll(async () => {
  world = await growRouteWorld();
  readers = [
    ['SUPER_ADMIN', world.superAdmin],
    ['COMPANY_ADMIN', world.insiders.COMPANY_ADMIN],
    ['LOCATION_MANAGER', world.insiders.LOCATION_MANAGER],
  ];
});
afterAll(() => world.api.close());

/*
 * Files say when they were made, and reports are their lists (`routes.test.ts`); who read and exported what is told by the logs,
 * and when a session was last used by the sessions, which this test fills and uses by itself.
 */
const reads = namedRoutes.filter(
  ([name, { method, url, config }]) =>
    method === 'GET' &&
    config.access !== 'public' &&
    config.transport === undefined &&
    !url.endsWith('/report') &&
    !name.startsWith('history.') &&
    !name.startsWith('userSessions.'),
);

/** Lists that speak of tests are read in the order of each of their fields as well. */
const ofTests = /^(testResults|selectionRuns|mroReviews|laboratories|orderRequests)\./;
const urlsOf = (name: string, route: Route): string[] =>
  ofTests.test(name) ? ['', ...sortFieldsOf(route).map((by) => `?sortBy=${by}`)] : [''];

/** Every answer, by reader and call. */
async function readAll(): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const [who, session] of readers)
    for (const [name, route] of reads)
      for (const query of urlsOf(name, route)) {
        const asked = { ...route, url: `${route.url}${query}` };
        const { statusCode, body } = await send(world, asked, { session });
        answers.set(`${who} ${name}${query}`, `${statusCode} ${body}`);
      }
  return answers;
}

/** The calls whose answers differ. */
const differing = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...after].flatMap(([call, answer]) => (before.get(call) === answer ? [] : [call]));

it('no answer tells that a laboratory reported, nor what', async () => {
  const place = { companyId: world.companyId, locationId: world.near };
  const [negative, positive] = [await addTest(world.api, place), await addTest(world.api, place)];
  /* The first look at a test is an event of its own. */
  await readAll();
  const before = await readAll();

  await report(world.api, negative.id, { kind: 'LABORATORY', result: 'RESULT_NEGATIVE' });
  const afterNegative = await readAll();
  await report(world.api, positive.id, { kind: 'LABORATORY', result: 'RESULT_POSITIVE' });
  const afterPositive = await readAll();

  expect(differing(before, afterNegative)).toEqual([]);
  expect(differing(afterNegative, afterPositive)).toEqual([]);
}, 60_000);
