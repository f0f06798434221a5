import type { Route } from '@assay/schema/core/route';
import type { Permission } from '@assay/schema/permissions';
import type { profileRoutes } from '@assay/schema/profile/profile.routes';
import { regulatorRoutes, type Regulator } from '@assay/schema/reference/regulators';
import DataLoader from 'dataloader';
import { asError, chunksOf, inFilter, type ListCall } from './batch.ts';
import { ContractBreach } from './errors.ts';
import type { ListAnswer, RestClient } from './rest-client.ts';
import type { ListRow, ListableRoute } from './row.ts';

/** Which rows of a parent are wanted. */
export interface ChildPage {
  parentId: number;
  limit: number;
  offset: number;
  /** False leaves the matches uncounted: `total` then says only whether any follow. */
  withTotal?: false;
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
          const filters = [inFilter('id', chunk)];
          const { results } = await list({ filters, limit: chunk.length, withTotal: false });
          for (const row of results) found.set(row.id, row);
        } catch (error) {
          for (const id of chunk) found.set(id, asError(error));
        }
      }),
    );
    return ids.map((id) => found.get(id) ?? null);
  });
}

/** Pages of which one call can answer many: what differs is the parent alone. */
const alike = ({ limit, offset, withTotal }: ChildPage): string =>
  `${limit}:${offset}:${withTotal}`;

/** The pages in groups of those that are alike. */
function groupsOf(pages: readonly ChildPage[]): ChildPage[][] {
  const groups = new Map<string, ChildPage[]>();
  for (const page of pages) {
    const group = groups.get(alike(page));
    if (group) group.push(page);
    else groups.set(alike(page), [page]);
  }
  return [...groups.values()];
}

/**
 * Loads pages of the rows of parents through a list route that answers a page for each (`limitPer`), 100 parents a
 * call: api reads the rows of the pages and no others, however many a parent has.
 */
export function byParent<R extends ListableRoute, P extends keyof ListRow<R> & string>(
  client: RestClient,
  route: R,
  parent: P,
): DataLoader<ChildPage, ListAnswer<ListRow<R>>, string> {
  if (!route.config.list?.parents?.includes(parent))
    throw new Error(`The list ${route.url} has no pages by ${parent}.`);
  const list = caller(client, route);
  type Answer = ListAnswer<ListRow<R>>;

  const load = async (pages: readonly ChildPage[]): Promise<Map<number, Answer>> => {
    const [first] = pages;
    if (!first) return new Map();
    const { parentId, ...page } = first;
    const filters = [
      inFilter(
        parent,
        pages.map((each) => each.parentId),
      ),
    ];
    if (pages.length === 1) return new Map([[parentId, await list({ ...page, filters })]]);
    const { results, groups = [] } = await list({ ...page, filters, limitPer: parent });
    let start = 0;
    return new Map(
      groups.map(({ id, count, total }) => {
        const own = results.slice(start, (start += count));
        return [id, { results: own, total, limit: page.limit, offset: page.offset }];
      }),
    );
  };

  return new DataLoader<ChildPage, Answer, string>(
    async (pages) => {
      const loaded = new Map<ChildPage, Answer | Error>();
      const chunks = groupsOf(pages).flatMap((group) => chunksOf(group));
      await Promise.all(
        chunks.map(async (chunk) => {
          const found = await load(chunk).catch(asError);
          for (const page of chunk)
            loaded.set(
              page,
              found instanceof Error ? found : (found.get(page.parentId) ?? missing(route.url)),
            );
        }),
      );
      return pages.map((page) => loaded.get(page) ?? missing(route.url));
    },
    { cacheKeyFn: (page) => `${page.parentId}:${alike(page)}` },
  );
}

const missing = (route: string): ContractBreach => new ContractBreach({ route, path: 'groups' });

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
