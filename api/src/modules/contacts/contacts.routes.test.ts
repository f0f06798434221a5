import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { locationInput } from '../locations/testing/location-input.ts';
import { enable, growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { contactInput } from './testing/contact-input.ts';

const api = await useTestApp();
const world = await growPoolWorld(api, 'Contact Freight');
const { companyId, near, far, regionId } = world;
await enable(api, companyId);
const admin = await api.signIn({ role: 'SUPER_ADMIN' });
const url = `/api/companies/${companyId}/contacts`;

const add = async (locationId: number, more: object = {}, session: TestSession = admin) =>
  (await api.call(`POST ${url}`, { session, body: contactInput(locationId, more) })).json<{
    id: number;
    version: number;
    isPrimary: boolean;
  }>();
const read = async (id: number) =>
  (await api.call(`GET /api/contacts/${id}`, { session: admin })).json();
const put = (id: number, body: object, session: TestSession = admin) =>
  api.call(`PUT /api/contacts/${id}`, { session, body });
const addLocation = async (name: string): Promise<number> =>
  (
    await api.call(`POST /api/companies/${companyId}/locations`, {
      session: admin,
      body: locationInput(name),
    })
  ).json().id;

describe('a contact', () => {
  it('is answered with its location', async () => {
    const place = await addLocation('Pier');

    const answer = await api.call(`POST ${url}`, { session: admin, body: contactInput(place) });

    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      id: expect.any(Number),
      companyId,
      ...contactInput(place),
      location: { name: 'Pier', locationId: expect.stringMatching(/^1\d{5}$/) },
      version: 1,
    });
  });

  it.each([
    [{ phoneNumber: null, email: '' }, ['phoneNumber', 'email'], 'BLANK'],
    [{ phoneNumber: '123', email: null }, ['phoneNumber'], 'INVALID_INTL_PHONE'],
    [{ isPrimary: undefined }, ['isPrimary'], 'BLANK'],
    [{ lastName: ' ' }, ['lastName'], 'BLANK'],
    [{ name: 'x'.repeat(256) }, ['name'], 'TOO_LONG'],
    [{ locationId: 99_999 }, ['locationId'], 'INVALID'],
  ])('%o is refused', async (more, fields, errorCode) => {
    const answer = await api.call(`POST ${url}`, {
      session: admin,
      body: contactInput(near, more),
    });

    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual(
      Object.fromEntries(fields.map((field) => [field, [expect.objectContaining({ errorCode })]])),
    );
  });

  it('that nobody can reach is told with what else is wrong', async () => {
    const body = { ...contactInput(near), name: '', phoneNumber: '', email: null };

    const { errors } = (await api.call(`POST ${url}`, { session: admin, body })).json();

    expect(Object.keys(errors)).toEqual(['name', 'phoneNumber', 'email']);
  });

  it('belongs to a location of its company', async () => {
    const other = await api.addCompany('Somebody Else');
    const [place] = (
      await api.call(`GET /api/companies/${other}/locations`, { session: admin })
    ).json().results;

    const answer = await api.call(`POST ${url}`, {
      session: admin,
      body: contactInput(place?.id ?? 0),
    });

    expect(answer.json().errors.locationId[0].errorCode).toBe('INVALID');
  });
});

describe('the primary contact of a location', () => {
  it('gives way to the next one, whose form then is stale', async () => {
    const place = await addLocation('Dock');
    const former = await add(place, { lastName: 'Former' });

    const next = await add(place, { lastName: 'Next' });

    expect(next.isPrimary).toBe(true);
    expect(await read(former.id)).toMatchObject({ isPrimary: false, version: 2 });
    const stale = await put(former.id, { ...contactInput(place), version: 1 });
    expect(stale.json().errorCode).toBe('STALE_VERSION');
    const entries = await api.asOwner(1, (tx) =>
      tx.rows<{ changes: object }>(
        sql`select changes from audit_log where action = 'contact.updated' and entity_id = ${String(former.id)}`,
      ),
    );
    expect(entries).toMatchObject([{ changes: { isPrimary: { before: true, after: false } } }]);
  });

  it('stops being it only when another becomes it', async () => {
    const place = await addLocation('Gate');
    const { id } = await add(place);

    const answer = await put(id, { ...contactInput(place, { isPrimary: false }), version: 1 });

    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      errorCode: 'PRIMARY_CONTACT',
      errors: { isPrimary: [{ errorCode: 'PRIMARY_CONTACT' }] },
    });
    expect(await read(id)).toMatchObject({ isPrimary: true, version: 1 });
  });

  it('cannot be deleted, and says so in its permissions', async () => {
    const place = await addLocation('Shed');
    const { id } = await add(place);
    const second = await add(place, { isPrimary: false });

    const answer = await api.call(`DELETE /api/contacts/${id}`, { session: admin });

    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe('The primary contact cannot be deleted.');
    const permissions = (
      await api.call(`GET /api/permissions/Contact?id[IN][]=${id}&id[IN][]=${second.id}`, {
        session: admin,
      })
    ).json().results;
    expect(permissions).toEqual([
      { id, permissions: ['UPDATE'] },
      { id: second.id, permissions: ['UPDATE', 'DELETE'] },
    ]);
  });

  it('stays at its location while others are there, and leaves it as the last one', async () => {
    const [from, to] = [await addLocation('Old Yard'), await addLocation('New Yard')];
    const { id } = await add(from);
    const settled = await add(to);
    const other = await add(from, { isPrimary: false });
    const moved = { ...contactInput(to), version: 1 };

    const refused = await put(id, moved);
    expect(refused.json().errors.locationId[0].errorCode).toBe('PRIMARY_CONTACT');

    await api.call(`DELETE /api/contacts/${other.id}`, { session: admin });
    expect((await put(id, moved)).json()).toMatchObject({ isPrimary: true, locationId: to });
    expect(await read(settled.id)).toMatchObject({ isPrimary: false });
  });

  it('is one, also when two are saved at once', async () => {
    const place = await addLocation('Race');

    await Promise.all(Array.from({ length: 5 }, () => add(place)));

    const { results } = (
      await api.call(`GET ${url}?locationId[EQ]=${place}&isPrimary[EQ]=true`, { session: admin })
    ).json();
    expect(results).toHaveLength(1);
  });
});

