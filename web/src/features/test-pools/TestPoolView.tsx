import { TestPoolPage } from './TestPoolPage.tsx';
import { useTestPool } from './test-pool-record.ts';

/** Profile tab of a pool. */
export function TestPoolView() {
  return <TestPoolPage pool={useTestPool()} />;
}
