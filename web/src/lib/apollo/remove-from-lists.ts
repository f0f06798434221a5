import type { ApolloCache, Reference } from '@apollo/client';

interface CachedPage {
  nodes: readonly Reference[];
  totalCount: number;
}

/**
 * Takes a deleted record out of every cached page of a root list, e.g. `companies`. The record itself
 * stays, so that the page that shows it does not fall apart before it is left.
 */
export function removeFromLists(cache: ApolloCache, list: string, id: string): void {
  cache.modify<Record<string, CachedPage>>({
    fields: {
      [list](page, { readField }) {
        const { nodes, totalCount } = page as CachedPage;
        const left = nodes.filter((node) => readField('id', node) !== id);
        return left.length === nodes.length
          ? page
          : { ...page, nodes: left, totalCount: totalCount - 1 };
      },
    },
  });
}
