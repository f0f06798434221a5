import { generatePath } from 'react-router-dom';
import { consortiumPoolPaths } from '../../config/features/consortium-pools.ts';
import { formatUsDate } from '../../components/form/us-date.ts';
import { requireRecordId } from '../../lib/navigation/record-id.ts';
import { recordRoute } from '../../lib/records/record-route.ts';
import {
  ConsortiumPoolDetailDocument,
  ConsortiumRunDetailDocument,
} from './consortium-pools.generated.ts';

/** Where a pool and its draws are. */
export const consortiumPoolLinks = (poolId: string) => ({
  pool: generatePath(consortiumPoolPaths.pool, { poolId }),
  run: (runId: string): string => generatePath(consortiumPoolPaths.run, { poolId, runId }),
});

export const consortiumPoolRecord = recordRoute({
  document: ConsortiumPoolDetailDocument,
  ask: ({ params }) => ({
    variables: { id: requireRecordId(params['poolId']) },
    otherwise: consortiumPoolPaths.list,
  }),
  record: ({ consortiumPool }) => consortiumPool,
  name: ({ name }) => name,
  failed: 'Error loading Test Pool. Please try again.',
});

/** A draw from the pool in the address; that of another pool is not there. */
export const consortiumRunRecord = recordRoute({
  document: ConsortiumRunDetailDocument,
  ask: ({ params }) => {
    const poolId = requireRecordId(params['poolId']);
    return {
      variables: { id: requireRecordId(params['runId']) },
      otherwise: consortiumPoolLinks(poolId).pool,
      place: { poolId },
    };
  },
  record: ({ consortiumRun }, { poolId }: { poolId: string }) =>
    consortiumRun?.testPoolId === poolId ? consortiumRun : null,
  name: ({ runDate }) => formatUsDate(runDate),
  failed: 'Error loading Test Pool Run.',
});
