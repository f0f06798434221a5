import type { z } from 'zod';
import {
  CaseCompliance,
  type ComplianceCheckInput,
  ComplianceResult,
} from '@assay/schema/compliance/compliance-check';
import { ruleStates, type ComplianceTestType } from '@assay/schema/compliance/compliance-words';
import { fieldError } from '@assay/schema/core/field-error-tree';
import { usDay } from '@assay/schema/core/us-day';
import { specimenTypeCode, type SpecimenTypeId } from '@assay/schema/reference/specimen-types';
import { todayOf } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import { found, Refusal } from '../../core/refusal.ts';
import {
  findRulesAbout,
  isLawKnown,
  type MatchingRule,
} from '../compliance-rules/find-rules.service.ts';
import { readTestingSettings } from '../profile/own-settings.service.ts';
import { readOwnName } from '../profile/profile.service.ts';
import { allowedActions, isChecked } from './alert-actions.ts';
import { findPlace, noteAlert } from './compliance.repository.ts';
import { judgeRules, type Weighed } from './judge-rules.ts';
import { mailAlert, wordsOf } from './mail-alert.ts';
import { isOverride, type Override } from './override.ts';
import type { Place, PlannedTest } from './planned-test.ts';

export type { PlannedTest };

/** `URINE` for urine on the spot, too: how a test is done is said by its type. */
const specimenOf = (id: number): string =>
  specimenTypeCode(id as SpecimenTypeId).replace(/_POCT$/, '');

const messageOf = ({ rule, isReviewDue }: Weighed<MatchingRule>): string =>
  isReviewDue && rule.review_by !== null
    ? `${rule.message} (This rule had to be reviewed by ${usDay(rule.review_by)}: check the law before you go on.)`
    : rule.message;

/** The texts of some rules, each once, in a line of its own; null for none. */
const joined = (texts: readonly string[], between: string): string | null =>
  texts.length === 0 ? null : [...new Set(texts)].join(between);

const isRuleState = (state: string): state is keyof typeof ruleStates => state in ruleStates;

/** What nobody has looked at is not allowed for that. */
const unknownLaw = (state: string): string =>
  `There are no rules for ${isRuleState(state) ? ruleStates[state] : state} here: check the law before you go on.`;

interface Judged {
  result: z.output<typeof ComplianceResult>;
  place: Place;
}

/**
 * What the law says of a planned test: of the state of its location, or for DOT the federal rules alone.
 * @throws Refusal of the field locationId where the caller sees no such location
 */
async function judgeCompliance(context: Context, planned: PlannedTest): Promise<Judged> {
  const { testType, specimenTypeId, reasonForTest, locationId, program } = planned;
  const place = await findPlace(context.tx, locationId);
  if (place === null) throw Refusal.fields(fieldError(['locationId'], 'INVALID'));
  const today = todayOf(context);
  const state = program === 'DOT' ? 'US' : place.address_state;
  const about = {
    state,
    testType,
    specimenType: specimenOf(specimenTypeId),
    reasonForTest: reasonForTest ?? 'ANY',
  };
  const { status: judged, weighed } = judgeRules(
    await findRulesAbout(context, about, today),
    today,
  );
  const isUnknown =
    weighed.length === 0 && program !== 'DOT' && !(await isLawKnown(context, state));
  const status = isUnknown ? 'YELLOW_ALERT' : judged;
  const settings = await readTestingSettings(context, place.company_id);
  const result = ComplianceResult.parse({
    status,
    alertMessage: isUnknown ? unknownLaw(state) : joined(weighed.map(messageOf), '\n'),
    alertResource: joined(
      weighed.map(({ rule }) => rule.citation),
      '; ',
    ),
    alertResourceFile: weighed.find(({ rule }) => rule.file_id !== null)?.rule.file_id ?? null,
    state,
    testType,
    findings: weighed.map((each) => ({
      ruleId: each.rule.id,
      level: each.level,
      message: messageOf(each),
      citation: each.rule.citation,
      confidence: each.rule.confidence,
      decides: each.decides,
      isReviewDue: each.isReviewDue,
      fileId: each.rule.file_id,
    })),
    isChecked: isChecked(settings, testType),
    actions: allowedActions(settings, status),
  });
  return { result, place: { companyId: place.company_id, name: place.name } };
}

/** Tells an alert by mail, once a day for each person, place and kind of test. */
async function tellAlert(
  context: Context,
  planned: PlannedTest,
  { result, place }: Judged,
): Promise<void> {
  const { viewer, tx } = context;
  const words = wordsOf(planned);
  const isNew = await noteAlert(tx, {
    location_id: planned.locationId,
    company_id: place.companyId,
    day: todayOf(context),
    user_tenant_id: viewer.homeTenantId,
    user_id: viewer.userId,
    planned: `${result.status}: ${words}`,
  });
  if (!isNew) return;
  context.audit({
    action: 'location.complianceAlerted',
    entityId: planned.locationId,
    companyId: place.companyId,
    changes: { complianceAlert: { after: result.status }, plannedTest: { after: words } },
  });
  await mailAlert(context, planned, place, { ...result, testCaseId: null });
}

/**
 * The check that somebody asks for (T s7). Where the company checks such tests, an alert is told as its settings say.
 * @throws Refusal of the field locationId
 */
export async function checkCompliance(
  context: Context,
  testType: ComplianceTestType,
  input: z.output<typeof ComplianceCheckInput>,
) {
  const planned = { ...input, testType };
  const judged = await judgeCompliance(context, planned);
  if (judged.result.isChecked && judged.result.status !== 'SUCCESS')
    await tellAlert(context, planned, judged);
  return { complianceResult: judged.result };
}

/**
 * Checks a test that is about to be stored (contract §19), and answers what its case keeps of the check: null where the
 * company checks no such tests. Call it in the transaction that stores the case, and `tellOverride` once it is stored.
 * @throws Refusal COMPLIANCE_ALERT; BLANK of complianceOverrideReason; INVALID of locationId
 */
export async function requireCompliance(
  context: Context,
  { isComplianceIgnore, complianceOverrideReason, ...planned }: PlannedTest & Override,
): Promise<CaseCompliance | null> {
  const { result } = await judgeCompliance(context, planned);
  if (!result.isChecked) return null;
  const isOverridden = isOverride(result, { isComplianceIgnore, complianceOverrideReason });
  return CaseCompliance.parse({
    ...result,
    checkedAt: context.now.toISOString(),
    isOverridden,
    overrideReason: isOverridden ? complianceOverrideReason : null,
    overriddenBy: isOverridden ? await readOwnName(context) : null,
  });
}

/** Tells by mail that the alert of a test was overridden, and in which case that stands; nothing where none was. */
export async function tellOverride(
  context: Context,
  planned: PlannedTest,
  kept: CaseCompliance | null,
  testCaseId: number,
): Promise<void> {
  if (kept?.isOverridden !== true) return;
  const { company_id: companyId, name } = found(await findPlace(context.tx, planned.locationId));
  await mailAlert(context, planned, { companyId, name }, { ...kept, testCaseId });
}

/** What the first step of a test says of an alert that was overridden for it; null where none was. */
export const overrideNote = (kept: CaseCompliance | null): string | null =>
  kept?.isOverridden === true
    ? `A compliance alert was overridden: ${kept.overrideReason ?? ''}`
    : null;
