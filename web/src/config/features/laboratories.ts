import { Inbox, Network } from 'lucide-react';
import type { AccessRule } from '../access-rule.ts';
import type { Feature } from '../feature.ts';
import { paths } from '../paths.ts';

const list = `${paths.adminPanel}/laboratories` as const;

/** Connections to laboratories and MROs, and what fits no test (decision 43). */
export const laboratoryPaths = {
  list,
  create: `${list}/create`,
  unmatched: `${list}/unmatched`,
  detail: `${list}/:id`,
  edit: `${list}/:id/edit`,
  outgoing: `${list}/:id/outgoing`,
  incoming: `${list}/:id/incoming`,
  history: `${list}/:id/history`,
} as const;

export const managesConnections: AccessRule = { anyOf: ['MANAGE_LABORATORY_CONNECTIONS'] };
/** MRO staff. */
export const seesUnmatched: AccessRule = { anyOf: ['VIEW_UNVERIFIED_RESULTS'], type: 'MD' };

export const laboratories: Feature = {
  name: 'laboratories',
  prefixes: [list],
  menu: [
    {
      label: 'Laboratory Connections',
      group: 'Testing',
      path: list,
      icon: Network,
      access: managesConnections,
    },
    {
      label: 'Unmatched Results',
      group: 'Testing',
      path: laboratoryPaths.unmatched,
      icon: Inbox,
      access: seesUnmatched,
    },
  ],
};
