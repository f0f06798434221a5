import { expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { inTransaction } from '../../core/database/transaction.ts';
import { useTestApp } from '../../core/testing/test-app.ts';
import { addAccountAt } from '../lab-accounts/testing/lab-account-calls.ts';
import { locationInput } from '../locations/testing/location-input.ts';

const api = await useTestApp();
const boss = await api.signIn({ role: 'SUPER_ADMIN' });
const companyId = await api.addCompany('Harbor Freight');
const otherCompany = await api.addCompany('Copper Canyon');
const client = await api.signIn({ role: 'COMPANY_ADMIN', companyId });
const stranger = await api.signIn({ role: 'COMPANY_ADMIN', companyId: otherCompany });
const elsewhere = await api.signIn({
  role: 'MD_USER',
  tenantId: await api.addTenant('lab-sites-elsewhere'),
});
const location = await api.call(`POST /api/companies/${companyId}/locations`, {
  session: boss,
  body: locationInput('Pier'),
});
const { id } = await addAccountAt(api, boss, { locationId: location.json().id });
for (const [code, isElectronic] of [
  ['PAPER', false],
  ['WIRED', true],
] as const)
  await inTransaction(api.database, { tenantId: 1 }, (tx) =>
    tx.run(sql`
      insert into collection_sites (site_code, site_name, site_type, address_address_line1, address_city, address_state,
        address_zip, latitude, longitude, is_electronic_request_enabled)
      values (${code}, ${code}, 'PSC', '1 Main St', 'Austin', 'TX', '78701', 30.27, -97.74, ${isElectronic})`),
  );

const search = (rest: string, session = client) =>
  api.call(`GET /api/labaccountlocations/${id}/labsites/${rest}`, { session });

it('finds sites for a lab account of a location in scope', async () => {
  const codes = async (rest: string) =>
    (await search(rest)).json().results.map(({ siteCode }: { siteCode: string }) => siteCode);

  expect(await codes('78701')).toEqual(['PAPER', 'WIRED']);
  expect(await codes('78701-1234?isElectronicOrder=true')).toEqual(['WIRED']);
  expect(await codes('78701?isElectronicOrder=false')).toHaveLength(2);
});

it('is not there for others', async () => {
  expect((await search('78701', stranger)).statusCode).toBe(404);
  expect((await search('78701', elsewhere)).statusCode).toBe(404);
});

it.each(['7870', 'Austin', '00000'])('refuses the zip code %s', async (zip) => {
  const answer = await search(zip);

  expect([answer.statusCode, answer.json().errors]).toMatchObject([
    400,
    { zip: [{ errorCode: 'INVALID_ZIP_CODE' }] },
  ]);
});
