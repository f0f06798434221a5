import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';
import { found } from '../../core/refusal.ts';
import type { OrderedCode } from './order-terms.repository.ts';

/** What stands on a donor pass; there is none of what is not ordered, or has ended. */
export interface DonorPass {
  order_number: string;
  first_name: string;
  last_name: string;
  primary_id_type: string;
  primary_id: string | null;
  ssn_last_digits: string | null;
  reason_for_test: string | null;
  program: 'DOT' | 'NON_DOT';
  testing_agency: string | null;
  test_type: 'DRUG' | 'ALCOHOL' | 'DRUG_AND_ALCOHOL';
  specimen_type_id: number;
  specimen_id: string | null;
  provider: string | null;
  master_account_id: string | null;
  sub_account_id: string | null;
  test_codes: OrderedCode[];
  comboBreath: OrderedCode[];
  expire_date: string | null;
  collected_on_site: boolean;
  third_party_site_address_name: string | null;
  third_party_site_address: PassAddress | null;
  site: PassSite | null;
  donor_instructions: string | null;
  company_name: string;
  location: PassLocation;
  donor_email: string | null;
}

export interface PassAddress {
  addressLine1: string;
  addressLine2: string | null;
  city: string;
  state: string;
  zip: string;
}

export interface PassSite {
  siteCode: string;
  siteName: string;
  latitude?: number;
  longitude?: number;
  hoursOfOperation?: string | null;
  primaryPhoneNumber: string | null;
  address: PassAddress;
}

interface PassLocation {
  name: string;
  phone: string;
  address: PassAddress;
}

type Field = keyof Row<'lab_orders'>;
const ofOrder: readonly Field[] = [
  'order_number',
  'testing_agency',
  'test_type',
  'master_account_id',
  'sub_account_id',
  'test_codes',
  'expire_date',
  'collected_on_site',
  'third_party_site_address_name',
  'third_party_site_address',
  'site',
  'donor_instructions',
  'donor_email',
];

/** The donor pass of an order in sight to which the donor has not come (contract §21); null for a test without one. */
export const readDonorPassIfAny = (tx: Tx, testResultId: number): Promise<DonorPass | null> =>
  tx.row<DonorPass>(sql`
      select ${sql.raw(ofOrder.map((name) => `o.${name}`).join(', '))}, o.combo_breath_test_codes as "comboBreath",
        c.first_name, c.last_name, c.primary_id_type, c.primary_id, c.ssn_last_digits, c.reason_for_test, t.program,
        t.specimen_type_id, t.specimen_id, t.provider, k.company_name,
        jsonb_build_object('name', p.name, 'phone', p.location_phone, 'address', jsonb_build_object(
          'addressLine1', p.address_address_line1, 'addressLine2', p.address_address_line2, 'city', p.address_city,
          'state', p.address_state, 'zip', p.address_zip)) as location
      from test_results t join lab_orders o on o.test_result_id = t.id join test_cases c on c.id = t.test_case_id
        join locations p on p.id = t.location_id join companies k on k.id = t.company_id
      where t.id = ${testResultId} and t.deleted_at is null and t.test_type = 'LAB' and not t.is_manual_result
        and c.status = 'OPEN' and t.test_status in ('ORDERED', 'PENDING')
        and t.confirmation_method is distinct from 'SEND_SPECIMEN_PREPRINTED_CCF'`);

/** The same. @throws Refusal RESOURCE_NOT_FOUND for a test without one */
export const readDonorPass = async (tx: Tx, testResultId: number): Promise<DonorPass> =>
  found(await readDonorPassIfAny(tx, testResultId));

/** Whether the laboratory has not taken an electronic order yet. */
export const isWaiting = async (tx: Tx, testResultId: number): Promise<boolean> =>
  (await tx.row(sql`
    select 1 as waits from test_results
    where id = ${testResultId} and deleted_at is null and test_status in ('PENDING_CREATION', 'CREATION_FAILED')`)) !==
  null;
