import { sql } from 'drizzle-orm';
import { labProviderNames } from '@assay/schema/common/lab-providers';
import type { PoolLabAccount, PoolTestPanel } from '@assay/schema/test-pools/pool-ordering';
import type { Tx } from '../../core/database/database.ts';
import { specimenTypeName } from '../../core/lists/specimen-type-name.ts';
import type { Ordering } from './test-pool.table.ts';

type OfPool<T> = T & { poolId: number };

function groupBy<T, K>(rows: readonly T[], keyOf: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const some = groups.get(keyOf(row));
    if (some === undefined) groups.set(keyOf(row), [row]);
    else some.push(row);
  }
  return groups;
}

function withoutPool<T extends { poolId: number }>(row: T): Omit<T, 'poolId'> {
  const copy: Omit<T, 'poolId'> = { ...row };
  Reflect.deleteProperty(copy, 'poolId');
  return copy;
}

/**
 * What pools order, read for all of them at once: each row looks its names up by their
 * ids, since a database without statistics would go through all locations for each of them. What a location lost with its deletion is no longer
 * among it.
 */
export async function orderingsOf(
  tx: Tx,
  poolIds: readonly number[],
): Promise<(poolId: number) => Ordering> {
  const ids = sql`${sql.param([...poolIds])}::bigint[]`;
  const accounts = await tx.rows<OfPool<Omit<PoolLabAccount, 'testCodes' | 'testCodeNames'>>>(sql`
    with named as materialized (select * from test_pool_lab_accounts where test_pool_id = any (${ids}))
    select t.test_pool_id as "poolId", t.lab_account_location_id as "labAccountLocationId", t.location_id as "locationId",
      t.lab_site_code as "labSiteCode", t.zip_code as "zipCode",
      t.is_third_party_collection_site as "isThirdPartyCollectionSite", t.is_collected_on_site as "isCollectedOnSite",
      t.collection_site_name as "collectionSiteName", t.collection_site_address1 as "collectionSiteAddress1",
      t.collection_site_address2 as "collectionSiteAddress2", t.collection_site_city as "collectionSiteCity",
      t.collection_site_state as "collectionSiteState", t.collection_site_zip as "collectionSiteZip",
      p.name as "locationName", a.provider, a.master_account_id as "masterAccountId", l.sub_account_id as "subAccountId",
      l.program, ${specimenTypeName(sql`l.master_account_type`)} as "masterAccountTypeName"
    from named t
    cross join lateral (
      select * from lab_account_locations where id = t.lab_account_location_id and deleted_at is null offset 0) l
    cross join lateral (select provider, master_account_id from lab_accounts where id = l.lab_account_id offset 0) a
    cross join lateral (
      select id, name, name_key from locations where id = t.location_id and deleted_at is null offset 0) p
    order by p.name_key, p.id, l.sub_account_id_key, l.id`);
  const codes = await tx.rows<OfPool<{ accountId: number; id: number; name: string }>>(sql`
    select t.test_pool_id as "poolId", t.lab_account_location_id as "accountId", c.id, c.test_code as name
    from (select * from test_pool_test_codes where test_pool_id = any (${ids}) offset 0) t
    cross join lateral (
      select id, test_code, test_code_key from test_codes where id = t.test_code_id offset 0) c
    order by c.test_code_key, c.id`);
  const codesOf = groupBy(codes, ({ poolId, accountId }) => `${poolId} ${accountId}`);
  const panels = await tx.rows<OfPool<PoolTestPanel>>(sql`
    select t.test_pool_id as "poolId", t.test_panel_id as "testPanelId", t.location_id as "locationId",
      n.name as "testPanelName", p.name as "locationName"
    from (select * from test_pool_panels where test_pool_id = any (${ids}) offset 0) t
    cross join lateral (select name from test_panels where id = t.test_panel_id and deleted_at is null offset 0) n
    cross join lateral (
      select id, name, name_key from locations where id = t.location_id and deleted_at is null offset 0) p
    order by p.name_key, p.id`);
  const ofPool = (row: { poolId: number }): number => row.poolId;
  const [accountsOf, panelsOf] = [groupBy(accounts, ofPool), groupBy(panels, ofPool)];
  return (poolId) => ({
    labAccounts: (accountsOf.get(poolId) ?? []).map((row) => {
      const account = withoutPool(row);
      const own = codesOf.get(`${poolId} ${account.labAccountLocationId}`) ?? [];
      return {
        ...account,
        testCodes: own.map(({ id }) => id),
        testCodeNames: own.map(({ name }) => name),
      };
    }),
    testPanels: (panelsOf.get(poolId) ?? []).map(withoutPool),
  });
}

/** Where specimens are collected, in words; null while nobody said it. */
function siteOf(account: PoolLabAccount): string | null {
  if (account.isCollectedOnSite) return 'collected on site';
  if (!account.isThirdPartyCollectionSite)
    return account.labSiteCode === null ? null : `site ${account.labSiteCode}`;
  return [
    'third party',
    account.collectionSiteName,
    account.collectionSiteAddress1,
    account.collectionSiteAddress2,
    account.collectionSiteCity,
    account.collectionSiteState,
    account.collectionSiteZip,
  ]
    .filter((part) => part !== null)
    .join(', ');
}

const accountForLog = (account: PoolLabAccount): string =>
  [
    `${account.locationName}: ${labProviderNames[account.provider]} ${account.masterAccountId}/${account.subAccountId}`,
    account.testCodeNames.join(', '),
    siteOf(account),
  ]
    .filter(Boolean)
    .join('; ');

/** What a pool orders as the log keeps it: ids say nothing to who reads it, and names change. */
export const orderingForLog = ({ labAccounts, testPanels }: Ordering) => ({
  labAccounts: labAccounts.map(accountForLog),
  testPanels: testPanels.map((each) => `${each.locationName}: ${each.testPanelName}`),
});
