import type { Route } from '@assay/schema/core/route';
import type { UserType } from '@assay/schema/common/roles';
import type { Permission } from '@assay/schema/permissions';
import { defaultFieldResolver, type GraphQLField, type GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';
import type { RequestContext } from './context.ts';
import { refusalOf } from './errors.ts';

/**
 * Who may ask a root field. `onRecord` names permissions that are held per record (contract §2):
 * they are described here and decided by api for the record at hand.
 */
export type FieldAccess =
  | { kind: 'public' }
  | { kind: 'session' }
  | { kind: 'anyOf'; permissions: readonly Permission[]; type?: UserType }
  | { kind: 'onRecord'; permissions: readonly Permission[] };

type Declaration = ReturnType<typeof Extensions>;
const declared = (access: FieldAccess): Declaration => Extensions({ access });

/** Anybody may ask; nobody need be signed in. */
export const Public = (): Declaration => declared({ kind: 'public' });

/** Any session may ask; api narrows the answer to the caller's scope. */
export const RequiresSession = (): Declaration => declared({ kind: 'session' });

/** A holder of one of the permissions may ask. */
export const Requires = (...permissions: [Permission, ...Permission[]]): Declaration =>
  declared({ kind: 'anyOf', permissions });

/**
 * Who may ask is what the one REST call behind the field says. A user type is described here and
 * decided by api: bff knows the caller's permissions, not who the caller is.
 */
export function RequiresAs({ config: { access } }: Route): Declaration {
  if (access === 'public') return Public();
  if (access === 'session') return RequiresSession();
  const { anyOf, type } = access;
  return declared({ kind: 'anyOf', permissions: anyOf, ...(type ? { type } : {}) });
}

/** Whoever holds one of the permissions on the record may ask; api decides for that record. */
export const RequiresOnRecord = (...permissions: [Permission, ...Permission[]]): Declaration =>
  declared({ kind: 'onRecord', permissions });

/** Refuses with UNAUTHENTICATED before FORBIDDEN, and before anything is read. */
async function assertAccess(access: FieldAccess, context: RequestContext): Promise<void> {
  if (access.kind === 'public') return;
  if (context.token === null) throw refusalOf('UNAUTHORIZED');
  if (access.kind !== 'anyOf') return;
  const held = await context.viewerPermissions();
  if (!access.permissions.some((each) => held.has(each))) throw refusalOf('ACCESS_DENIED');
}

const named = (permissions: readonly Permission[]): string =>
  permissions.map((each) => `\`${each}\``).join(' or ');

const sentenceOf = (access: FieldAccess): string => {
  if (access.kind === 'public') return 'Public.';
  if (access.kind === 'session') return 'Requires a session.';
  if (access.kind === 'onRecord') return `Requires ${named(access.permissions)} on the record.`;
  return `Requires ${named(access.permissions)}${access.type ? ` and user type ${access.type}` : ''}.`;
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
