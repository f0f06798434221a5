import { ComplianceRule } from '@assay/schema/compliance/compliance-rule';
import { complianceCheckRoutes } from '@assay/schema/compliance/compliance-check.routes';
import { complianceRuleRoutes as routes } from '@assay/schema/compliance/compliance-rule.routes';
import { entityType } from '../../core/contract-types.ts';
import { mutations } from '../../core/mutations.ts';
import { queries } from '../../core/queries.ts';
import { history, viewerCan } from '../../core/record-fields.ts';
import { recordFields } from '../../core/resolver-class.ts';

const ComplianceRuleType = entityType(ComplianceRule);

export const complianceResolvers = [
  queries({ complianceRules: routes.list, complianceRule: routes.get }),
  recordFields(ComplianceRuleType, {
    history: history('complianceRule'),
    viewerCanUpdate: viewerCan('edit this rule', routes.update),
  }),
  mutations({
    createComplianceRule: routes.create,
    updateComplianceRule: routes.update,
    retireComplianceRule: routes.retire,
    reviewComplianceRule: routes.review,
    checkInstantTestCompliance: { route: complianceCheckRoutes.checkInstantTest, spread: true },
    checkLabOrderCompliance: { route: complianceCheckRoutes.checkLabOrder, spread: true },
  }),
];
