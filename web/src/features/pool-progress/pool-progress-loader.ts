import { testPoolProgressList } from '@assay/schema/test-pools/test-pool-progress.list';
import { listLoader } from '../../lib/list-url/list-loader.ts';
import { PoolProgressDocument } from './pool-progress.generated.ts';

export const poolProgressLoader = listLoader(testPoolProgressList, PoolProgressDocument);
