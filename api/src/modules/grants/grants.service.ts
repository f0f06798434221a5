import { fieldError } from '@assay/schema/core/field-error-tree';
import {
  permissions,
  permissionsOf,
  permissionsOnRecord,
  type Permission,
  type PermissionChange,
} from '@assay/schema/permissions';
import type { ChangeGrantInput, UserGrant } from '@assay/schema/users/grant';
import { canBeGranted, permissionsOfResource } from '@assay/schema/users/grant-rules';
import type { Changes } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { found, Refusal } from '../../core/refusal.ts';
import { readOwnName } from '../profile/profile.service.ts';
import { lockAccountForGrants, readHolder, type Account } from '../users/holders.service.ts';
import {
  companyOfRecord,
  deleteGrants,
  featuresOfCompany,
  grantsOf,
  saveGrant,
  type GrantRow,
} from './grants.repository.ts';

const texts = {
  type: 'Users of this kind cannot hold this permission.',
  noRecord: 'This permission cannot be limited to a record of this kind.',
  record: 'Choose a record that this user can see.',
  held: 'This user holds this permission already.',
  notHeld: 'This user does not hold this permission.',
} as const;

type Field = 'permission' | 'resourceType' | 'resourceId';

const refuse = (field: Field, text: string): never => {
  throw Refusal.fields(fieldError([field], 'INVALID', {}, text));
};
const refuseBlank = (field: Field): never => {
  throw Refusal.fields(fieldError([field], 'BLANK'));
};

const changeOf = (row: GrantRow): PermissionChange => ({
  permission: row.permission,
  isGranted: row.is_granted,
  resourceType: row.resource_type,
  resourceId: row.resource_id,
});

const grantOf = (row: GrantRow): UserGrant => ({
  permission: row.permission,
  source: row.is_granted ? 'GRANTED' : 'REVOKED',
  resourceType: row.resource_type,
  resourceId: row.resource_id,
  resourceName: row.resource_name,
  reason: row.reason,
  by: row.changed_by,
  at: row.changed_at,
});

const ofRole = (permission: Permission): UserGrant => ({
  permission,
  source: 'ROLE',
  resourceType: null,
  resourceId: null,
  resourceName: null,
  reason: null,
  by: null,
  at: null,
});

/** What a user holds by the role, and with what was granted and taken. */
async function heldBy({ tx, tenantId }: Context, { role, companyId }: Account) {
  const features = await featuresOfCompany(tx, companyId);
  return (changes: readonly PermissionChange[]): Set<Permission> =>
    role === null
      ? new Set(
          changes
            .filter(({ resourceType }) => resourceType === null)
            .map(({ permission }) => permission),
        )
      : permissionsOf({ role, homeTenantId: tenantId, features, changes });
}

/** What a user may do (decision 31). @throws Refusal RESOURCE_NOT_FOUND */
export async function readGrants(context: Context, id: number): Promise<{ results: UserGrant[] }> {
  const account = await readHolder(context, id);
  const rows = await grantsOf(context.tx, id);
  const byRole = account.role === null ? new Set() : (await heldBy(context, account))([]);
  const everywhere = rows.filter((row) => row.resource_type === null);
  const kept = permissions.filter(
    (each) => byRole.has(each) && !everywhere.some((row) => row.permission === each),
  );
  return { results: [...rows.map(grantOf), ...kept.map(ofRole)] };
}

/** Refuses a record that the permission cannot be limited to, or that is none of the user's. */
async function checkRecord(
  { tx }: Context,
  { companyId }: Account,
  { permission, resourceType: type, resourceId: id }: ChangeGrantInput,
): Promise<void> {
  if (type === null && id === null) return;
  if (type === null) return refuseBlank('resourceType');
  if (id === null) return refuseBlank('resourceId');
  if (!permissionsOfResource[type].includes(permission)) refuse('resourceType', texts.noRecord);
  const owner = await companyOfRecord(tx, type, id);
  if (owner === null || (companyId !== null && owner !== companyId))
    refuse('resourceId', texts.record);
}

const noteOf = (resourceType: string | null, resourceId: number | null): string =>
  resourceType === null ? 'everywhere' : `on ${resourceType.toLowerCase()} ${resourceId}`;

/**
 * Grants a permission or takes it away; the user's sessions go on with it from their next call.
 * @throws Refusal CANNOT_MODIFY_SELF, RESOURCE_NOT_FOUND, or field failures
 */
export async function changeGrant(
  context: Context,
  id: number,
  input: ChangeGrantInput,
): Promise<UserGrant> {
  const { tx, tenantId, audit } = context;
  const account = await lockAccountForGrants(context, id);
  const { permission, granted, reason, resourceType, resourceId } = input;
  if (!canBeGranted(permission, { type: account.type, tenantId })) refuse('permission', texts.type);
  await checkRecord(context, account, input);
  const changes = (await grantsOf(tx, id)).map(changeOf);
  const everywhere = (await heldBy(context, account))(changes);
  const held =
    resourceType === null || resourceId === null
      ? everywhere
      : permissionsOnRecord(everywhere, changes, resourceType, resourceId);
  if (held.has(permission) === granted) refuse('permission', granted ? texts.held : texts.notHeld);
  const changedBy = await readOwnName(context);
  await saveGrant(tx, {
    userId: id,
    permission,
    isGranted: granted,
    resourceType,
    resourceId,
    reason,
    changedBy,
  });
  audit({
    action: granted ? 'user.permissionGranted' : 'user.permissionRevoked',
    entityId: id,
    companyId: account.companyId,
    changes: {
      permission: granted
        ? { before: null, after: permission }
        : { before: permission, after: null },
      record: { before: null, after: noteOf(resourceType, resourceId) },
      reason: { before: null, after: reason },
    },
  });
  const rows = await grantsOf(tx, id);
  return grantOf(
    found(
      rows.find(
        (row) =>
          row.permission === permission &&
          row.resource_type === resourceType &&
          row.resource_id === resourceId,
      ),
    ),
  );
}

interface Reset {
  id: number;
  permission: string;
}

/**
 * Returns a permission to what the role gives, everywhere or on one record.
 * @throws Refusal CANNOT_MODIFY_SELF, RESOURCE_NOT_FOUND when nothing was granted or taken, or field failures
 */
export async function resetGrant(
  context: Context,
  { resourceType, resourceId }: { resourceType?: string; resourceId?: number },
  { id, permission }: Reset,
): Promise<void> {
  const account = await lockAccountForGrants(context, id);
  if (resourceId !== undefined && resourceType === undefined) refuseBlank('resourceType');
  if (resourceType !== undefined && resourceId === undefined) refuseBlank('resourceId');
  const record =
    resourceType === undefined || resourceId === undefined
      ? null
      : { type: resourceType, id: resourceId };
  const gone = await deleteGrants(context.tx, id, permission, record);
  if (gone.length === 0) throw Refusal.notFound();
  const before = gone
    .map((row) => {
      const verb = row.is_granted ? 'granted' : 'revoked';
      return `${permission} ${verb} ${noteOf(row.resource_type, row.resource_id)}`;
    })
    .sort();
  const changes: Changes = { permission: { before: before.join(', '), after: null } };
  context.audit({
    action: 'user.permissionReset',
    entityId: id,
    companyId: account.companyId,
    changes,
  });
}
