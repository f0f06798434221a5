import { TestPoolPage } from './TestPoolPage.tsx';
import { useTestPool } from './use-test-pool.ts';

/** Profile tab of a pool. */
export function TestPoolView() {
  return <TestPoolPage pool={useTestPool()} />;
}
