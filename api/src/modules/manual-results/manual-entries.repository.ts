import { sql } from 'drizzle-orm';
import type { ManualEntry } from '@assay/schema/manual-results/manual-entry';
import type { Tx } from '../../core/database/database.ts';

/** Keeps what was typed beside a report; behind the wall where the report is. */
export async function storeEntry(
  tx: Tx,
  testResultId: number,
  { reportId, details }: { reportId: number | null; details: ManualEntry },
): Promise<void> {
  await tx.run(sql`
    insert into manual_entries (test_result_id, test_report_id, details)
    values (${testResultId}, ${reportId}, ${JSON.stringify(details)}::jsonb)`);
}

interface File {
  fileId: string;
  title: string;
  docType: string;
  isMroOnly: boolean;
}

/** Adds a file to a test. */
export async function attachFile(
  tx: Tx,
  testResultId: number,
  { fileId, title, docType, isMroOnly }: File,
): Promise<void> {
  await tx.run(sql`
    insert into test_attachments (test_result_id, file_id, title, doc_type, mro_only)
    values (${testResultId}, ${fileId}, ${title}, ${docType}, ${isMroOnly})`);
}

/** What is known of the account and the codes of a test that nobody ordered here. */
export interface StatedOrder {
  testType: 'DRUG' | 'ALCOHOL';
  provider: string | null;
  masterAccountId: string | null;
  subAccountId: string | null;
  testCodes: readonly string[];
  testingAgency: string | null;
  collectedAt: string;
  der: { fullName: string | null; phoneNumber: string | null } | null;
}

/** The codes as they were typed, with record and name of those that the catalogue has. */
const codesOf = (order: StatedOrder) => sql`
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'testCode', s.code, 'name', coalesce(c.name, s.code),
      'profileId', null) order by s.place), '[]') as codes,
    coalesce(array_agg(c.id) filter (where c.id is not null), '{}') as ids
  from jsonb_array_elements_text(${JSON.stringify(order.testCodes)}::jsonb) with ordinality as s (code, place)
  left join lateral (
    select k.id, coalesce(k.name, k.test_code) as name from test_codes k
    where k.provider = ${order.provider} and lower(k.test_code) = lower(s.code) and k.deleted_at is null
    order by k.id limit 1) c on true`;

/** Keeps by which account and codes a test was done that was not ordered here; its number is ours, as every order's. */
export async function storeStatedOrder(
  tx: Tx,
  testResultId: number,
  order: StatedOrder,
): Promise<void> {
  await tx.run(sql`
    insert into lab_orders (test_result_id, order_number, lab_order_type, test_type, testing_agency, master_account_id,
      sub_account_id, test_codes, test_code_ids, ordered_at, employee_full_name, employee_phone)
    select ${testResultId}, ${`M-${testResultId}`}, 'PAPER_CCF_ORDER', ${order.testType}, ${order.testingAgency},
      ${order.masterAccountId}, ${order.subAccountId}, k.codes, k.ids, ${order.collectedAt}::timestamptz,
      ${order.der?.fullName ?? null}, ${order.der?.phoneNumber ?? null}
    from (${codesOf(order)}) k`);
}

/** What the codes of an order test for, of a code that the catalogue has; none where it lacks one of them. */
export async function panelOf(tx: Tx, testResultId: number): Promise<Set<number>> {
  const row = await tx.row<{ ids: number[] | null }>(sql`
    select case when cardinality(o.test_code_ids) = jsonb_array_length(o.test_codes) + jsonb_array_length(o.combo_breath_test_codes)
      then (select array_agg(distinct d) from test_codes c, unnest(c.drug_adulterant_ids) d
        where c.id = any (o.test_code_ids)) end as ids
    from lab_orders o where o.test_result_id = ${testResultId}`);
  return new Set(row?.ids?.map(Number));
}

/** When a test was ordered; null for one without an order. */
export async function orderedAtOf(tx: Tx, testResultId: number): Promise<string | null> {
  const row = await tx.row<{ ordered_at: string }>(
    sql`select ordered_at from lab_orders where test_result_id = ${testResultId}`,
  );
  return row?.ordered_at ?? null;
}
