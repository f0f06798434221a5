import type { AccessRule } from '../../config/access-rule.ts';

/** Who sees the runs of a pool. */
export const seesSelectionRuns: AccessRule = {
  anyOf: [
    'SUPER_ADMIN_TEST_POOL_VIEW',
    'FE_VIEW_COMPANY_TEST_POOLS',
    'FE_VIEW_LOCATION_TEST_POOLS',
  ],
};

/** Who opens the pages of a pool: who sees pools, and who manages members must reach them (contract §17). */
export const seesTestPool: AccessRule = {
  anyOf: [...seesSelectionRuns.anyOf, 'MANAGE_TEST_POOL_MEMBERS'],
};
