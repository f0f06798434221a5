import type { LoaderFunctionArgs } from 'react-router-dom';
import { ruleStates } from '@assay/schema/compliance/compliance-words';
import { complianceRulePaths } from '../../config/features/compliance-rules.ts';
import { linksOf } from '../../lib/navigation/links-of.ts';
import { requireRecordId } from '../../lib/navigation/record-id.ts';
import { recordRoute } from '../../lib/records/record-route.ts';
import type { ComplianceRuleRowFragment } from './compliance-rule-list.generated.ts';
import { ComplianceRuleDetailDocument } from './compliance-rule.generated.ts';

/** Where the screens of one rule are. */
export const complianceRuleLinks = (id: string) => {
  const { detail, edit, history } = complianceRulePaths;
  return linksOf({ detail, edit, history }, { id });
};

/** "Vermont, 21 V.S.A. 513(b)". */
export const nameOfRule = ({
  state,
  citation,
}: Pick<ComplianceRuleRowFragment, 'state' | 'citation'>): string =>
  `${ruleStates[state]}, ${citation}`;

/** The rule of the address. */
export const complianceRuleRecord = recordRoute({
  document: ComplianceRuleDetailDocument,
  ask: ({ params }: LoaderFunctionArgs) => ({
    variables: { id: requireRecordId(params['id']) },
    otherwise: complianceRulePaths.list,
  }),
  record: ({ complianceRule }) => complianceRule,
  name: nameOfRule,
});
