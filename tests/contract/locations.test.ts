import { locationCsv } from '@assay/schema/locations/location-csv';
import { inject, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '../support/api.ts';
import { send } from '../support/http.ts';
import { csvForm } from '../support/multipart.ts';
import { uniqueName } from '../support/seed.ts';
import type { DemoUser } from '../support/users.ts';
import { dataOf, tokenOf, urlOf } from './graphql-walk.ts';

const address = { addressLine1: '1 Main Street', city: 'Austin', state: 'TX', zip: '78701' };
const place = (name: string) => ({
  name,
  address,
  locationPhone: '5125550100',
  locationFax: '5125550101',
  derInfo: { fullName: 'Dana', phoneNumber: '5125550102', email: 'dana@example.com' },
});

let companyId: number;
beforeAll(async () => {
  const answer = await callApi('super', {
    method: 'POST',
    path: '/api/companies',
    body: { companyName: uniqueName('Locations'), location: place('Head office') },
  });
  companyId = (answer.json() as { id: number }).id;
});

interface Payload {
  location: { id: string; version: number; name: string; clients: { name: string }[] } | null;
  errors: { errorCode: string; path: string[] }[];
}
const fields = 'location { id version name clients { name } } errors { errorCode path }';
const create = async (input: object) =>
  (
    await dataOf<{ createLocation: Payload }>(
      'super',
      `mutation Create($id: ID!, $input: CreateLocationInput!) { createLocation(companyId: $id, input: $input) { ${fields} } }`,
      { id: String(companyId), input },
    )
  ).createLocation;

describe('a location', () => {
  it('is created, saved against its version, and deleted', async () => {
    const { location } = await create({ ...place('Pier'), clients: [{ name: 'Acme' }] });
    const update = `mutation Save($id: ID!, $input: UpdateLocationInput!) { updateLocation(id: $id, input: $input) { ${fields} } }`;
    const save = () =>
      dataOf<{ updateLocation: Payload }>('super', update, {
        id: location?.id,
        input: { ...place('Pier 2'), version: 1 },
      });

    const [first, second] = [await save(), await save()];
    const { deleteLocation } = await dataOf<{ deleteLocation: object }>(
      'super',
      'mutation Delete($id: ID!) { deleteLocation(id: $id) { deletedId errors { errorCode } } }',
      { id: location?.id },
    );

    expect(first.updateLocation.location).toMatchObject({
      name: 'Pier 2',
      version: 2,
      clients: [{ name: 'Acme' }],
    });
    expect(second.updateLocation.errors).toEqual([{ errorCode: 'STALE_VERSION', path: [] }]);
    expect(deleteLocation).toEqual({ deletedId: location?.id, errors: [] });
  });

  it('is refused with a failing field by its path', async () => {
    const { errors } = await create({ ...place('Bad'), address: { ...address, zip: '1' } });

    expect(errors).toEqual([{ errorCode: 'INVALID_ZIP_CODE', path: ['address', 'zip'] }]);
  });

  it('names its customers to whoever sees it', async () => {
    const { location } = await create({
      ...place('Customers'),
      clients: [{ name: 'B' }, { name: 'A' }],
    });

    const answer = await callApi('admin', { path: `/api/locations/${location?.id}/clients` });
    const hidden = await callApi('corporate', { path: `/api/locations/${location?.id}/clients` });

    expect(answer.json()).toMatchObject({ total: 2, results: [{ name: 'A' }, { name: 'B' }] });
    expect(hidden.status).toBe(404);
  });
});

type Cells = Partial<Record<keyof typeof locationCsv, string>>;
const csvOf = (...rows: Cells[]): string =>
  [
    Object.values(locationCsv).map(({ header }) => header),
    ...rows.map((row) =>
      Object.entries(locationCsv).map(([name, { example }]) => row[name as keyof Cells] ?? example),
    ),
  ]
    .map((cells) => cells.join(','))
    .join('\n');

describe('the import through the portal', () => {
  const path = () => `/upload/companies/${companyId}/locations`;
  const upload = async (
    user: DemoUser | null,
    text: string,
    headers: Record<string, string> = {},
  ) => {
    const form = csvForm(text);
    const token: Record<string, string> =
      user === null ? {} : { authorization: `Bearer ${await tokenOf(user)}` };
    return send(urlOf(user), {
      method: 'POST',
      path: path(),
      headers: {
        ...form.headers,
        'content-length': String(Buffer.byteLength(form.body)),
        ...token,
        ...headers,
      },
      body: form.body,
    });
  };

  it('creates every location of a good file', async () => {
    const answer = await upload('super', csvOf({ name: 'Imported A' }, { name: 'Imported B' }));

    expect([answer.status, answer.json()]).toEqual([201, { created: 2 }]);
  });

  it('creates none of a file with one bad cell and says where it is', async () => {
    const answer = await upload(
      'super',
      csvOf({ name: 'Imported C' }, { name: 'Imported D', zip: 'x' }),
    );
    const list = await callApi('super', {
      path: `/api/locations?companyId[EQ]=${companyId}&name[EQ]=Imported+C`,
    });

    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({
      errors: { rows: [{ row: 3, columns: { Zip: [{ errorCode: 'INVALID_ZIP_CODE' }] } }] },
    });
    expect(list.json()).toMatchObject({ total: 0 });
  });

  it('tells progress when it is asked to', async () => {
    const answer = await upload('super', csvOf({ name: 'Imported E' }), {
      accept: 'application/x-ndjson',
    });

    const events = answer.text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(events.at(0)).toMatchObject({ progress: { phase: 'CHECKING' } });
    expect(events.at(-1)).toEqual({ status: 201, body: { created: 1 } });
  });

  it.each<[DemoUser | null, number]>([
    [null, 401],
    ['companyUser', 404],
    ['summit', 404],
  ])('is nothing for %s', async (user, status) => {
    expect((await upload(user, csvOf({}))).status).toBe(status);
  });

  it('is forbidden where the company is seen but the permission is lacking', async () => {
    const own = (await callApi('companyUser', { path: '/api/companies' })).json() as {
      results: { id: number }[];
    };
    const answer = await callApi('companyUser', {
      method: 'POST',
      path: `/api/companies/${own.results[0]?.id}/locations/createFromCSV`,
      ...csvForm(csvOf({})),
    });

    expect(answer.json()).toMatchObject({ errorCode: 'ACCESS_DENIED' });
  });

  it('has an example that can be imported as it is', async () => {
    const headers = { authorization: `Bearer ${await tokenOf('super')}` };
    const example = await send(inject('url'), {
      path: `/download/companies/${companyId}/locations/example`,
      headers,
    });

    expect(example.headers['content-disposition']).toBe(
      'attachment; filename="Locations example.csv"',
    );
    expect((await upload('super', example.text)).json()).toEqual({ created: 1 });
  });
});
