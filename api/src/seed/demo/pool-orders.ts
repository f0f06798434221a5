import { sql } from 'drizzle-orm';
import { allowsMultipleTestCodes } from '@assay/schema/common/electronic-orders';
import type { Tx } from '../../core/database/database.ts';
import type { TestPoolInput } from '../../modules/test-pools/complete-test-pool.ts';
import type { DemoPool } from './demo-pools.ts';

/** A lab account that a location of a company orders by. */
interface PlaceAccount {
  companyId: number;
  locationId: number;
  labAccountLocationId: number;
  masterAccountId: string;
  program: string;
  testCodes: number[];
  /** A site of the laboratory in the state of the location. */
  labSiteCode: string | null;
  zipCode: string;
}

/** What the pools of a company can order. */
export interface PlaceOrders {
  accounts: readonly PlaceAccount[];
  panels: readonly { companyId: number; locationId: number; testPanelId: number }[];
}

/** LabCorp accounts of all locations, and the panel that all of them use. */
export async function readOrders(tx: Tx): Promise<PlaceOrders> {
  const accounts = await tx.rows<PlaceAccount>(sql`
    select l.company_id as "companyId", l.location_id as "locationId", l.id as "labAccountLocationId",
      a.master_account_id as "masterAccountId", l.program, p.address_zip as "zipCode", (
        select jsonb_agg(c.test_code_id order by c.test_code_id) from lab_account_location_test_codes c
        where c.lab_account_location_id = l.id and not c.is_combo_breath) as "testCodes", (
        select min(s.site_code) from collection_sites s where s.address_state = p.address_state) as "labSiteCode"
    from lab_account_locations l join lab_accounts a on a.id = l.lab_account_id join locations p on p.id = l.location_id
    where a.provider = 'LabCorp' order by l.location_id, l.id`);
  const panels = await tx.rows<PlaceOrders['panels'][number]>(sql`
    select l.company_id as "companyId", l.location_id as "locationId", l.test_panel_id as "testPanelId"
    from location_test_panels l join test_panels p on p.id = l.test_panel_id
    where p.panel_id = 'IUC-5' order by l.location_id`);
  return { accounts, panels };
}

const noThirdParty = {
  isThirdPartyCollectionSite: false,
  collectionSiteName: null,
  collectionSiteAddress1: null,
  collectionSiteAddress2: null,
  collectionSiteCity: null,
  collectionSiteState: null,
  collectionSiteZip: null,
};

const accountOf = (account: PlaceAccount): TestPoolInput['labAccounts'][number] => ({
  ...noThirdParty,
  labAccountLocationId: account.labAccountLocationId,
  locationId: account.locationId,
  labSiteCode: account.labSiteCode,
  zipCode: account.labSiteCode === null ? null : account.zipCode,
  testCodes: allowsMultipleTestCodes('LabCorp', account.masterAccountId)
    ? account.testCodes.slice(0, 2)
    : account.testCodes.slice(0, 1),
  isCollectedOnSite: account.labSiteCode === null,
});

/** What a demo pool orders: by the LabCorp account of its program at each of its locations, or a panel there. */
export function orderingOf(
  pool: DemoPool,
  { accounts, panels }: PlaceOrders = { accounts: [], panels: [] },
  locationId: number | null,
): Pick<TestPoolInput, 'labAccounts' | 'testPanels'> {
  const isHere = (each: { locationId: number }): boolean =>
    locationId === null || each.locationId === locationId;
  const program = pool.regulator === undefined ? 'NON_DOT' : 'DOT';
  return {
    labAccounts: accounts.filter((each) => each.program === program && isHere(each)).map(accountOf),
    testPanels: panels
      .filter(isHere)
      .map(({ testPanelId, locationId: at }) => ({ testPanelId, locationId: at })),
  };
}
