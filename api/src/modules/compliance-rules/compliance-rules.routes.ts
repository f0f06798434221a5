import type { FastifyInstance } from 'fastify';
import { complianceRuleRoutes } from '@assay/schema/compliance/compliance-rule.routes';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { complianceRules } from './compliance-rule.table.ts';
import { listComplianceRules, readComplianceRule } from './compliance-rules.read-model.ts';
import { isFileOfRule } from './compliance-rules.repository.ts';
import {
  createComplianceRule,
  retireComplianceRule,
  reviewComplianceRule,
  updateComplianceRule,
} from './compliance-rules.service.ts';

/** Calls on compliance rules (contract §19, decision 50). */
export function registerComplianceRulesRoutes(app: FastifyInstance): void {
  app.resources.set('complianceRule', complianceRules);
  // Whoever meets the rule at a check may open its file.
  app.fileReferences.push({
    kind: 'complianceRule',
    isVisible: ({ tx }, fileId) => isFileOfRule(tx, fileId),
  });
  app.histories.set('complianceRule', {
    change: complianceRuleRoutes.update,
    also: ['reviewedAt', 'reviewedBy', 'standing', 'isReviewDue', 'program', 'fileName'],
    named: { table: 'compliance_rules', name: "state || ' ' || citation" },
  });
  serveRoutes(app, complianceRuleRoutes, {
    list: listComplianceRules,
    get: readComplianceRule,
    create: createComplianceRule,
    update: updateComplianceRule,
    retire: retireComplianceRule,
    review: reviewComplianceRule,
  });
}
