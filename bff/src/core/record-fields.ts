import type { AuditEntity } from '@assay/schema/audit/audit-actions';
import type { Route } from '@assay/schema/core/route';
import { historyRoutes } from '@assay/schema/history/history.routes';
import type { Permission } from '@assay/schema/permissions';
import { GraphQLBoolean, type GraphQLResolveInfo } from 'graphql';
import { callAnswerOf } from './call-answer.ts';
import type { RequestContext } from './context.ts';
import { CALL_COST, ROW_COST } from './limits/cost.ts';
import { childArgs } from './list-args.ts';
import type { PermissionRoute } from './loaders.ts';
import { askedOf, pageOf, pageType, wishesOf } from './page-type.ts';
import { PermissionEnum } from './permission-enum.ts';
import type { RecordField } from './resolver-class.ts';
import type { ListableRoute, ListRow } from './row.ts';
import { selectsField } from './selects-field.ts';

interface Identified {
  id: number;
}

/** A linked record by its id, or by what the row itself says of it. */
type Linked = number | Identified | null;

/** Whether a selection asks for nothing but what is known; a directive makes no difference. */
const asksOnly = (info: GraphQLResolveInfo, known: object): boolean =>
  !selectsField(info, (name) => name !== '__typename' && !Object.hasOwn(known, name), true);

/**
 * The record of another kind that `of` names, null when there is none or it is out of sight. Where the row
 * says something of it, `{ id, name }`, no more is read unless more is asked for.
 */
export const link = <T>(
  route: ListableRoute,
  of: (record: T) => Linked,
  description: string,
): RecordField<T> => ({
  type: () => typeOfRows(route).type(),
  description,
  extensions: { cost: ROW_COST },
  resolve: (record, { loaders }, info) => {
    const linked = of(record);
    if (linked === null || (typeof linked === 'object' && asksOnly(info, linked))) return linked;
    return loaders.byId(route).load(typeof linked === 'object' ? linked.id : linked);
  },
});

/** As `link`, for all records that a row says something of. */
export const links = <T>(
  route: ListableRoute,
  of: (record: T) => readonly Identified[],
  description: string,
): RecordField<T> => ({
  type: () => [typeOfRows(route).type()],
  nullable: false,
  description,
  extensions: { cost: ROW_COST },
  resolve: async (record, { loaders }, info) => {
    const linked = of(record);
    const [first] = linked;
    if (!first || asksOnly(info, first)) return linked;
    const found = await Promise.all(linked.map(({ id }) => loaders.byId(route).load(id)));
    return found.filter((each) => each !== null);
  },
});

/** The records of a list that stand under this one, page by page, in the order of the list. */
export const children = <R extends ListableRoute>(
  route: R,
  parent: keyof ListRow<R> & string,
  description: string,
): RecordField<Identified> => {
  const { name, type } = typeOfRows(route);
  const Page = pageType(name, type);
  return {
    type: () => Page,
    description,
    args: childArgs(),
    resolve: async ({ id }, { loaders }, info, { limit, offset }) => {
      const asked = askedOf(wishesOf(info), Number(limit));
      const page = { parentId: id, offset: Number(offset), ...asked };
      return pageOf(await loaders.byParent(route, parent).load(page), Number(limit));
    },
  };
};

/** `history`: what happened to the record, newest first, for whoever may change it; null for everybody else. */
export const history = (entity: AuditEntity): RecordField<Identified> => {
  const { name, type } = typeOfRows(historyRoutes.list);
  const Page = pageType(name, type);
  return {
    type: () => Page,
    description: 'What happened to it, newest first; null for who may not change it.',
    args: childArgs(),
    extensions: { cost: CALL_COST },
    resolve: async ({ id }, { client }, info, { limit, offset }) => {
      const filters = [
        { field: 'entity', operator: 'EQ', values: [entity] },
        { field: 'entityId', operator: 'EQ', values: [String(id)] },
      ] as const;
      const asked = askedOf(wishesOf(info), Number(limit));
      const query = { filters, offset: Number(offset), ...asked };
      return pageOf(await client.page(historyRoutes.list, query), Number(limit));
    },
  };
};

function typeOfRows(route: Route) {
  const answer = callAnswerOf(route);
  if (answer.kind !== 'page') throw new Error(`${route.url} is no list.`);
  return answer;
}

/** Whether the caller holds a permission for a record: by the session, or on the record itself. */
type Held<T> = (record: T, context: RequestContext) => Promise<(permission: Permission) => boolean>;

const heldBySession: Held<unknown> = async (_record, context) => {
  const permissions = await context.viewerPermissions();
  return (each) => permissions.has(each);
};

/** The permissions that api answers for the record that `idOf` names. */
export const heldOn =
  <T>(route: PermissionRoute, idOf: (record: T) => number): Held<T> =>
  async (record, { loaders }) => {
    const permissions = await loaders.permissions(route).load(idOf(record));
    return (each) => permissions.includes(each);
  };

/**
 * `viewerCan…`: whether the caller may make a call for the record. The permissions are those of the route,
 * the state that allows it is what api answers with the record (ADR 8); null when it could not be told.
 */
export const viewerCan = <T>(
  doWhat: string,
  { config: { access } }: Route,
  {
    held = heldBySession,
    when = () => true,
  }: { held?: Held<T>; when?: (record: T) => boolean } = {},
): RecordField<T> => ({
  type: () => GraphQLBoolean,
  description: `Whether the caller may ${doWhat}; null when it could not be told.`,
  resolve: async (record, context) => {
    if (!when(record)) return false;
    if (typeof access === 'string') return true;
    return access.anyOf.some(await held(record, context));
  },
});

/** `viewerPermissions`: the names of the permissions that the caller holds on the record. */
export const viewerPermissions = <T extends Identified>(
  route: PermissionRoute,
): RecordField<T> => ({
  type: () => [PermissionEnum],
  description: "The caller's permissions on this record; null when they could not be told.",
  resolve: ({ id }, { loaders }) => loaders.permissions(route).load(id),
});
