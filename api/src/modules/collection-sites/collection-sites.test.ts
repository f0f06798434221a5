import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import type { CollectionSitesFound } from '@assay/schema/collection-sites/collection-site';
import { inTransaction } from '../../core/database/transaction.ts';
import { useTestApp } from '../../core/testing/test-app.ts';
import { aroundOf } from './circle.ts';

const api = await useTestApp();
const companyId = await api.addCompany('Harbor Freight');
const admin = await api.signIn({ role: 'MD_USER' });
const manager = await api.signIn({ role: 'LOCATION_MANAGER', companyId, contextIds: [] });
const other = await api.addTenant('sites-elsewhere');
const elsewhere = await api.signIn({ role: 'MD_USER', tenantId: other });

/** Adds a site some degrees beside the middle of 78701, Austin. */
const addSite = (code: string, north: number, more: string[] = [], tenantId = 1) =>
  inTransaction(api.database, { tenantId }, (tx) =>
    tx.run(sql`
      insert into collection_sites (site_code, site_name, site_type, address_address_line1, address_city, address_state,
        address_zip, latitude, longitude, is_temporarily_closed, hair_collection_supported, is_electronic_request_enabled)
      values (${code}, ${`Site ${code}`}, 'PSC', '1 Main St', 'Austin', 'TX', '78701', ${30.2706 + north}, -97.7426,
        ${more.includes('closed')}, ${more.includes('hair')}, ${more.includes('electronic')})`),
  );
await addSite('FAR', 1.44);
await addSite('TOOFAR', 1.46);
await addSite('MID', 0.5, ['hair']);
await addSite('NEAR', -0.01, ['hair', 'electronic']);
await addSite('SHUT', 0, ['closed']);
await addSite('THEIRS', 0, [], other);

const search = async (query: string, session = admin) => {
  const answer = await api.call(`GET /api/collectionsites?${query}`, { session });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<CollectionSitesFound>();
};
const codes = async (query: string, session = admin) =>
  (await search(query, session)).results.map(({ siteCode }) => siteCode);

describe('GET /api/collectionsites', () => {
  it('finds the open sites of the tenant within 100 miles, nearest first, with their distance', async () => {
    const { results, total, ...middle } = await search('zip=78701');

    expect(results.map(({ siteCode, distance }) => [siteCode, distance])).toEqual([
      ['NEAR', 0.7],
      ['MID', 34.5],
      ['FAR', 99.5],
    ]);
    expect(total).toBe(3);
    expect(middle).toEqual({ latitude: 30.2706, longitude: -97.7426 });
    expect(results[0]).toMatchObject({ siteName: 'Site NEAR', distanceMiles: 0.691, phone: null });
    await expect(codes('zip=78701-1234', manager)).resolves.toEqual(['NEAR', 'MID', 'FAR']);
    await expect(codes('zip=78701', elsewhere)).resolves.toEqual(['THEIRS']);
    await expect(codes('zip=04401')).resolves.toEqual([]);
  });

  it('narrows to sites that do all that is asked for', async () => {
    await expect(codes('zip=78701&services=HAIR')).resolves.toEqual(['NEAR', 'MID']);
    await expect(codes('zip=78701&services=HAIR,ELECTRONIC_ORDER')).resolves.toEqual(['NEAR']);
    await expect(codes('zip=78701&isElectronicOrder=true')).resolves.toEqual(['NEAR']);
    await expect(codes('zip=78701&isElectronicOrder=false')).resolves.toHaveLength(3);
    for (const service of ['DOT', 'INSTANT', 'ORAL_FLUID', 'OBSERVED_URINE', 'BREATH_ALCOHOL'])
      await expect(codes(`zip=78701&services=${service}`)).resolves.toEqual([]);
  });

  it('says of a zip code what is wrong with it', async () => {
    const failure = async (query: string) => {
      const answer = await api.call(`GET /api/collectionsites?${query}`, { session: admin });
      expect(answer.statusCode).toBe(400);
      return answer.json().errors;
    };

    expect(await failure('zip=7870')).toMatchObject({
      zip: [{ errorCode: 'INVALID_ZIP_CODE', message: 'This is not a valid zip code.' }],
    });
    expect(await failure('zip=00000')).toMatchObject({
      zip: [{ errorCode: 'INVALID_ZIP_CODE', message: expect.stringContaining('not known') }],
    });
    expect(await failure('')).toHaveProperty('zip');
    expect(await failure('zip=78701&services=X')).toHaveProperty('services');
  });

  it('looks across the meridian of 180°', () => {
    const { longitudes } = aroundOf({ latitude: 52, longitude: -179.5 }, 100);

    expect(longitudes).toHaveLength(2);
    expect(longitudes[1]?.[0]).toBeCloseTo(178.15, 1);
  });
});
