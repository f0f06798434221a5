import { sql, type SQL } from 'drizzle-orm';
import type { ComplianceRule } from '@assay/schema/compliance/compliance-rule';
import { complianceRuleList } from '@assay/schema/compliance/compliance-rule.list';
import type { ListQuery } from '@assay/schema/core/list';
import { todayOf } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import { entityList } from '../../core/lists/entity-list.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';
import { found } from '../../core/refusal.ts';
import { complianceRules, type ComplianceRuleRow } from './compliance-rule.table.ts';

const file = sql`left join files file on file.tenant_id = t.tenant_id and file.id = t.file_id`;

/** What follows from the day: whether the rule holds, and whether its review is overdue. */
const standingOn = (day: string): SQL => sql`case
  when t.valid_to < ${day}::date then 'RETIRED' when t.valid_from > ${day}::date then 'TO_COME' else 'IN_FORCE' end`;
const reviewDueOn = (day: string): SQL => sql`coalesce(t.review_by < ${day}::date, false)`;

/** A page of the rules of the tenant. */
export async function listComplianceRules(context: Context, query: ListQuery) {
  const today = todayOf(context);
  const source = entityList({
    spec: complianceRuleList,
    table: complianceRules,
    computed: { standing: standingOn(today), isReviewDue: reviewDueOn(today) },
    joined: sql`file.name as file_name`,
    rowJoins: file,
  });
  const page = await runList<ComplianceRuleRow>(context.tx, source, query);
  return listAnswer(page, query, (row) => complianceRules.fromRow(row));
}

/** @throws Refusal RESOURCE_NOT_FOUND */
export async function readComplianceRule(context: Context, id: number): Promise<ComplianceRule> {
  const today = todayOf(context);
  const row = await context.tx.row<ComplianceRuleRow>(sql`
    select t.*, file.name as file_name, ${standingOn(today)} as standing, ${reviewDueOn(today)} as is_review_due
    from compliance_rules t ${file} where t.id = ${id} and t.deleted_at is null`);
  return complianceRules.fromRow(found(row));
}
