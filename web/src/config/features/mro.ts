import { Stethoscope } from 'lucide-react';
import type { AccessRule } from '../access-rule.ts';
import type { Feature } from '../feature.ts';
import { paths } from '../paths.ts';

const inbox = `${paths.dashboard}/mro-inbox` as const;

/** The work of MRO staff (decision 39). */
export const mroPaths = { inbox, review: `${inbox}/:id` } as const;

export const isMroStaff: AccessRule = { anyOf: ['VIEW_UNVERIFIED_RESULTS'], type: 'MD' };

export const mro: Feature = {
  name: 'mro',
  prefixes: [inbox],
  menu: [
    {
      label: 'MRO Inbox',
      group: 'Dashboard',
      path: inbox,
      icon: Stethoscope,
      access: isMroStaff,
    },
  ],
};
