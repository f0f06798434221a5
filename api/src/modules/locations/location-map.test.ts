import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { zipPlaces } from '../../core/places/zip-places.ts';
import { useTestApp } from '../../core/testing/test-app.ts';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';

const api = await useTestApp();
const world = await growPoolWorld(api);
const admin = await api.signIn({ role: 'MD_USER' });

const mapOf = async (session = admin, companyId = world.companyId) =>
  api.call(`GET /api/companies/${companyId}/locations/map`, { session });
const move = (id: number, zip: string, city: string, state: string) =>
  api.asOwner(1, (tx) =>
    tx.run(
      sql`update locations set address_zip = ${zip}, address_city = ${city}, address_state = ${state} where id = ${id}`,
    ),
  );
const addMany = (zips: readonly string[]) =>
  api.asOwner(1, (tx) =>
    tx.run(sql`
      insert into locations (company_id, name, address_address_line1, address_city, address_state, address_zip, location_phone,
        location_fax, der_full_name, der_phone_number, der_email)
      select ${other.companyId}, 'Yard ' || zip, '1 Road', 'City of ' || zip, 'TX', zip, '5125550100', '5125550101', 'Dana',
        '5125550102', 'dana@example.com' from unnest(${sql.param([...zips])}::text[]) zip`),
  );
const other = await growPoolWorld(api, 'Prairie Rail');

it('says how many locations each zip code has, and how many have no place', async () => {
  await api.asOwner(1, (tx) =>
    tx.run(sql`
    update locations set address_zip = '00000' where company_id = ${world.companyId}`),
  );
  await move(world.near, '78701-1234', 'Austin', 'TX');
  await move(world.far, '85701', 'Tucson', 'AZ');
  const answer = await mapOf();

  expect(answer.statusCode).toBe(200);
  const { locations, unplaced, places } = answer.json();
  expect(unplaced).toBe(locations - 2);
  expect(places).toEqual([
    {
      zip: '78701',
      city: 'Austin',
      state: 'TX',
      locations: 1,
      latitude: expect.closeTo(30.27, 1),
      longitude: expect.closeTo(-97.74, 1),
    },
    {
      zip: '85701',
      city: 'Tucson',
      state: 'AZ',
      locations: 1,
      latitude: expect.closeTo(32.2, 1),
      longitude: expect.closeTo(-110.9, 0),
    },
  ]);
});

it('shows a location manager the own ones, and nobody those of another company', async () => {
  const manager = await api.signIn({
    role: 'LOCATION_MANAGER',
    companyId: world.companyId,
    contextIds: [world.near],
  });
  const foreign = await api.signIn({ role: 'COMPANY_ADMIN', companyId: other.companyId });

  const { locations, places } = (await mapOf(manager)).json();

  expect([locations, places.map(({ zip }: { zip: string }) => zip)]).toEqual([1, ['78701']]);
  expect((await mapOf(foreign)).statusCode).toBe(404);
});

it('finds the locations of a place by the first digits of their zip code', async () => {
  const answer = await api.call(
    `GET /api/companies/${world.companyId}/locations?address.zip[SW]=78701`,
    { session: admin },
  );

  expect(answer.json().results.map(({ id }: { id: number }) => id)).toEqual([world.near]);
});

it('takes zip codes of an area together where a company has thousands of them', async () => {
  const zips = [...(await zipPlaces()).keys()].slice(0, 2_001);
  await addMany(zips);

  const { locations, unplaced, places } = (await mapOf(admin, other.companyId)).json();

  expect(places.length).toBeLessThan(200);
  expect(places.every(({ zip }: { zip: string }) => zip.length === 3)).toBe(true);
  const shown = places.reduce(
    (sum: number, each: { locations: number }) => sum + each.locations,
    0,
  );
  expect(shown + unplaced).toBe(locations);
  expect(shown).toBeGreaterThan(2_000);
});
