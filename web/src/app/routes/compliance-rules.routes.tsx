import type { RouteObject } from 'react-router-dom';
import { complianceRuleList } from '@assay/schema/compliance/compliance-rule.list';
import {
  complianceRulePaths,
  managesComplianceRules,
} from '../../config/features/compliance-rules.ts';
import { ComplianceRuleListDocument } from '../../features/compliance-rules/compliance-rule-list.generated.ts';
import { complianceRuleRecord } from '../../features/compliance-rules/compliance-rule-record.ts';
import { listLoader } from '../../lib/list-url/list-loader.ts';
import { page, section } from '../page.ts';
import { historyPage } from './history-tab.routes.tsx';

const { list, create, detail, edit, history } = complianceRulePaths;

/** The rules that compliance checks go by. */
export const routes: RouteObject[] = [
  section(list, 'Compliance Rules', [
    page(
      {
        access: managesComplianceRules,
        load: listLoader(complianceRuleList, ComplianceRuleListDocument),
      },
      () => import('../../features/compliance-rules/ComplianceRuleListView.tsx'),
    ),
    page(
      { path: create, crumb: 'Create Compliance Rule', access: managesComplianceRules },
      () => import('../../features/compliance-rules/CreateComplianceRuleView.tsx'),
    ),
    {
      path: detail,
      ...complianceRuleRecord.route(managesComplianceRules),
      children: [
        page({}, () => import('../../features/compliance-rules/ComplianceRuleView.tsx')),
        page(
          { path: edit, crumb: 'Edit' },
          () => import('../../features/compliance-rules/EditComplianceRuleView.tsx'),
        ),
        historyPage(history, 'complianceRule', managesComplianceRules),
      ],
    },
  ]),
];
