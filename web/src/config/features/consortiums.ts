import { Handshake } from 'lucide-react';
import type { AccessRule } from '../access-rule.ts';
import type { Feature } from '../feature.ts';
import { paths } from '../paths.ts';

const list = `${paths.adminPanel}/consortiums` as const;

export const consortiumPaths = {
  list,
  create: `${list}/create`,
  detail: `${list}/:id`,
  edit: `${list}/:id/edit`,
  history: `${list}/:id/history`,
} as const;

export const managesConsortiums: AccessRule = { anyOf: ['SUPER_ADMIN_CONSORTIUM_VIEW'] };

export const consortiums: Feature = {
  name: 'consortiums',
  prefixes: [list],
  menu: [
    {
      label: 'Consortiums',
      group: 'Random testing',
      path: list,
      icon: Handshake,
      access: managesConsortiums,
    },
  ],
};
