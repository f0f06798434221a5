import { sql } from 'drizzle-orm';
import type { LabProviderName } from '@assay/schema/common/lab-providers';
import type { Tx } from '../../core/database/database.ts';
import type { CompletePool } from './complete-test-pool.ts';

const list = (ids: readonly number[]) => sql`${sql.param([...ids])}::bigint[]`;

/** A lab account location as a pool may name it. */
export interface NamedAccount {
  id: number;
  locationId: number;
  companyId: number;
  provider: LabProviderName;
  masterAccountId: string;
  program: string;
  testCodes: number[];
}

/** Lab account locations that are there, held until the commit in one order for all callers, with their test codes. */
export const holdAccounts = (tx: Tx, ids: readonly number[]): Promise<NamedAccount[]> =>
  tx.rows(sql`
    with held as materialized (
      select * from lab_account_locations where id = any (${list(ids)}) and deleted_at is null order by id for share)
    select l.id, l.location_id as "locationId", l.company_id as "companyId", a.provider,
      a.master_account_id as "masterAccountId", l.program, coalesce((
        select jsonb_agg(c.test_code_id) from lab_account_location_test_codes c
        where c.lab_account_location_id = l.id and not c.is_combo_breath), '[]') as "testCodes"
    from held l join lab_accounts a on a.id = l.lab_account_id order by l.id`);

/** Test codes that are there, held likewise: before the accounts, as where one is deleted. */
export const holdCodes = (tx: Tx, ids: readonly number[]): Promise<{ id: number }[]> =>
  tx.rows(
    sql`select id from test_codes where id = any (${list(ids)}) and deleted_at is null order by id for share`,
  );

/** Panels that are there, held likewise. */
export const holdPanels = (tx: Tx, ids: readonly number[]): Promise<{ id: number }[]> =>
  tx.rows(
    sql`select id from test_panels where id = any (${list(ids)}) and deleted_at is null order by id for share`,
  );

/** Which panels locations of a company have, held likewise. */
export const holdPanelsAt = (
  tx: Tx,
  companyId: number,
  locationIds: readonly number[],
): Promise<{ locationId: number; testPanelId: number }[]> =>
  tx.rows(sql`
    select location_id as "locationId", test_panel_id as "testPanelId" from location_test_panels
    where company_id = ${companyId} and location_id = any (${list(locationIds)}) and deleted_at is null
    order by id for share`);

/** Known open or closed collection sites of these codes. */
export const knownSites = (tx: Tx, codes: readonly string[]): Promise<{ code: string }[]> =>
  tx.rows(sql`
    select site_code as code from collection_sites where site_code = any (${sql.param([...codes])}::text[])`);

type StoredPool = Pick<CompletePool, 'companyId' | 'labAccounts' | 'testPanels'> & { id: number };

/** Replaces what a pool orders. */
export async function storeOrdering(tx: Tx, pool: StoredPool): Promise<void> {
  await tx.run(sql`delete from test_pool_lab_accounts where test_pool_id = ${pool.id}`);
  await tx.run(sql`delete from test_pool_panels where test_pool_id = ${pool.id}`);
  if (pool.labAccounts.length > 0) await addAccounts(tx, pool);
  if (pool.testPanels.length > 0)
    await tx.run(sql`
      insert into test_pool_panels (test_pool_id, company_id, location_id, test_panel_id)
      select ${pool.id}::bigint, ${pool.companyId}::bigint, n."locationId", n."testPanelId"
      from jsonb_to_recordset(${JSON.stringify(pool.testPanels)}::jsonb) as n ("locationId" bigint, "testPanelId" bigint)`);
}

async function addAccounts(tx: Tx, { id, companyId, labAccounts }: StoredPool): Promise<void> {
  const json = JSON.stringify(labAccounts);
  await tx.run(sql`
    insert into test_pool_lab_accounts (test_pool_id, company_id, location_id, lab_account_location_id, lab_site_code,
      zip_code, is_third_party_collection_site, is_collected_on_site, collection_site_name, collection_site_address1,
      collection_site_address2, collection_site_city, collection_site_state, collection_site_zip)
    select ${id}::bigint, ${companyId}::bigint, n."locationId", n."labAccountLocationId", n."labSiteCode", n."zipCode",
      n."isThirdPartyCollectionSite", n."isCollectedOnSite", n."collectionSiteName", n."collectionSiteAddress1",
      n."collectionSiteAddress2", n."collectionSiteCity", n."collectionSiteState", n."collectionSiteZip"
    from jsonb_to_recordset(${json}::jsonb) as n ("locationId" bigint, "labAccountLocationId" bigint, "labSiteCode" text,
      "zipCode" text, "isThirdPartyCollectionSite" boolean, "isCollectedOnSite" boolean, "collectionSiteName" text,
      "collectionSiteAddress1" text, "collectionSiteAddress2" text, "collectionSiteCity" text,
      "collectionSiteState" text, "collectionSiteZip" text)`);
  await tx.run(sql`
    insert into test_pool_test_codes (test_pool_id, company_id, location_id, lab_account_location_id, test_code_id)
    select ${id}::bigint, ${companyId}::bigint, n."locationId", n."labAccountLocationId", c.id::bigint
    from jsonb_to_recordset(${json}::jsonb) as n ("locationId" bigint, "labAccountLocationId" bigint, "testCodes" jsonb)
    cross join lateral jsonb_array_elements_text(n."testCodes") as c (id)`);
}
