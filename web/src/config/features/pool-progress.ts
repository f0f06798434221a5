import { Shuffle } from 'lucide-react';
import type { DrawState, TargetState } from '@assay/schema/test-pools/test-pool-progress.list';
import type { AccessRule } from '../access-rule.ts';
import type { Feature } from '../feature.ts';
import { paths } from '../paths.ts';

/** The overview of random test pools. */
export const POOL_PROGRESS_PATH = `${paths.dashboard}/random-test-pools`;

/** Who was drawn, of all runs. */
export const PARTICIPANTS_PATH = `${POOL_PROGRESS_PATH}/participants`;

/** Who sees people who were drawn. */
export const seesParticipants: AccessRule = {
  anyOf: [
    'SUPER_ADMIN_TEST_POOL_VIEW',
    'FE_VIEW_COMPANY_TEST_POOLS',
    'FE_VIEW_LOCATION_TEST_POOLS',
  ],
};

/** Who of the own locations was drawn and has to go. */
export const PEOPLE_TO_SEND_PATH = `${paths.dashboard}/people-to-send`;

/** Who answers for locations, and sees neither pools nor runs (decision 46). */
export const sendsPeople: AccessRule = { anyOf: ['SEND_DRAWN_PEOPLE'] };

/** The overview of random test pools, narrowed to those that stand like this. */
export const poolProgressLink = (
  state: { drawState: DrawState } | { targetState: TargetState; status: 'ACTIVE' | 'EXPIRED' },
): string => {
  const searchQuery = Object.entries(state).map(([field, value]) => `${field}[EQ]=${value}`);
  return `${POOL_PROGRESS_PATH}?${new URLSearchParams({ searchQuery: searchQuery.join('&') }).toString()}`;
};

/** Who has the overview: internal users, and administrators whose company runs its draws (P s6). */
export const seesPoolProgress: AccessRule = {
  anyOf: ['SUPER_ADMIN_TEST_POOL_VIEW', 'FE_VIEW_COMPANY_TEST_POOLS'],
};

export const poolProgress: Feature = {
  name: 'pool-progress',
  prefixes: [POOL_PROGRESS_PATH, PEOPLE_TO_SEND_PATH],
  menu: [
    {
      label: 'Random Test Pools',
      group: 'Dashboard',
      path: POOL_PROGRESS_PATH,
      icon: Shuffle,
      access: seesPoolProgress,
    },
    {
      label: 'Participants',
      group: 'Dashboard',
      path: PARTICIPANTS_PATH,
      icon: Shuffle,
      access: seesParticipants,
    },
    {
      label: 'People to Send',
      group: 'Dashboard',
      path: PEOPLE_TO_SEND_PATH,
      icon: Shuffle,
      access: sendsPeople,
    },
  ],
};
