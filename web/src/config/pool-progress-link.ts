import type { PoolProgressState } from '@assay/schema/test-pools/test-pool-progress.list';
import { paths } from './paths.ts';

/** The overview of random test pools, narrowed to those that stand like this. */
export const poolProgressLink = (state: PoolProgressState): string =>
  `${paths.randomTestPools}?${new URLSearchParams({ searchQuery: `state[EQ]=${state}` }).toString()}`;
