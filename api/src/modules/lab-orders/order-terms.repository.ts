import { sql } from 'drizzle-orm';
import type { LabProviderName } from '@assay/schema/common/lab-providers';
import type { ProgramName } from '@assay/schema/common/programs';
import type { Row, Tx } from '../../core/database/database.ts';

/** A test code as an order keeps it. */
export interface OrderedCode {
  id: number;
  testCode: string;
  name: string;
  /** What the code is called in the profile of the location. */
  profileId: string | null;
}

/** A test code that a lab account of a location offers. */
export type OfferedCode = OrderedCode & { isBreath: boolean };

/** A lab account of a location with all that an order copies of it. */
export interface OrderAccount {
  id: number;
  location_id: number;
  lab_account_id: number;
  provider: LabProviderName;
  master_account_id: string;
  sub_account_id: string;
  program: ProgramName;
  master_account_type: number;
  supports_combo_orders: boolean;
  /** As an order keeps it; null where results need none. */
  mro: object | null;
  codes: OfferedCode[];
}

/**
 * A lab account of a location in sight, held until the commit; null when there is none. One statement reads all of it,
 * so that an order never mixes two states of the catalogue.
 */
export async function holdAccount(tx: Tx, id: number): Promise<OrderAccount | null> {
  const held = await tx.row(
    sql`select 1 as held from lab_account_locations where id = ${id} and deleted_at is null for share`,
  );
  if (held === null) return null;
  return tx.row<OrderAccount>(sql`
    select l.id, l.location_id, l.lab_account_id, a.provider, a.master_account_id, l.sub_account_id, l.program,
      l.master_account_type, l.supports_combo_orders,
      case when m.id is not null then jsonb_build_object('id', m.id, 'fullName', m.full_name, 'providerId', m.provider_id,
        'addressLine1', m.address_address_line1, 'addressLine2', m.address_address_line2, 'city', m.address_city,
        'state', m.address_state, 'zip', m.address_zip, 'phone', m.phone, 'fax', m.fax) end as mro,
      coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'testCode', c.test_code, 'name', c.name,
          'profileId', o.profile_id, 'isBreath', o.is_combo_breath) order by c.test_code_key, c.id)
        from lab_account_location_test_codes o join test_codes c on c.id = o.test_code_id
        where o.lab_account_location_id = l.id and c.deleted_at is null), '[]') as codes
    from lab_account_locations l join lab_accounts a on a.id = l.lab_account_id left join mros m on m.id = l.mro_id
    where l.id = ${id}`);
}

/** The types (programs) of test codes in sight; ids that name none are left out. */
export async function typesOfCodes(tx: Tx, ids: readonly number[]): Promise<ReadonlySet<string>> {
  const rows = await tx.rows<{ type: string }>(sql`
    select distinct type from test_codes where id = any (${sql.param([...ids])}::bigint[]) and deleted_at is null`);
  return new Set(rows.map(({ type }) => type));
}

/** Where a donor belongs, with what an order copies of the place. */
export interface OrderPlace {
  id: number;
  company_id: number;
  der_full_name: string;
  der_phone_number: string;
  /** What goes through the MRO there: the location's own flags, or those of the company. */
  mro_flags: {
    isMroAllNonDotResultsRequired?: boolean;
    isMroPositiveNonDotResultsOnlyRequired?: boolean;
  };
}

/** A location in sight; null when there is none. */
export const readPlace = (tx: Tx, id: number): Promise<OrderPlace | null> =>
  tx.row<OrderPlace>(sql`
    select p.id, p.company_id, p.der_full_name, p.der_phone_number, coalesce(p.mro_result_type, jsonb_build_object(
      'isMroAllNonDotResultsRequired', c.is_mro_all_non_dot_results_required,
      'isMroPositiveNonDotResultsOnlyRequired', c.is_mro_positive_non_dot_results_only_required)) as mro_flags
    from locations p join companies c on c.id = p.company_id
    where p.id = ${id} and p.deleted_at is null and c.deleted_at is null`);

/** A collection site as an order keeps it. */
export type OrderSite = Pick<Row<'collection_sites'>, 'is_electronic_request_enabled'> & {
  site: object;
};

/** An open collection site of the tenant; null when there is none, or it is closed for a time. */
export const readSite = (tx: Tx, code: string): Promise<OrderSite | null> =>
  tx.row<OrderSite>(sql`
    select is_electronic_request_enabled, jsonb_build_object('siteCode', site_code, 'siteName', site_name,
      'siteType', site_type, 'latitude', latitude, 'longitude', longitude, 'hoursOfOperation', hours_of_operation,
      'primaryPhoneNumber', phone, 'faxNumber', fax, 'address', jsonb_build_object('addressLine1', address_address_line1,
        'addressLine2', address_address_line2, 'city', address_city, 'state', address_state, 'zip', address_zip)) as site
    from collection_sites where site_code = ${code} and not is_temporarily_closed`);

/** Whether a client belongs to a location. */
export const isClientOf = async (tx: Tx, locationId: number, clientId: number): Promise<boolean> =>
  (await tx.row(sql`
    select 1 as is from location_clients
    where id = ${clientId} and location_id = ${locationId} and deleted_at is null`)) !== null;
