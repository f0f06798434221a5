import { entityRoutes } from '../core/entity-routes.ts';
import type { Access } from '../core/route.ts';
import { complianceRuleList } from './compliance-rule.list.ts';
import { complianceRuleReport } from './compliance-rule.report.ts';
import {
  ComplianceRule,
  ComplianceRuleVersion,
  CreateComplianceRuleInput,
  UpdateComplianceRuleInput,
} from './compliance-rule.ts';

const manage = { anyOf: ['MANAGE_COMPLIANCE_RULES'] } as const satisfies Access;
const rule = entityRoutes({
  url: '/api/compliancerules',
  answer: ComplianceRule,
  resource: 'complianceRule',
  one: 'a compliance rule',
  many: 'compliance rules',
  read: manage,
  write: manage,
});

/** Calls on the rules that compliance checks go by (contract §19, decision 50). None is deleted: what held once explains old checks. */
export const complianceRuleRoutes = {
  list: rule.list(complianceRuleList, { report: complianceRuleReport }),
  get: rule.get(),
  create: rule.create(CreateComplianceRuleInput),
  update: rule.update(UpdateComplianceRuleInput),
  retire: rule.action('retire', {
    summary: 'Let a compliance rule hold no more from today on',
    body: ComplianceRuleVersion,
  }),
  review: rule.action('review', {
    summary: 'Note that the caller found a compliance rule right today; it is due again in a year',
    body: ComplianceRuleVersion,
  }),
};
