import { useCan } from '../../components/permission/use-can.ts';
import { seesPoolProgress } from '../../config/features/pool-progress.ts';
import type { TestPoolProgressWhere } from '../../gql/schema.generated.ts';
import { useRecordPoolsQuery, type RecordPoolsQuery } from './record-pools.generated.ts';

/** The pools of a record with their progress, those that need somebody first. */
export interface RecordPools {
  /** Null while they are on their way. */
  page: RecordPoolsQuery['testPoolProgress'] | null;
}

/** Some pools, or one; null for who may not see how pools stand, and when it cannot be said. */
export function useRecordPools(where: TestPoolProgressWhere): RecordPools | null {
  const isAllowed = useCan()(...seesPoolProgress.anyOf);
  const { data, error } = useRecordPoolsQuery({
    variables: { where },
    skip: !isAllowed,
    fetchPolicy: 'cache-and-network',
    // The page is whole without it.
    context: { errorsTo: 'caller' },
  });
  if (!isAllowed || error) return null;
  return { page: data?.testPoolProgress ?? null };
}

/** The active pools of a company or a consortium, or those that draw from a location. */
export const useActivePools = (
  of: Pick<TestPoolProgressWhere, 'companyId' | 'locationIds' | 'consortiumId'>,
): RecordPools | null => useRecordPools({ ...of, status: { eq: 'ACTIVE' } });
