import { paths } from '../../config/paths.ts';
import { requireRecordId } from '../../lib/navigation/record-id.ts';
import { recordRoute } from '../../lib/records/record-route.ts';
import { loadViewer } from '../../lib/viewer/viewer.ts';
import { TestPoolDetailDocument } from './test-pool.generated.ts';
import { testPoolHome } from './test-pool-links.ts';

/** The pool of the address, all of it: for its profile and its forms. */
export const testPoolRecord = recordRoute({
  document: TestPoolDetailDocument,
  ask: async ({ params }) => ({
    variables: { id: requireRecordId(params['id']) },
    otherwise: testPoolHome(await loadViewer()) ?? paths.dashboard,
  }),
  record: ({ testPool }) => testPool,
  name: ({ name }) => name,
  failed: 'Error loading Test Pool. Please try again.',
});

/** The pool of the open page, all of it. */
export const useTestPool = testPoolRecord.useRecord;
