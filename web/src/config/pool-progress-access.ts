import type { AccessRule } from './access-rule.ts';

/** Who has the dashboard's overview of pools: internal users, and administrators whose company runs its draws (P s6). */
export const seesPoolProgress: AccessRule = {
  anyOf: ['SUPER_ADMIN_TEST_POOL_VIEW', 'FE_VIEW_COMPANY_TEST_POOLS'],
};
