import { sql } from 'drizzle-orm';
import { allowsMultipleTestCodes } from '@assay/schema/common/electronic-orders';
import type { Tx } from '../../core/database/database.ts';
import { storeOrdering } from '../../modules/test-pools/pool-ordering.repository.ts';

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

/** The panel that a location uses. */
interface PlacePanel {
  companyId: number;
  locationId: number;
  testPanelId: number;
}

interface PoolRow {
  id: number;
  companyId: number;
  locationId: number | null;
  program: string;
  isInstant: boolean;
}

const readPools = (tx: Tx): Promise<PoolRow[]> =>
  tx.rows<PoolRow>(sql`
    select id, company_id as "companyId", location_id as "locationId",
      case when is_regulated then 'DOT' else 'NON_DOT' end as program, test_order_type = 'INSTANT' as "isInstant"
    from test_pools where company_id is not null order by id`);

/** LabCorp accounts of all locations. */
const readAccounts = (tx: Tx): Promise<PlaceAccount[]> =>
  tx.rows<PlaceAccount>(sql`
    select l.company_id as "companyId", l.location_id as "locationId", l.id as "labAccountLocationId",
      a.master_account_id as "masterAccountId", l.program, p.address_zip as "zipCode", (
        select jsonb_agg(c.test_code_id order by c.test_code_id) from lab_account_location_test_codes c
        where c.lab_account_location_id = l.id and not c.is_combo_breath) as "testCodes", s.code as "labSiteCode"
    from lab_account_locations l join lab_accounts a on a.id = l.lab_account_id join locations p on p.id = l.location_id
      left join (select address_state, min(site_code) as code from collection_sites
        where is_electronic_request_enabled group by address_state) s on s.address_state = p.address_state
    where a.provider = 'LabCorp' and p.deleted_at is null order by l.location_id, l.id`);

/** The panel that all locations use. */
const readPanels = (tx: Tx): Promise<PlacePanel[]> =>
  tx.rows<PlacePanel>(sql`
    select l.company_id as "companyId", l.location_id as "locationId", l.test_panel_id as "testPanelId"
    from location_test_panels l join test_panels p on p.id = l.test_panel_id join locations o on o.id = l.location_id
    where p.panel_id = 'IUC-5' and o.deleted_at is null order by l.location_id`);

const noThirdParty = {
  isThirdPartyCollectionSite: false,
  collectionSiteName: null,
  collectionSiteAddress1: null,
  collectionSiteAddress2: null,
  collectionSiteCity: null,
  collectionSiteState: null,
  collectionSiteZip: null,
};

const accountOf = (account: PlaceAccount) => ({
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

/** What the demo's pools order: by the LabCorp account of their program at each of their locations, or a panel there. */
export async function seedPoolOrders(tx: Tx): Promise<void> {
  const [accounts, panels] = [await readAccounts(tx), await readPanels(tx)];
  for (const { id, companyId, locationId, program, isInstant } of await readPools(tx)) {
    const isHere = (each: { companyId: number; locationId: number }): boolean =>
      each.companyId === companyId && (locationId === null || each.locationId === locationId);
    await storeOrdering(tx, {
      id,
      companyId,
      labAccounts: isInstant
        ? []
        : accounts.filter((each) => each.program === program && isHere(each)).map(accountOf),
      testPanels: isInstant
        ? panels
            .filter(isHere)
            .map(({ testPanelId, locationId: at }) => ({ testPanelId, locationId: at }))
        : [],
    });
  }
}
