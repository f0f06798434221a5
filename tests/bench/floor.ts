// The floor of the bench: what any server in front of the api has to do. node http + undici, the same
// calls as the bff makes, the same answer, no GraphQL.
import { createServer } from 'node:http';
import { Pool } from 'undici';

const [port, upstream] = process.argv.slice(2);
const pool = new Pool(upstream ?? '', { connections: 50, pipelining: 1 });
const headers = { authorization: 'Bearer bench', accept: 'application/json' };

interface Row extends Readonly<Record<string, unknown>> {
  id: number;
  companyId: number;
  permissions: string[];
  address: Readonly<Record<string, unknown>>;
}

async function read(path: string): Promise<{ results: Row[]; total: number }> {
  const { body } = await pool.request({ method: 'GET', path, headers });
  return JSON.parse(await body.text()) as { results: Row[]; total: number };
}

const within = (field: string, ids: Iterable<number>) =>
  [...new Set(ids)].map((id) => `${encodeURIComponent(`${field}[IN][]`)}=${id}`).join('&');

type Fields = Readonly<Record<string, unknown>>;

const address = ({ addressLine1, city, state, zip }: Fields) => ({
  addressLine1,
  city,
  state,
  zip,
});

const company = ({ id, companyName, clientSince, address: at, numberOfUsers, version }: Row) => ({
  id,
  companyName,
  clientSince,
  address: address(at),
  numberOfUsers,
  version,
});

const location = ({ id, locationId, name, address: at, locationPhone, isPrimary }: Row) => ({
  id,
  locationId,
  name,
  address: address(at),
  locationPhone,
  isPrimary,
});

const page = (nodes: unknown[], totalCount: number) => ({ nodes, totalCount });
const idsOf = (rows: Row[]) => rows.map(({ id }) => id);

const permissionsOf = async (ids: number[]) => {
  const { results } = await read(`/api/permissions/Company?${within('id', ids)}`);
  return new Map(results.map((row) => [row.id, row.permissions]));
};

/** 25 companies with 5 locations and the viewer's permissions each. */
async function companiesWithLocations() {
  const companies = await read('/api/companies?limit=25');
  const ids = idsOf(companies.results);
  const [locations, permissions] = await Promise.all([
    read(`/api/locations?${within('companyId', ids)}&limit=1000`),
    permissionsOf(ids),
  ]);
  const byCompany = new Map<number, Row[]>(ids.map((id) => [id, []]));
  for (const row of locations.results) byCompany.get(row.companyId)?.push(row);
  const nodes = companies.results.map((row) => {
    const own = byCompany.get(row.id) ?? [];
    return {
      ...company(row),
      locations: page(own.slice(0, 5).map(location), own.length),
      viewerPermissions: permissions.get(row.id) ?? [],
    };
  });
  return { companies: page(nodes, companies.total) };
}

/** 50 locations with their company. */
async function locationsWithCompany() {
  const locations = await read('/api/locations?limit=50');
  const parents = within(
    'id',
    locations.results.map(({ companyId }) => companyId),
  );
  const companies = await read(`/api/companies?${parents}&limit=50`);
  const byId = new Map(companies.results.map((row) => [row.id, company(row)]));
  const nodes = locations.results.map((row) => ({
    ...location(row),
    company: byId.get(row.companyId) ?? null,
  }));
  return { locations: page(nodes, locations.total) };
}

/** The company list of the web: 15 companies with what the viewer may do with each. */
async function companyList() {
  const companies = await read('/api/companies?limit=15');
  const permissions = await permissionsOf(idsOf(companies.results));
  const nodes = companies.results.map((row) => {
    const held = permissions.get(row.id) ?? [];
    return {
      ...company(row),
      viewerCanUpdate: held.includes('UPDATE'),
      viewerCanDelete: held.includes('DELETE'),
    };
  });
  return { companies: page(nodes, companies.total) };
}

const queries: Record<string, () => Promise<unknown>> = {
  Q1: companiesWithLocations,
  Q2: locationsWithCompany,
  Q3: companyList,
};

createServer((request, response) => {
  if (request.url === '/readyz') return void response.end();
  const query = queries[request.headers['x-query']?.toString() ?? ''];
  if (query === undefined) return void response.writeHead(404).end();
  query().then(
    (data) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data })),
    () => response.writeHead(502).end(),
  );
}).listen(Number(port), '127.0.0.1');