describe('what belongs together', () => {
  it('a location with contacts stays, and says how many it has', async () => {
    const place = await addLocation('Annex');
    await add(place);
    await add(place, { isPrimary: false });

    const answer = await api.call(`DELETE /api/locations/${place}`, { session: admin });

    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      errorCode: 'LOCATION_HAS_CONTACTS',
      message: 'This location has 2 contacts and cannot be deleted.',
      params: { count: 2 },
    });
    const location = (await api.call(`GET /api/locations/${place}`, { session: admin })).json();
    expect(location.numberOfContacts).toBe(2);
  });

  it('a deleted company takes its contacts along', async () => {
    const other = await growPoolWorld(api, 'Closing Freight');
    const answer = await api.call(`POST /api/companies/${other.companyId}/contacts`, {
      session: admin,
      body: contactInput(other.near),
    });
    const { id } = answer.json();

    await api.call(`DELETE /api/companies/${other.companyId}`, { session: admin });

    expect((await api.call(`GET /api/contacts/${id}`, { session: admin })).statusCode).toBe(404);
  });
});

describe('scope', () => {
  const list = async (session: TestSession, search = '') =>
    (await api.call(`GET ${url}?limit=1000${search}`, { session })).json();

  it.each([
    ['REGION_MANAGER', regionId],
    ['LOCATION_MANAGER', near],
  ] as const)('a %s sees the contacts of the own locations', async (role, context) => {
    await add(near, { lastName: 'Nearby' });
    const away = await add(far, { lastName: 'Faraway' });
    const session = await api.signIn({ role, companyId, contextIds: [context] });

    const { results, total } = await list(session);

    expect(new Set(results.map((each: { locationId: number }) => each.locationId))).toEqual(
      new Set([near]),
    );
    expect(total).toBe(results.length);
    expect((await list(session, '&q=Faraway')).total).toBe(0);
    const { statusCode } = await api.call(`GET /api/contacts/${away.id}`, { session });
    expect(statusCode).toBe(404);
  });

  it('a manager moves a contact to no location out of scope', async () => {
    const { id, version } = await add(near, { isPrimary: false });
    const session = await api.signIn({
      role: 'REGION_MANAGER',
      companyId,
      contextIds: [regionId],
    });

    const answer = await put(id, { ...contactInput(far), version }, session);

    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors.locationId[0].errorCode).toBe('INVALID');
  });

  it('the list at the top has those of several companies and locations', async () => {
    const search = `companyId[IN][]=${companyId}&locationId[IN][]=${near}&locationId[IN][]=${far}`;

    const { results } = (await api.call(`GET /api/contacts?${search}`, { session: admin })).json();

    expect(results.length).toBeGreaterThan(1);
  });
});

it('people of one last name come by first name, and those of one first name by last name', async () => {
  const place = await addLocation('Same Names');
  for (const [name, lastName] of [
    ['Zoe', 'Alike'],
    ['adam', 'Alike'],
    ['Mia', 'Alike'],
    ['Mia', 'Aaron'],
  ])
    await add(place, { name, lastName });
  const listed = async (query: string) => {
    const path = `/api/contacts?locationId[EQ]=${place}&${query}`;
    const { results } = (await api.call(`GET ${path}`, { session: admin })).json<{
      results: { name: string; lastName: string }[];
    }>();
    return results.map(({ name, lastName }) => `${name} ${lastName}`);
  };

  const byLastName = ['Mia Aaron', 'adam Alike', 'Mia Alike', 'Zoe Alike'];
  expect(await listed('')).toEqual(byLastName);
  expect(await listed('q=a&sortOrder=DESC')).toEqual(byLastName.toReversed());
  expect(await listed('limit=1&offset=2')).toEqual(['Mia Alike']);
  expect(await listed('sortBy=name')).toEqual([
    'adam Alike',
    'Mia Aaron',
    'Mia Alike',
    'Zoe Alike',
  ]);
});

it.each(['lastName', 'name', 'jobTitle', 'email', 'location.name'])(
  'the list sorts by %s',
  async (field) => {
    const answer = await api.call(`GET ${url}?sortBy=${field}&sortOrder=DESC`, { session: admin });

    expect(answer.statusCode).toBe(200);
  },
);
