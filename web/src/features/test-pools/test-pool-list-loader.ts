import { testPoolList } from '@assay/schema/test-pools/test-pool-list';
import { listLoader } from '../../lib/list-url/list-loader.ts';
import { TestPoolListDocument } from './test-pool-list.generated.ts';

export const testPoolListLoader = listLoader(testPoolList, TestPoolListDocument);
