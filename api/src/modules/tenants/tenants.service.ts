import type { z } from 'zod';
import {
  isProtectedTenant,
  kebabCase,
  type CreateTenantInput,
  type PortalDomain,
  type Tenant,
  type UpdateTenantInput,
} from '@assay/schema/tenants/tenant';
import { hostOfName } from '@assay/schema/tenants/tenant-host';
import type { TenantSettings, TenantSettingsInput } from '@assay/schema/settings/keys';
import { changesBetween, changesOfNew } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { Refusal } from '../../core/refusal.ts';
import { addReferenceData } from '../reference/reference.service.ts';
import { readTenantSettings, updateTenantSettings } from '../settings/tenant-settings.service.ts';
import { inviteFirstUser, isInvitationDue, type PortalSettings } from './first-user.ts';
import { currentDomain } from './tenant-address.ts';
import { asTenant, auditTenant } from './tenants-scope.ts';
import { tenantOf } from './tenants.read-model.ts';
import {
  closeAccounts,
  endTenantSessions,
  findTenant,
  insertTenant,
  lockTenant,
  ownCode,
  removeTenant,
  updateTenantRow,
} from './tenants.repository.ts';

type Answer = z.output<typeof Tenant>;

/** The domain below which `createTenant` gives the next tenant its host. */
export const readDomain = async (
  { tx, tenantHost }: Context,
  { PORTAL_DOMAIN }: PortalSettings,
): Promise<z.output<typeof PortalDomain>> => ({
  domain: currentDomain(tenantHost, await ownCode(tx), PORTAL_DOMAIN),
});

/**
 * Creates a tenant with reference data of its own. Code and host follow from the name and never
 * change, because links and bookmarks have to survive a rename (contract §3).
 * @throws Refusal NAME_ALREADY_EXISTS
 */
export async function createTenant(
  context: Context,
  input: z.output<typeof CreateTenantInput>,
  settings: PortalSettings,
): Promise<Answer> {
  const { tx } = context;
  const code = kebabCase(input.name);
  const { domain } = await readDomain(context, settings);
  const host = hostOfName(input.name, domain);
  const tenant = await insertTenant(tx, { ...input, code, host });
  await asTenant(context, tenant.id, () => addReferenceData(tx));
  const changes = changesOfNew(tenant);
  await auditTenant(context, tenant.id, {
    action: 'tenant.created',
    entityId: tenant.id,
    changes,
  });
  if (isInvitationDue(null, tenant)) await inviteFirstUser(context, tenant, settings);
  return tenantOf(context, tenant);
}

/**
 * Replaces the editable fields of a tenant. Disabling ends the sessions of its users at once;
 * enabling it for the first time invites its primary contact.
 * @throws Refusal TENANT_PROTECTED, NAME_ALREADY_EXISTS, STALE_VERSION, RESOURCE_NOT_FOUND
 */
export async function updateTenant(
  context: Context,
  id: number,
  { version, ...input }: z.output<typeof UpdateTenantInput>,
  settings: PortalSettings,
): Promise<Answer> {
  const { tx } = context;
  const { firstUser, ...before } = await lockTenant(tx, id, version);
  if (isProtectedTenant(id) && !input.enabled) throw Refusal.field(['enabled'], 'TENANT_PROTECTED');
  const after = await updateTenantRow(tx, id, input);
  if (before.enabled && !after.enabled)
    await asTenant(context, id, () => endTenantSessions(tx, 'own users'));
  const changes = changesBetween(before, after);
  if (Object.keys(changes).length > 0) {
    await auditTenant(context, id, {
      action: 'tenant.updated',
      entityId: id,
      changes,
    });
  }
  if (isInvitationDue({ ...before, firstUser }, after))
    await inviteFirstUser(context, after, settings);
  return tenantOf(context, after);
}

/**
 * Deletes a tenant: it leaves the list, every session in it ends, and the accounts of its users are
 * closed. Its records stay (contract §3).
 * @throws Refusal TENANT_PROTECTED, RESOURCE_NOT_FOUND
 */
export async function deleteTenant(context: Context, id: number): Promise<void> {
  const { tx } = context;
  const tenant = await lockTenant(tx, id);
  if (isProtectedTenant(id)) throw new Refusal('TENANT_PROTECTED');
  await asTenant(context, id, async () => {
    await endTenantSessions(tx, 'everybody');
    await closeAccounts(tx);
  });
  const changes = { name: { before: tenant.name } };
  await auditTenant(context, id, {
    action: 'tenant.deleted',
    entityId: id,
    changes,
  });
  await removeTenant(tx, tenant);
}

/** @throws Refusal RESOURCE_NOT_FOUND */
export async function readSettingsOf(
  context: Context,
  id: number,
): Promise<z.output<typeof TenantSettings>> {
  await findTenant(context.tx, id);
  return asTenant(context, id, readTenantSettings);
}

/** @throws Refusal RESOURCE_NOT_FOUND */
export async function updateSettingsOf(
  context: Context,
  id: number,
  sent: z.output<typeof TenantSettingsInput>,
  secrets: SecretBox,
): Promise<z.output<typeof TenantSettings>> {
  await lockTenant(context.tx, id);
  return asTenant(context, id, (inside) => updateTenantSettings(inside, secrets, sent));
}
