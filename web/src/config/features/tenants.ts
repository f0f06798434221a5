import { Network } from 'lucide-react';
import type { AccessRule } from '../access-rule.ts';
import type { Feature } from '../feature.ts';
import { paths } from '../paths.ts';

const list = `${paths.adminPanel}/tpa` as const;

export const tenantPaths = {
  list,
  create: `${list}/create`,
  profile: `${list}/:id/profile`,
  editProfile: `${list}/:id/profile/edit`,
  settings: `${list}/:id/settings`,
  editSettings: `${list}/:id/settings/edit`,
  history: `${list}/:id/profile/history`,
} as const;

export const managesTenants: AccessRule = { anyOf: ['SUPER_ADMIN_MANAGE_TENANTS'] };

export const tenants: Feature = {
  name: 'tenants',
  prefixes: [list],
  menu: [
    { label: "Client TPA's", group: 'System', path: list, icon: Network, access: managesTenants },
  ],
  quickActions: [
    {
      label: 'Create a TPA',
      hint: 'Open a portal for a new tenant',
      path: tenantPaths.create,
      icon: Network,
      access: managesTenants,
    },
  ],
};
