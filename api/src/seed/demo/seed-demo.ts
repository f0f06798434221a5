import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { companies } from '../../modules/companies/company.table.ts';
import { locations } from '../../modules/locations/location.table.ts';
import { addStartingRules } from '../../modules/compliance-rules/starting-rules.service.ts';
import { addReferenceData } from '../../modules/reference/reference.service.ts';
import { demoPools } from './demo-pools.ts';
import { makeCompany, makeLocations } from './make-company.ts';
import { companyNames, summitCompanyNames } from './names.ts';
import { seededRandom, type Random } from './random.ts';
import { seedBulkSchemas } from './seed-bulk-schemas.ts';
import { seedCollectionSites } from './seed-collection-sites.ts';
import { seedConsortiumPool } from './seed-consortium-pool.ts';
import { seedConsortiums } from './seed-consortiums.ts';
import { seedContacts } from './seed-contacts.ts';
import { seedLabAccountLocations } from './seed-lab-account-locations.ts';
import { seedLabAccounts } from './seed-lab-accounts.ts';
import { seedLaboratories } from './seed-laboratories.ts';
import { seedPoolOrders } from './seed-pool-orders.ts';
import { seedPools } from './seed-pools.ts';
import { seedSettings } from './seed-settings.ts';
import { seedOwnDrug, seedTestCodes } from './seed-test-codes.ts';
import { seedTestPanels } from './seed-test-panels.ts';
import { seedTests } from './seed-tests.ts';
import { seedUnits } from './seed-units.ts';
import { summitPools } from './summit-pools.ts';

/** Companies of one tenant with their locations; every fifth has a hierarchy, Northwind always. */
async function seedCompanies(tx: Tx, random: Random, names: readonly string[]): Promise<void> {
  const ids = await companies.insertMany(
    tx,
    names.map((name) => companies.toColumns(makeCompany(random, name))),
  );
  const seeded = ids.map((id, index) => ({ id, companyName: names[index] ?? '' }));
  const sizes = seeded.map((_, index) =>
    index === 0 ? 40 : random.int(1, 6) === 1 ? random.int(20, 40) : random.int(1, 12),
  );
  await locations.insertMany(
    tx,
    seeded
      .flatMap((company, index) => makeLocations(random, company, sizes[index] ?? 1))
      .map((location) => locations.toColumns(location)),
  );
  for (const [index, { id, companyName }] of seeded.entries()) {
    if (index % 5 === 0) await seedUnits(tx, id, companyName === 'Northwind Logistics');
  }
}

/** Tenant 1 by its demo name, and tenant 2 with a color of its own. */
async function seedTenants(tx: Tx): Promise<void> {
  await tx.run(sql`update tenants set name = 'Assay Demo TPA', main_email = 'support@assay.test',
    phone_number = '8005550100', primary_contact_email = 'super@assay.test', client_since = '2019-03-01',
    method = 'ANNUAL', rate = 12500 where id = 1`);
  await tx.run(sql`
    insert into tenants (id, name, code, host, client_since, main_email, phone_number, address_address_line1, address_city,
      address_state, address_zip, primary_contact_full_name, primary_contact_phone, primary_contact_email, method, rate, enabled)
    values (2, 'Summit Occupational Health', 'summit-occupational-health', 'summit-occupational-health.localhost',
      '2023-06-15', 'help@summit.test', '8015550140', '250 South Temple', 'Salt Lake City', 'UT', '84101',
      'Nora Whitfield', '8015550141', 'super@summit.test', 'PER_TEST', 4.75, true)`);
  await tx.run(sql`select setval(pg_get_serial_sequence('tenants', 'id'), 2)`);
  await tx.run(
    sql`insert into tenant_settings (tenant_id, key, value) values (2, 'TENANT_COLOR', '"#0F766E"')`,
  );
}

/** Whether a database holds nothing yet but tenant 1. */
const isEmpty = async (tx: Tx): Promise<boolean> =>
  (await tx.row(
    sql`select 1 as found from companies union all select 1 from tenants where id > 1 limit 1`,
  )) === null;

/**
 * The demo installation: two tenants with companies, locations, hierarchies, and so many tests of the first. Does nothing on a
 * database in use.
 */
export async function seedDemo(database: Database, tests: number): Promise<void> {
  const isNew = await inTransaction(database, { role: 'owner' }, async (tx) => {
    if (!(await isEmpty(tx))) return false;
    await seedTenants(tx);
    return true;
  });
  if (!isNew) return;
  const today = new Date().toISOString().slice(0, 10);
  await inTransaction(database, { tenantId: 1 }, async (tx) => {
    await seedCompanies(tx, seededRandom(1), companyNames);
    await seedContacts(tx, seededRandom(5));
    await seedSettings(tx);
    await seedPools(tx, seededRandom(3), demoPools, today);
    await seedConsortiums(tx, today);
    await seedConsortiumPool(tx, seededRandom(7), today);
    await seedOwnDrug(tx);
    await seedTestCodes(tx);
    await seedCollectionSites(tx, seededRandom(8));
    await seedTestPanels(tx);
    await seedLabAccounts(tx);
    await seedLaboratories(tx, 1);
    await seedLabAccountLocations(tx);
    await seedPoolOrders(tx);
    await seedBulkSchemas(tx);
    await seedTests(tx, seededRandom(12), tests);
  });
  await inTransaction(database, { tenantId: 2 }, addReferenceData);
  await inTransaction(database, { tenantId: 2 }, addStartingRules);
  await inTransaction(database, { tenantId: 2 }, async (tx) => {
    await seedCompanies(tx, seededRandom(2), summitCompanyNames);
    await seedContacts(tx, seededRandom(6));
    await seedPools(tx, seededRandom(4), summitPools(summitCompanyNames), today);
    await seedTestCodes(tx, ['LabCorp', 'QuestDiagnostics']);
    await seedCollectionSites(tx, seededRandom(9));
    await seedTestPanels(tx, ['IUC-5', 'OFC-6', 'BAD-1']);
    await seedLabAccounts(tx, 2);
    await seedLaboratories(tx, 2);
    await seedLabAccountLocations(tx);
    await seedPoolOrders(tx);
    await seedBulkSchemas(tx, ['LabCorp']);
    await seedTests(tx, seededRandom(13), 600);
  });
  /* Nothing has statistics yet, and what is drawn next would be looked up as in tables of ten pages. */
  await inTransaction(database, { role: 'owner' }, (tx) => tx.run(sql`analyze`));
}
