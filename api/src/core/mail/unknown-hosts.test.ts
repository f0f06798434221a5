import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { unknownMailHosts } from './unknown-hosts.ts';

const { database, addTenant, asOwner } = await useTestApp();
await addTenant('summit');

const knowsOnly = (known: string) => (host: string) => Promise.resolve(host === known);

it('names hosts that links of mails would lead to and that nobody knows', async () => {
  const hosts = await unknownMailHosts(database, {}, knowsOnly('portal.example'));
  expect(hosts.length).toBeGreaterThan(1);

  const others = await unknownMailHosts(
    database,
    { PORTAL_URL: 'https://portal.example' },
    knowsOnly('portal.example'),
  );
  /* Tenant 1 is at the address of the installation itself. */
  expect(others).toEqual(hosts.slice(1));
});

it('says nothing of a tenant that is switched off', async () => {
  await asOwner(1, (tx) => tx.run(sql`update tenants set enabled = false where id <> 1`));
  const config = { PORTAL_URL: 'https://portal.example' };

  expect(await unknownMailHosts(database, config, knowsOnly('portal.example'))).toEqual([]);
});
