import type { Route } from '@assay/schema/core/route';
import type { UserType } from '@assay/schema/common/role-names';
import type { Permission } from '@assay/schema/permissions';
import type { ResourceName } from '@assay/schema/resource-names';
import { permissionsOfResource } from '@assay/schema/users/grant-rules';
import { defaultFieldResolver, type GraphQLField, type GraphQLSchema } from 'graphql';
import type { RequestContext } from './context.ts';
import { refusalOf } from './errors.ts';

/**
 * Who may ask a root field. `onRecord` is of a call that names a record: whoever holds none of the
 * permissions is refused here and learns nothing of the record, unless one could be granted on it alone; whether one is
 * held on the record is decided by api (ADR 8).
 */
export type FieldAccess =
  | { kind: 'public' }
  | { kind: 'session' }
  | {
      kind: 'anyOf' | 'onRecord';
      permissions: readonly Permission[];
      type?: UserType;
      /** One of them can be granted on the record alone (ADR 77), which api knows and bff does not. */
      isGrantable?: boolean;
    };

/** What can be granted on one record, by the kinds of records in paths. */
const grantedOn: Partial<Record<ResourceName, readonly Permission[]>> = {
  company: permissionsOfResource.COMPANY,
  location: permissionsOfResource.LOCATION,
};

/**
 * Who may ask a field that makes one call is what the call says (ADR 20). A user type is described here and
 * decided by api: bff knows the caller's permissions, not who the caller is.
 */
export function accessOfRoute({ config: { access, resource } }: Route): FieldAccess {
  if (access === 'public') return { kind: 'public' };
  if (access === 'session') return { kind: 'session' };
  const { anyOf: permissions, type } = access;
  const kind = resource === undefined ? 'anyOf' : 'onRecord';
  const grantable = (resource && grantedOn[resource]) ?? [];
  const isGrantable = permissions.some((each) => grantable.includes(each));
  return { kind, permissions, ...(type ? { type } : {}), ...(isGrantable ? { isGrantable } : {}) };
}

/** What a field that makes one call says of itself: what the call does, and what it may refuse. */
export function descriptionOf({ schema, config: { errors = [] } }: Route): string {
  const refusals = errors.map((each) => `\`${each}\``).join(', ');
  return [`${schema.summary}.`, schema.description, refusals && `May refuse as ${refusals}.`]
    .filter(Boolean)
    .join(' ');
}

/** Refuses with UNAUTHENTICATED before FORBIDDEN, and before anything is read. */
async function assertAccess(access: FieldAccess, context: RequestContext): Promise<void> {
  if (access.kind === 'public') return;
  if (context.token === null) throw refusalOf('UNAUTHORIZED');
  if (access.kind === 'session') return;
  if (access.isGrantable) {
    await context.viewerPermissions();
    return;
  }
  const held = await context.viewerPermissions();
  if (!access.permissions.some((each) => held.has(each))) throw refusalOf('ACCESS_DENIED');
}

const named = (permissions: readonly Permission[]): string =>
  permissions.map((each) => `\`${each}\``).join(' or ');

const sentenceOf = (access: FieldAccess): string => {
  if (access.kind === 'public') return 'Public.';
  if (access.kind === 'session') return 'Requires a session.';
  const type = access.type ? ` and user type ${access.type}` : '';
  const where = access.kind === 'onRecord' ? ' on the record' : '';
  return `Requires ${named(access.permissions)}${type}${where}.`;
};

/** The declaration of a root field, or null when it has none. */
export const accessOf = (field: GraphQLField<unknown, RequestContext>): FieldAccess | null =>
  (field.extensions['access'] as FieldAccess | undefined) ?? null;

export const rootFieldsOf = (schema: GraphQLSchema): GraphQLField<unknown, RequestContext>[] =>
  [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );

/** Puts the check before every root field and its requirement at the end of the description. */
export function guardRootFields(schema: GraphQLSchema): GraphQLSchema {
  for (const field of rootFieldsOf(schema)) {
    const access = accessOf(field);
    if (access === null) throw new Error(`The root field ${field.name} declares no access.`);
    field.description = [field.description, sentenceOf(access)].filter(Boolean).join(' ');
    if (access.kind === 'public') continue;
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = async (source, args, context, info) => {
      await assertAccess(access, context);
      return resolve(source, args, context, info);
    };
  }
  return schema;
}
