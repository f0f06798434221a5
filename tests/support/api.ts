import { allRoutes, routeTable } from '@assay/schema/routes';
import type { Route } from '@assay/schema/core/route';
import { inject } from 'vitest';
import { holds, usersWithRole, type UserWithRole } from './demo-permissions.ts';
import { send, type Call } from './http.ts';
import { demoPassword, demoUsers, summitHost, type DemoUser } from './users.ts';

/** Every documented call with its name, e.g. `companies.update`. */
export const namedRoutes: [name: string, route: Route][] = Object.entries(routeTable).flatMap(
  ([module, routes]) =>
    Object.entries<Route>(routes).map(([name, route]): [string, Route] => [
      `${module}.${name}`,
      route,
    ]),
);

const tenantHost = (user?: DemoUser) => {
  const { host } = new URL(inject('url'));
  return user === 'summit' ? host.replace('localhost', summitHost) : host;
};

/** Calls the api as the bff does for a browser at the user's host. */
export async function callApi(user: DemoUser | null, call: Call) {
  const headers: Record<string, string> = {
    'x-tenant-host': tenantHost(user ?? undefined),
    ...call.headers,
  };
  if (user !== null) headers['authorization'] = `Bearer ${await tokenOf(user)}`;
  return send(inject('apiUrl'), { ...call, headers });
}

const tokens = new Map<DemoUser, Promise<string>>();

async function signIn(user: DemoUser): Promise<string> {
  const answer = await send(inject('apiUrl'), {
    method: 'POST',
    path: '/api/login',
    headers: { 'x-tenant-host': tenantHost(user) },
    body: { username: demoUsers[user], password: demoPassword },
  });
  const { token, active } = answer.json() as { token?: string; active?: boolean };
  if (token === undefined || active !== true)
    throw new Error(`${user} could not sign in: ${answer.text}`);
  return token;
}

/** Signs a user in beside the session of the other calls: wrong passwords that were tried before are forgotten. */
export async function proveWhoIs(user: DemoUser): Promise<void> {
  await signIn(user);
}

function tokenOf(user: DemoUser): Promise<string> {
  const token = tokens.get(user) ?? signIn(user);
  tokens.set(user, token);
  return token;
}

/** Demo users below the super administrator who may not call a route, the least powerful first. */
export function usersLacking({ config: { access } }: Route): UserWithRole[] {
  if (typeof access === 'string') return [];
  return usersWithRole.filter((user) => user !== 'super' && !holds(user, access.anyOf));
}

/** Lists of the records that paths name by `:id`, where the path does not begin with its list. */
const listOf: Partial<Record<string, string>> = {
  company: '/api/companies',
  location: '/api/locations',
  document: '/api/documents',
  testPool: '/api/testpools',
  testPoolMember: '/api/testpoolmembers',
  selectionRun: '/api/selectionruns',
  runParticipant: '/api/runparticipants',
  testResult: '/api/testresults',
};

/**
 * Kinds of records of which the demo has none, or the same numbers in both tenants, or that nobody sees who sees all others', so
 * that none is foreign.
 * `api/src/routes.test.ts` walks their calls with records of its own.
 */
export const withoutForeign: ReadonlySet<string> = new Set([
  'complianceRule',
  'labConnection',
  'labMessage',
  'outgoingLabMessage',
  'orderRequest',
  'personToSend',
  'unmatchedLabMessage',
]);

/** Kinds of records that a TPA has for all of its companies: whoever may read one may read all of the tenant's. */
export const catalogues: ReadonlySet<string> = new Set([
  'bulkSchema',
  'drugAdulterant',
  'testCode',
  'testPanel',
]);

/** Records that somebody without their list sees as choices. */
async function choicesFor(user: DemoUser, resource: string | undefined): Promise<number[]> {
  if (resource !== 'consortium') return [];
  const answer = await callApi(user, { path: '/api/consortiums/typeahead' });
  return (answer.json() as { results: { id: number }[] }).results.map(({ id }) => id);
}

type Ids = readonly { id: number }[];

/** The draws that a client user finds, by the pools of consortiums that they are of. */
async function consortiumRunsFor(user: DemoUser): Promise<number[]> {
  const ids = await idsFor(user, routeTable.consortiumPools.get);
  const pools = await Promise.all(
    ids.map((id) => callApi(user, { path: `/api/consortiumpools/${id}` })),
  );
  return pools.flatMap((pool) => (pool.json() as { runs: Ids }).runs.map(({ id }) => id));
}

/** The cases of the tests that a user sees. */
async function casesFor(user: DemoUser): Promise<number[]> {
  const answer = await callApi(user, { path: '/api/testresults?limit=1000' });
  if (answer.status !== 200) return [];
  const { results } = answer.json() as { results: { testCase: { id: number } }[] };
  return results.map(({ testCase }) => testCase.id);
}

/** Somebody who may ask: calls of client users, and of managers, are refused to everybody else. */
export const readerOf = ({ config: { access } }: Route): DemoUser => {
  if (typeof access !== 'object') return 'super';
  if (access.anyOf.includes('VIEW_UNVERIFIED_RESULTS')) return 'mro';
  if (access.anyOf.includes('SEND_DRAWN_PEOPLE')) return 'location';
  return access.type === 'CLIENT' ? 'corporate' : 'super';
};

/** Ids of the records on which a user may call a route: of those that the user sees, some can be asked too late. */
export const idsFor = (user: DemoUser, route: Route): Promise<number[]> =>
  // Only a test that waits for the MRO has something to review.
  route.url.endsWith('/review') ? listed(user, '/api/mro/inbox') : seenBy(user, route);

/** Ids of the records that a user sees of the kind that a route's `:id` names. */
export async function seenBy(user: DemoUser, { url, config }: Route): Promise<number[]> {
  if (config.resource === 'consortiumRun') return consortiumRunsFor(user);
  if (config.resource === 'testCase') return casesFor(user);
  if (config.resource === 'consortiumPool') {
    const answer = await callApi(user, { path: '/api/consortiumpools' });
    return answer.status === 200
      ? (answer.json() as { results: Ids }).results.map(({ id }) => id)
      : [];
  }
  return listed(user, listOf[config.resource ?? ''] ?? url.split('/:')[0] ?? '', config.resource);
}

/** Ids on the first thousand of a list; of what may be chosen of its kind, where the list itself is refused. */
async function listed(user: DemoUser, list: string, kind?: string): Promise<number[]> {
  if (!allRoutes.some((route) => route.url === list && route.config.list !== undefined)) return [];
  const answer = await callApi(user, { path: `${list}?limit=1000` });
  if (answer.status !== 200) return choicesFor(user, kind);
  return (answer.json() as { results: { id: number }[] }).results.map(({ id }) => id);
}

export const hasParams = ({ url }: Route): boolean => url.includes('/:');

/** A route's path with a value for each parameter: `id` for `:id`, a well-formed unknown one for the rest. */
export const pathOf = ({ url }: Route, id: number | string = 1): string =>
  url
    .replace(':fileId', '00000000-0000-4000-8000-000000000000')
    .replace(':sessionId', '00000000-0000-4000-8000-000000000000')
    .replace(':kind', 'regulated')
    .replace(':provider', 'LabCorp')
    .replace(':zip', '78701')
    .replace(':reportTypeId', 'activitydetail')
    // A panel that the demo has at every location.
    .replace(':testPanelId', '1')
    // A test code that no lab account of a location has.
    .replace(':testCodeId', '999999')
    .replace(':username', 'nobody@assay.test')
    .replace(/:\w+/g, () => String(id));
