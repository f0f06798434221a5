import type { DocumentNode, OperationVariables } from '@apollo/client';
import { matchPath, type LoaderFunctionArgs } from 'react-router-dom';
import { currentClient } from '../../lib/apollo/client.ts';
import { TestPoolHeadFragmentDoc, type TestPoolHeadFragment } from './test-pool-head.generated.ts';

/** The operation of a list of a pool, which selects what the head of the pool shows as well. */
export type TabQuery = (args: LoaderFunctionArgs) => {
  query: DocumentNode;
  variables: OperationVariables;
};
/** By the path of their tab. */
export type TabQueries = Readonly<Record<string, TabQuery>>;

/** Where the head of a pool stands in the cache. */
export const headOf = (id: string) =>
  ({
    fragment: TestPoolHeadFragmentDoc,
    from: { __typename: 'TestPool', id },
  }) as const;

/**
 * The head of a pool, out of the operation of the tab in the address: the loader of the tab starts the same
 * one, and only one is sent. Null when the address is of no such tab, and when the operation failed.
 */
export async function headFromTab(
  tabs: TabQueries,
  id: string,
  args: LoaderFunctionArgs,
): Promise<TestPoolHeadFragment | null> {
  const { pathname } = new URL(args.request.url);
  const tab = Object.keys(tabs).find((path) => matchPath(path, pathname) !== null);
  const asked = tab === undefined ? undefined : tabs[tab]?.(args);
  if (asked === undefined) return null;
  const client = currentClient();
  // The screen itself tells of a failure.
  const context = { errorsTo: 'caller' } as const;
  await client.query({ ...asked, context, fetchPolicy: 'cache-first' }).catch(() => null);
  return client.cache.readFragment(headOf(id));
}
