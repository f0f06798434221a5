// The floor of the bench: what any server in front of the api has to do. node http + undici, the same
// calls as the bff makes, the same bytes, no GraphQL.
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
  contactInformation: Readonly<Record<string, unknown>>;
}

interface Answer {
  results: Row[];
  total: number;
  groups?: { id: number; count: number; total: number }[];
}

async function read(path: string): Promise<Answer> {
  const { body } = await pool.request({ method: 'GET', path, headers });
  return JSON.parse(await body.text()) as Answer;
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
  id: String(id),
  companyName,
  clientSince,
  address: address(at),
  numberOfUsers,
  version,
});

const location = ({ id, locationId, name, address: at, locationPhone, isPrimary }: Row) => ({
  id: String(id),
  locationId,
  name,
  address: address(at),
  locationPhone,
  isPrimary,
});

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
    read(`/api/locations?limit=5&limitPer=companyId&${within('companyId', ids)}`),
    permissionsOf(ids),
  ]);
  let start = 0;
  const pages = new Map(
    locations.groups?.map(({ id, count, total }) => [
      id,
      {
        totalCount: total,
        nodes: locations.results.slice(start, (start += count)).map(location),
      },
    ]),
  );
  const nodes = companies.results.map((row) => ({
    ...company(row),
    viewerPermissions: permissions.get(row.id) ?? [],
    locations: pages.get(row.id) ?? null,
  }));
  return { companies: { totalCount: companies.total, nodes } };
}

/** 50 locations with their company. */
async function locationsWithCompany() {
  const locations = await read('/api/locations?limit=50');
  const ids = new Set(locations.results.map(({ companyId }) => companyId));
  const parents = within('id', ids);
  const companies = await read(`/api/companies?limit=${ids.size}&withTotal=false&${parents}`);
  const byId = new Map(
    companies.results.map(({ id, companyName, address: at }) => [
      id,
      { id: String(id), companyName, address: address(at) },
    ]),
  );
  const nodes = locations.results.map((row) => ({
    ...location(row),
    company: byId.get(row.companyId) ?? null,
  }));
  return { locations: { totalCount: locations.total, nodes } };
}

/** The company list of the web: 15 companies with what the viewer may do with each. */
async function companyList() {
  const companies = await read('/api/companies?limit=15');
  const permissions = await permissionsOf(idsOf(companies.results));
  const nodes = companies.results.map((row) => {
    const { id, companyName, clientSince, address: at, contactInformation: by } = row;
    const held = permissions.get(id) ?? [];
    return {
      id: String(id),
      companyName,
      clientSince,
      address: { city: at['city'], state: at['state'] },
      contactInformation: {
        mainEmail: by['mainEmail'],
        mainPhoneNumber: by['mainPhoneNumber'],
        mainFax: by['mainFax'],
      },
      numberOfUsers: row['numberOfUsers'],
      numberOfRegions: row['numberOfRegions'],
      numberOfAreas: row['numberOfAreas'],
      numberOfDistricts: row['numberOfDistricts'],
      numberOfLocations: row['numberOfLocations'],
      viewerCanUpdate: held.includes('UPDATE'),
      viewerCanDelete: held.includes('FE_DELETE_COMPANIES'),
    };
  });
  return { companies: { nodes, totalCount: companies.total } };
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
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(`${JSON.stringify({ data })}\n`),
    () => response.writeHead(502).end(),
  );
}).listen(Number(port), '127.0.0.1');
