import type { z } from 'zod';
import type {
  ComplianceRule,
  CreateComplianceRuleInput,
} from '@assay/schema/compliance/compliance-rule';
import { expect } from 'vitest';
import type { TestApp, TestSession } from '../../../core/testing/test-app.ts';

type RuleInput = z.input<typeof CreateComplianceRuleInput>;

/** A rule of Texas about any test, as a form sends it. */
export const ruleInput = (values: Partial<RuleInput> = {}): RuleInput => ({
  state: 'TX',
  level: 'YELLOW',
  message: 'A written policy is needed.',
  citation: 'Tex. Lab. Code 1',
  confidence: 'HIGH',
  ...values,
});

/** Adds a rule by its call. */
export async function addRule(
  api: TestApp,
  session: TestSession,
  values: Partial<RuleInput> = {},
): Promise<ComplianceRule> {
  const answer = await api.call('POST /api/compliancerules', { session, body: ruleInput(values) });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}
