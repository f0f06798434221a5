import { Scale } from 'lucide-react';
import type { AccessRule } from '../access-rule.ts';
import type { Feature } from '../feature.ts';
import { paths } from '../paths.ts';

const list = `${paths.adminPanel}/compliance-rules` as const;

/** The rules that compliance checks go by (contract §19). */
export const complianceRulePaths = {
  list,
  create: `${list}/create`,
  detail: `${list}/:id`,
  edit: `${list}/:id/edit`,
  history: `${list}/:id/history`,
} as const;

export const managesComplianceRules: AccessRule = { anyOf: ['MANAGE_COMPLIANCE_RULES'] };

export const complianceRules: Feature = {
  name: 'compliance-rules',
  prefixes: [list],
  menu: [
    {
      label: 'Compliance Rules',
      group: 'Testing',
      path: list,
      icon: Scale,
      access: managesComplianceRules,
    },
  ],
};
