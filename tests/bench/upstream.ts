// Stub upstream of the bench: speaks the contracts with made-up rows, answers after 5 ms, counts calls.
import { Company } from '@assay/schema/companies/company';
import { Location } from '@assay/schema/locations/location';
import { permissions } from '@assay/schema/permissions';
import { createServer, type ServerResponse } from 'node:http';

const DELAY_MS = 5;
const COMPANIES = 60;
const LOCATIONS_PER_COMPANY = 5;
/** The last company has very many, as one of some dozen does. */
const LARGE_FAMILY = 1_000;
/** How long contacts take, which nobody asks for but to see what a slow call does to others. */
const SLOW_MS = 1_000;

const address = {
  addressLine1: '100 Main St',
  addressLine2: null,
  city: 'Austin',
  state: 'TX',
  zip: '78701',
};

const companyRow = (id: number) => ({
  id,
  companyName: `Company ${id}`,
  clientSince: '2021-03-01',
  address,
  contactInformation: {
    mainEmail: `office${id}@example.com`,
    mainPhoneNumber: '5125550100',
    mainFax: null,
  },
  isMroAllDotResultsRequired: true,
  isMroAllNonDotResultsRequired: false,
  isMroPositiveNonDotResultsOnlyRequired: false,
  numberOfUsers: id % 30,
  numberOfRegions: 2,
  numberOfAreas: 4,
  numberOfDistricts: 8,
  numberOfLocations: LOCATIONS_PER_COMPANY,
  version: 1,
});

const locationRow = (id: number) => ({
  id,
  locationId: String(100_000 + id),
  name: `Location ${id}`,
  companyId: Math.min(Math.ceil(id / LOCATIONS_PER_COMPANY), COMPANIES),
  administrativeUnitId: null,
  address,
  locationPhone: '5125550100',
  locationFax: '5125550101',
  locationManagerInfo: {
    fullName: 'Lee Marsh',
    phoneNumber: '5125550102',
    email: 'lee.marsh@example.com',
  },
  derInfo: {
    fullName: 'Dana Whitfield',
    phoneNumber: '5125550103',
    email: 'dana.whitfield@example.com',
  },
  clients: [],
  numberOfContacts: 2,
  isPrimary: id % LOCATIONS_PER_COMPANY === 1,
  region: null,
  area: null,
  district: null,
  mroResultType: null,
  version: 1,
});

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
// Parsed, so that the bench stops when the contract has moved on.
const companies = upTo(COMPANIES).map((id) => Company.parse(companyRow(id)));
const locations = upTo(COMPANIES * LOCATIONS_PER_COMPANY + LARGE_FAMILY).map((id) =>
  Location.parse(locationRow(id)),
);

const listed = (rows: readonly unknown[], total: number, query: URLSearchParams) => {
  const [limit, offset] = [Number(query.get('limit') ?? 15), Number(query.get('offset') ?? 0)];
  return { results: rows.slice(offset, offset + limit), total, limit, offset };
};

const idsIn = (query: URLSearchParams, field: string) =>
  new Set(query.getAll(`${field}[IN][]`).map(Number));

function companyList(query: URLSearchParams) {
  const ids = idsIn(query, 'id');
  const rows = ids.size === 0 ? companies : companies.filter(({ id }) => ids.has(id));
  return listed(rows, rows.length, query);
}

const families = new Map(
  companies.map(({ id }) => [id, locations.filter(({ companyId }) => companyId === id)]),
);

function locationList(query: URLSearchParams) {
  const parents = [...idsIn(query, 'companyId')];
  if (parents.length === 0) return listed(locations, locations.length, query);
  const pages = parents.map((id) => {
    const family = families.get(id) ?? [];
    return { id, ...listed(family, family.length, query) };
  });
  return {
    results: pages.flatMap(({ results }) => results),
    total: pages.reduce((sum, { total }) => sum + total, 0),
    limit: Number(query.get('limit') ?? 15),
    offset: Number(query.get('offset') ?? 0),
    groups: pages.map(({ id, results, total }) => ({ id, count: results.length, total })),
  };
}

const recordPermissions = (query: URLSearchParams) => ({
  results: [...idsIn(query, 'id')].map((id) => ({
    id,
    permissions: ['UPDATE', 'DELETE', 'FE_EDIT_COMPANIES'],
  })),
});

const routes: Record<string, (query: URLSearchParams) => unknown> = {
  '/api/companies': companyList,
  '/api/locations': locationList,
  '/api/contacts': (query) => listed([], 0, query),
  '/api/permissions/Company': recordPermissions,
  '/api/permissions/Location': recordPermissions,
  '/api/permissions': () => ({ results: permissions.slice(0, 60) }),
};

let calls = 0;

const answer = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://upstream');
  if (pathname === '/readyz') return answer(response, 200, { status: 'ready' });
  if (pathname === '/calls') return answer(response, 200, { calls });
  calls += 1;
  const route = routes[pathname];
  const body = route?.(searchParams);
  setTimeout(
    () =>
      answer(response, body === undefined ? 404 : 200, body ?? { errorCode: 'RESOURCE_NOT_FOUND' }),
    pathname === '/api/contacts' ? SLOW_MS : DELAY_MS,
  );
}).listen(Number(process.argv[2]), '127.0.0.1');
