import type { OperationVariables } from '@apollo/client';
import { createQueryPreloader, useFragment } from '@apollo/client/react';
import { generatePath, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { testPoolPaths } from '../../config/features/test-pools.ts';
import { currentClient } from '../../lib/apollo/client.ts';
import type { PreloadedRef } from '../../lib/apollo/preload.ts';
import { NotFoundError } from '../../lib/errors/page-errors.ts';
import { requireRecordId } from '../../lib/navigation/record-id.ts';
import { TestPoolHeadFragmentDoc, type TestPoolHeadFragment } from './test-pool-head.generated.ts';
import { testPoolRecord } from './test-pool-record.ts';

/** Where the head of a pool stands in the cache, whichever operation brought it. */
const headOf = (id: string) =>
  ({ fragment: TestPoolHeadFragmentDoc, from: { __typename: 'TestPool', id } }) as const;

/** What the head of the open page shows of its pool. */
export function useTestPoolHead(): TestPoolHeadFragment {
  const { data, complete } = useFragment(headOf(useParams()['id'] ?? ''));
  if (!complete) throw new NotFoundError();
  return data;
}

interface PoolStep {
  label: string;
  path: string;
}

/** The step of the breadcrumb above a tab. */
export const poolStep = (data: unknown): PoolStep | undefined =>
  (data as { pool: PoolStep } | undefined)?.pool;

interface Listed<D, V extends OperationVariables> {
  list: PreloadedRef<D, V>;
}

/**
 * Loader of a list of a pool: a tab is one operation, and what the head of the pool shows comes with it. When
 * that operation fails, the list tells so below the head, which is then read by itself.
 */
export const poolTab =
  <D, V extends OperationVariables, T extends Listed<D, V>>(
    load: (args: LoaderFunctionArgs) => T,
  ) =>
  async (args: LoaderFunctionArgs): Promise<T & { pool: PoolStep }> => {
    const id = requireRecordId(args.params['id']);
    const listed = load(args);
    const client = currentClient();
    await createQueryPreloader(client)
      .toPromise(listed.list)
      .catch(() => null);
    const cached = client.cache.readFragment(headOf(id));
    if (cached === null) await testPoolRecord.loader(args);
    const label = (cached ?? client.cache.readFragment(headOf(id)))?.name ?? '';
    return { ...listed, pool: { label, path: generatePath(testPoolPaths.detail, { id }) } };
  };
