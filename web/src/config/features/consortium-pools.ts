import type { AccessRule } from '../access-rule.ts';
import { myCompanyPaths } from './companies.ts';

const list = `${myCompanyPaths.detail}/consortium-pools` as const;
const pool = `${list}/:poolId` as const;

/** What a client user sees of the pools that the own company shares with others. */
export const consortiumPoolPaths = { list, pool, run: `${pool}/runs/:runId` } as const;

export const seesConsortiumPools: AccessRule = {
  anyOf: ['FE_VIEW_COMPANY_TEST_POOLS'],
  type: 'CLIENT',
};
