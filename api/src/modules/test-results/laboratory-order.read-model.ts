import { sql } from 'drizzle-orm';
import type { OrderToLaboratory } from '@assay/schema/laboratories/laboratory-order';
import type { Row, Tx } from '../../core/database/database.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { ssnOfCase } from './test-cases.repository.ts';

type Read = Row<'lab_orders'> &
  Pick<
    Row<'test_results'>,
    | 'test_case_id'
    | 'test_status'
    | 'program'
    | 'specimen_type_id'
    | 'provider'
    | 'goes_through_mro'
  > &
  Omit<Row<'test_cases'>, 'id' | 'status' | 'version'> & {
    company_name: string;
    location_name: string;
    location_phone: string | null;
    substances: Record<string, { name: string; abbreviation: string | null }[]> | null;
  };

/** What is told to a laboratory of an order, and by which accounts its connection is found. */
export interface OrderToSend {
  testStatus: Row<'test_results'>['test_status'];
  labOrderType: Row<'lab_orders'>['lab_order_type'];
  provider: string | null;
  labAccountId: number | null;
  orderNumber: string;
  expiresAt: string | null;
  cancelReason: string | null;
  goesThroughMro: boolean;
  /** All but the number of the message. */
  order: Omit<OrderToLaboratory, 'kind' | 'messageId'>;
}

type Codes = { id: number; testCode: string; name: string }[];
type Site = { siteCode: string | null } | null;
type OrderedMro = { fullName?: string | null; providerId?: string | null } | null;

const orderOf = (row: Read, secrets: SecretBox): OrderToSend['order'] => {
  const codes = [...(row.test_codes as Codes), ...(row.combo_breath_test_codes as Codes)];
  const mro = row.mro as OrderedMro;
  return {
    orderNumber: row.order_number,
    orderedAt: new Date(row.ordered_at).toISOString(),
    expiresAt: row.expire_date === null ? null : new Date(row.expire_date).toISOString(),
    program: row.program,
    testingAgency: row.testing_agency,
    reasonForTest: row.reason_for_test,
    testType: row.test_type,
    specimenType: row.specimen_type_id,
    masterAccountId: row.master_account_id,
    subAccountId: row.sub_account_id,
    testCodes: codes.map(({ id, testCode, name }) => ({
      testCode,
      name,
      substances: row.substances?.[id] ?? [],
    })),
    company: row.company_name,
    location: row.location_name,
    contactPhone: row.location_phone,
    donor: {
      firstName: row.first_name,
      middleName: row.middle_name,
      lastName: row.last_name,
      idType: row.primary_id_type,
      id: row.primary_id ?? ssnOfCase(secrets, { ...row, id: row.test_case_id }) ?? '',
      dateOfBirth: row.date_of_birth,
      phone: row.phone,
    },
    siteCode: (row.site as Site)?.siteCode ?? null,
    collectedOnSite: row.collected_on_site,
    donorInstructions: row.donor_instructions,
    comment: row.comment,
    mro: row.goes_through_mro
      ? { fullName: mro?.fullName ?? null, providerId: mro?.providerId ?? null, connection: null }
      : null,
  };
};

/** An order as it is sent to its laboratory, or null for a test without one; of a deleted test as well. */
export async function readOrderToSend(
  tx: Tx,
  secrets: SecretBox,
  testResultId: number,
): Promise<OrderToSend | null> {
  const row = await tx.row<Read>(sql`
    select c.*, o.*, t.test_case_id, t.test_status, t.program, t.specimen_type_id, t.provider, t.goes_through_mro,
      k.company_name, p.name as location_name, p.location_phone, (
        select jsonb_object_agg(d.code, d.drugs) from (
          select code.id as code, jsonb_agg(jsonb_build_object('name', a.name, 'abbreviation', a.abbreviation) order by a.name) as drugs
          from test_codes code join drug_adulterants a on a.id = any (code.drug_adulterant_ids)
          where code.id = any (o.test_code_ids) group by code.id) d) as substances
    from test_results t join test_cases c on c.id = t.test_case_id join lab_orders o on o.test_result_id = t.id
      join companies k on k.id = t.company_id join locations p on p.id = t.location_id
    where t.id = ${testResultId}`);
  if (row === null) return null;
  return {
    testStatus: row.test_status,
    labOrderType: row.lab_order_type,
    provider: row.provider,
    labAccountId: row.lab_account_id,
    orderNumber: row.order_number,
    expiresAt: row.expire_date === null ? null : new Date(row.expire_date).toISOString(),
    cancelReason: row.cancel_reason,
    goesThroughMro: row.goes_through_mro,
    order: orderOf(row, secrets),
  };
}
