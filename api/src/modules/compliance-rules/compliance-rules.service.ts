import type { z } from 'zod';
import type {
  ComplianceRule,
  ComplianceRuleVersion,
  CreateComplianceRuleInput,
  UpdateComplianceRuleInput,
} from '@assay/schema/compliance/compliance-rule';
import { fieldError } from '@assay/schema/core/field-error-tree';
import { changesBetween } from '../../core/audit/audit.ts';
import { todayOf } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import { createRecord, recordKind, updateRecord } from '../../core/entities/audited-changes.ts';
import { Refusal } from '../../core/refusal.ts';
import { referToFile } from '../files/files.service.ts';
import { readOwnName } from '../profile/profile.service.ts';
import { aYearAfter } from './a-year-after.ts';
import { complianceRules, type ComplianceRuleRow } from './compliance-rule.table.ts';
import { readComplianceRule } from './compliance-rules.read-model.ts';

const texts = {
  days: 'Enter the first day on which it holds, or a later one.',
  retired: 'This rule holds no more.',
};

const kind = recordKind({
  entity: 'complianceRule',
  table: complianceRules,
  read: readComplianceRule,
});

type RuleInput = z.output<typeof CreateComplianceRuleInput>;

function refuseTurnedDays({ validFrom, validTo }: RuleInput): void {
  if (validFrom !== null && validTo !== null && validTo < validFrom)
    throw Refusal.fields(fieldError(['validTo'], 'INVALID', {}, texts.days));
}

/** @throws Refusal RESOURCE_NOT_FOUND for a file that is not the caller's upload */
async function keepFile(context: Context, fileId: string | null): Promise<void> {
  if (fileId !== null) await referToFile(context, fileId, ['document']);
}

/**
 * Adds a rule, which nobody has reviewed yet.
 * @throws Refusal RESOURCE_NOT_FOUND of the file, or field failures
 */
export async function createComplianceRule(
  context: Context,
  values: RuleInput,
): Promise<ComplianceRule> {
  refuseTurnedDays(values);
  await keepFile(context, values.fileId);
  return createRecord(context, kind, { values });
}

/** What a review was about: when one of them changes, the rule is one that nobody has reviewed. */
const reviewed = [
  'state',
  'testType',
  'specimenType',
  'reasonForTest',
  'level',
  'message',
] as const;

/**
 * Replaces the editable fields of a rule. Another meaning takes the review away that the former one had.
 * @throws Refusal STALE_VERSION, RESOURCE_NOT_FOUND, or field failures
 */
export function updateComplianceRule(
  context: Context,
  id: number,
  { version, ...values }: z.output<typeof UpdateComplianceRuleInput>,
): Promise<ComplianceRule> {
  refuseTurnedDays(values);
  return updateRecord(context, kind, { id, version }, async (_row, before) => {
    if (values.fileId !== before.fileId) await keepFile(context, values.fileId);
    const isSame = reviewed.every((field) => values[field] === before[field]);
    const columns: Partial<ComplianceRuleRow> = isSame
      ? {}
      : { reviewed_at: null, reviewed_by: null };
    return { values, columns };
  });
}

type Version = z.output<typeof ComplianceRuleVersion>;

/** Sets columns of a rule that somebody looked at, and notes it under an action of its own. */
async function mark(
  context: Context,
  { id, version }: Version & { id: number },
  action: 'complianceRule.retired' | 'complianceRule.reviewed',
  columnsOf: (before: ComplianceRule) => Promise<Partial<ComplianceRuleRow>>,
): Promise<ComplianceRule> {
  await complianceRules.lock(context.tx, id, version);
  const before = await readComplianceRule(context, id);
  await complianceRules.update(context.tx, id, {}, await columnsOf(before));
  const after = await readComplianceRule(context, id);
  context.audit({ action, entityId: id, changes: changesBetween(before, after) });
  return after;
}

const dayBefore = (day: string): string =>
  new Date(Date.parse(day) - 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);

/**
 * Lets a rule hold no more from today on.
 * @throws Refusal STALE_VERSION, RESOURCE_NOT_FOUND, or a field failure for one that is retired already
 */
export const retireComplianceRule = (
  context: Context,
  id: number,
  { version }: Version,
): Promise<ComplianceRule> =>
  mark(context, { id, version }, 'complianceRule.retired', async (before) => {
    if (before.standing === 'RETIRED')
      throw Refusal.fields(fieldError([], 'INVALID', {}, texts.retired));
    return { valid_to: dayBefore(todayOf(context)) };
  });

/**
 * Notes that the caller found the rule right today.
 * @throws Refusal STALE_VERSION, RESOURCE_NOT_FOUND
 */
export const reviewComplianceRule = (
  context: Context,
  id: number,
  { version }: Version,
): Promise<ComplianceRule> =>
  mark(context, { id, version }, 'complianceRule.reviewed', async () => {
    const today = todayOf(context);
    return {
      reviewed_at: today,
      reviewed_by: await readOwnName(context),
      review_by: aYearAfter(today),
    };
  });
