import type { AccessRule } from './access-rule.ts';

/** Who has the list of a company's pools: who sees pools, and who manages members finds them there (ADR 23). */
export const seesCompanyPools: AccessRule = {
  anyOf: ['FE_VIEW_COMPANY_TEST_POOLS', 'MANAGE_TEST_POOL_MEMBERS'],
};
