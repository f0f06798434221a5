import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';

/** Whether the transaction's tenant has rules. */
export const hasRules = async (tx: Tx): Promise<boolean> =>
  (await tx.row(sql`select 1 as found from compliance_rules limit 1`)) !== null;

/** Tenants that have no rules, for the owner of the tables. */
export async function tenantsWithoutRules(tx: Tx): Promise<number[]> {
  const rows = await tx.rows<Row<'tenants', 'id'>>(sql`
    select t.id from tenants t where not exists (select 1 from compliance_rules r where r.tenant_id = t.id) order by t.id`);
  return rows.map(({ id }) => id);
}

/** What a rule is looked for by: what is planned, in the words of rules. */
export interface Planned {
  state: string;
  testType: string;
  specimenType: string;
  reasonForTest: string;
}

export type MatchingRule = Row<
  'compliance_rules',
  | 'id'
  | 'test_type'
  | 'specimen_type'
  | 'reason_for_test'
  | 'level'
  | 'message'
  | 'citation'
  | 'confidence'
  | 'review_by'
  | 'file_id'
>;

/** The rules that hold on a day and are about what is planned, in the order of their ids. */
export const rulesAbout = (tx: Tx, planned: Planned, day: string): Promise<MatchingRule[]> =>
  tx.rows<MatchingRule>(sql`
    select id, test_type, specimen_type, reason_for_test, level, message, citation, confidence, review_by, file_id
    from compliance_rules
    where deleted_at is null and state = ${planned.state}
      and test_type in ('ANY', ${planned.testType}) and specimen_type in ('ANY', ${planned.specimenType})
      and reason_for_test in ('ANY', ${planned.reasonForTest})
      and (valid_from is null or valid_from <= ${day}::date) and (valid_to is null or valid_to >= ${day}::date)
    order by id`);

/** Whether there was ever a rule of a state. */
export const hasRulesOf = async (tx: Tx, state: string): Promise<boolean> =>
  (await tx.row(sql`select 1 as found from compliance_rules where state = ${state} limit 1`)) !==
  null;

/** Whether a rule has a file. */
export const isFileOfRule = async (tx: Tx, fileId: string): Promise<boolean> =>
  (await tx.row(
    sql`select 1 as found from compliance_rules where file_id = ${fileId} and deleted_at is null`,
  )) !== null;
