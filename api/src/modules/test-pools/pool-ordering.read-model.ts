import { sql } from 'drizzle-orm';
import { labProviderNames } from '@assay/schema/common/lab-providers';
import type { PoolLabAccount, PoolTestPanel } from '@assay/schema/test-pools/pool-ordering';
import type { Tx } from '../../core/database/database.ts';
import { specimenTypeName } from '../../core/lists/specimen-type-name.ts';
import type { Ordering } from './test-pool.table.ts';

type OfPool<T> = T & { poolId: number };

const group = <T extends { poolId: number }>(rows: readonly T[]): Map<number, T[]> => {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const some = groups.get(row.poolId);
    if (some === undefined) groups.set(row.poolId, [row]);
    else some.push(row);
  }
  return groups;
};

const without = <T>({ poolId: _, ...rest }: OfPool<T>) => rest;

/**
 * What pools order, each read in one statement for all of them. What a location lost with its deletion is no longer
 * among it.
 */
export async function orderingsOf(
  tx: Tx,
  poolIds: readonly number[],
): Promise<(poolId: number) => Ordering> {
  const ids = sql`${sql.param([...poolIds])}::bigint[]`;
  const accounts = await tx.rows<OfPool<PoolLabAccount>>(sql`
    select t.test_pool_id as "poolId", t.lab_account_location_id as "labAccountLocationId", t.location_id as "locationId",
      t.lab_site_code as "labSiteCode", t.zip_code as "zipCode", o.ids as "testCodes",
      t.is_third_party_collection_site as "isThirdPartyCollectionSite", t.is_collected_on_site as "isCollectedOnSite",
      t.collection_site_name as "collectionSiteName", t.collection_site_address1 as "collectionSiteAddress1",
      t.collection_site_address2 as "collectionSiteAddress2", t.collection_site_city as "collectionSiteCity",
      t.collection_site_state as "collectionSiteState", t.collection_site_zip as "collectionSiteZip",
      p.name as "locationName", a.provider, a.master_account_id as "masterAccountId", l.sub_account_id as "subAccountId",
      l.program, ${specimenTypeName(sql`l.master_account_type`)} as "masterAccountTypeName", o.names as "testCodeNames"
    from test_pool_lab_accounts t
    join lab_account_locations l on l.id = t.lab_account_location_id and l.deleted_at is null
    join lab_accounts a on a.id = l.lab_account_id
    join locations p on p.id = t.location_id and p.deleted_at is null
    cross join lateral (
      select coalesce(jsonb_agg(c.id order by c.test_code_key, c.id), '[]') as ids,
        coalesce(jsonb_agg(c.test_code order by c.test_code_key, c.id), '[]') as names
      from test_pool_test_codes o join test_codes c on c.id = o.test_code_id
      where o.test_pool_id = t.test_pool_id and o.lab_account_location_id = t.lab_account_location_id) o
    where t.test_pool_id = any (${ids}) order by p.name_key, p.id, l.sub_account_id_key, l.id`);
  const panels = await tx.rows<OfPool<PoolTestPanel>>(sql`
    select t.test_pool_id as "poolId", t.test_panel_id as "testPanelId", t.location_id as "locationId",
      n.name as "testPanelName", p.name as "locationName"
    from test_pool_panels t
    join test_panels n on n.id = t.test_panel_id and n.deleted_at is null
    join locations p on p.id = t.location_id and p.deleted_at is null
    where t.test_pool_id = any (${ids}) order by p.name_key, p.id`);
  const [accountsOf, panelsOf] = [group(accounts), group(panels)];
  return (poolId) => ({
    labAccounts: (accountsOf.get(poolId) ?? []).map(without),
    testPanels: (panelsOf.get(poolId) ?? []).map(without),
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
