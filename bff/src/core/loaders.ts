import type { Route } from '@assay/schema/core/route';
import type { Permission } from '@assay/schema/permissions';
import type { profileRoutes } from '@assay/schema/profile/profile.routes';
import { regulatorRoutes, type Regulator } from '@assay/schema/reference/regulators';
import DataLoader from 'dataloader';
import { asError, chunksOf, inFilter, readAll, ROWS_PER_CALL, type ListCall } from './batch.ts';
import type { ListAnswer, RestClient } from './rest-client.ts';
import type { ListRow, ListableRoute } from './row.ts';

/** Which rows of a parent are wanted. */
export interface ChildPage {
  parentId: number;
  limit: number;
  offset: number;
}

/** A listable route has no parameters in its path, and its rows are those of its contract. */
const caller =
  <R extends ListableRoute>(client: RestClient, route: R): ListCall<ListRow<R>> =>
  (query) =>
    client.page(route, query) as Promise<ListAnswer<ListRow<R>>>;

/**
 * Loads records by id through a list route: `id[IN][]`, 100 ids a call, matched by id and never by
 * position. A missing or invisible row is null; a failed call fails only its own keys.
 */
export function byId<R extends ListableRoute>(
  client: RestClient,
  route: R,
): DataLoader<number, ListRow<R> | null> {
  const list = caller(client, route);
  return new DataLoader<number, ListRow<R> | null>(async (ids) => {
    const found = new Map<number, ListRow<R> | Error>();
    await Promise.all(
      chunksOf(ids).map(async (chunk) => {
        try {
          const { results } = await list({ filters: [inFilter('id', chunk)], limit: chunk.length });
          for (const row of results) found.set(row.id, row);
        } catch (error) {
          for (const id of chunk) found.set(id, asError(error));
        }
      }),
    );
    return ids.map((id) => found.get(id) ?? null);
  });
}

/**
 * Loads the rows of parents through a list route that filters by `parent`. One parent is asked for
 * exactly its page; several are read together and cut apart, unless that would read so many rows
 * that a call per parent is cheaper.
 */
export function byParent<R extends ListableRoute, P extends keyof ListRow<R> & string>(
  client: RestClient,
  route: R,
  parent: P,
): DataLoader<ChildPage, ListAnswer<ListRow<R>>, string> {
  const list = caller(client, route);

  const pageOfOne = ({ parentId, limit, offset }: ChildPage) =>
    list({ filters: [inFilter(parent, [parentId])], limit, offset });

  const pagesOfMany = async (
    pages: readonly ChildPage[],
    ids: readonly number[],
  ): Promise<ListAnswer<ListRow<R>>[]> => {
    const filters = [inFilter(parent, ids)];
    const first = await list({ filters, limit: ROWS_PER_CALL });
    if (first.total > ROWS_PER_CALL * pages.length) return Promise.all(pages.map(pageOfOne));
    const rows = grouped(await readAll(list, filters, first), parent);
    return pages.map(({ parentId, limit, offset }) => {
      const own = rows.get(parentId) ?? [];
      return { results: own.slice(offset, offset + limit), total: own.length, limit, offset };
    });
  };

  const load = async (pages: readonly ChildPage[]): Promise<ListAnswer<ListRow<R>>[]> => {
    const ids = [...new Set(pages.map((page) => page.parentId))];
    return ids.length === 1 ? Promise.all(pages.map(pageOfOne)) : pagesOfMany(pages, ids);
  };

  return new DataLoader<ChildPage, ListAnswer<ListRow<R>>, string>(
    async (pages) => {
      const chunks = await Promise.all(
        chunksOf(pages).map((chunk) =>
          load(chunk).catch((error: unknown) => chunk.map(() => asError(error))),
        ),
      );
      return chunks.flat();
    },
    { cacheKeyFn: ({ parentId, limit, offset }) => `${parentId}:${limit}:${offset}` },
  );
}

/** The rows of each parent; a row whose field holds several ids stands under each of them. */
const grouped = <T, P extends keyof T>(rows: readonly T[], parent: P): Map<number, T[]> => {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const under: unknown = row[parent];
    for (const key of Array.isArray(under) ? under.map(Number) : [Number(under)]) {
      const group = groups.get(key);
      if (group) group.push(row);
      else groups.set(key, [row]);
    }
  }
  return groups;
};

/** A route that answers the caller's permissions on the records whose ids are given. */
export type PermissionRoute =
  | typeof profileRoutes.companyPermissions
  | typeof profileRoutes.locationPermissions
  | typeof profileRoutes.contactPermissions;

/** The caller's permissions on records, 100 ids a call (decision 13); a record out of sight has none. */
function recordPermissions(
  client: RestClient,
  route: PermissionRoute,
): DataLoader<number, readonly Permission[]> {
  return new DataLoader<number, readonly Permission[]>(async (ids) => {
    const found = new Map<number, readonly Permission[] | Error>();
    await Promise.all(
      chunksOf(ids).map(async (chunk) => {
        try {
          const { results } = await client.call(route, { query: { 'id[IN][]': chunk } });
          for (const each of results)
            if (typeof each === 'object') found.set(each.id, each.permissions);
        } catch (error) {
          for (const id of chunk) found.set(id, asError(error));
        }
      }),
    );
    return ids.map((id) => found.get(id) ?? []);
  });
}

/** The regulators with the rates of a day, one call for each day that is asked for. */
const regulatorsByDay = (client: RestClient): DataLoader<string, readonly Regulator[]> =>
  new DataLoader<string, readonly Regulator[]>((days) =>
    Promise.all(
      days.map(async (date) => {
        try {
          return (await client.call(regulatorRoutes.rates, { query: { date } })).results;
        } catch (error) {
          return asError(error);
        }
      }),
    ),
  );

/** The loaders of one request, each made when it is first asked for; nothing of them outlives it. */
export class Loaders {
  readonly #client: RestClient;
  readonly #made = new Map<Route, Map<string, unknown>>();
  /** The regulators with the rates of a day. */
  readonly regulatorsOn: DataLoader<string, readonly Regulator[]>;

  constructor(client: RestClient) {
    this.#client = client;
    this.regulatorsOn = regulatorsByDay(client);
  }

  /** Records by id, through the list route of their kind. */
  byId<R extends ListableRoute>(route: R): DataLoader<number, ListRow<R> | null> {
    return this.#once(route, 'id', () => byId(this.#client, route));
  }

  /** Pages of the records under a parent, through the list route of their kind. */
  byParent<R extends ListableRoute>(
    route: R,
    parent: keyof ListRow<R> & string,
  ): DataLoader<ChildPage, ListAnswer<ListRow<R>>, string> {
    return this.#once(route, parent, () => byParent(this.#client, route, parent));
  }

  /** The caller's permissions on records. */
  permissions(route: PermissionRoute): DataLoader<number, readonly Permission[]> {
    return this.#once(route, 'permissions', () => recordPermissions(this.#client, route));
  }

  #once<T>(route: Route, by: string, make: () => T): T {
    const ofRoute = this.#made.get(route) ?? new Map<string, unknown>();
    this.#made.set(route, ofRoute);
    if (!ofRoute.has(by)) ofRoute.set(by, make());
    return ofRoute.get(by) as T;
  }
}
