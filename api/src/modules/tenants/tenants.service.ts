import type { z } from 'zod';
import {
  hostOfName,
  isProtectedTenant,
  kebabCase,
  type CreateTenantInput,
  type PortalDomain,
  type Tenant,
  type UpdateTenantInput,
} from '@assay/schema/tenants/tenant';
import type { TenantSettings, TenantSettingsInput } from '@assay/schema/settings/keys';
import type { Context } from '../../core/context.ts';
import {
  createRecord,
  deleteRecord,
  recordKind,
  updateRecord,
} from '../../core/entities/audited-changes.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { Refusal } from '../../core/refusal.ts';
import { addStartingRules } from '../compliance-rules/starting-rules.service.ts';
import { addReferenceData } from '../reference/reference.service.ts';
import { readTenantSettings, updateTenantSettings } from '../settings/tenant-settings.service.ts';
import { inviteFirstUser, isInvitationDue } from './first-user.ts';
import { currentDomain, type PortalSettings } from './tenant-address.ts';
import { tenants } from './tenant.table.ts';
import { asTenant, auditTenant } from './tenants-scope.ts';
import { tenantOf } from './tenants.read-model.ts';
import { closeAccounts, endTenantSessions, findTenant, ownCode } from './tenants.repository.ts';

type Answer = z.output<typeof Tenant>;

const kind = recordKind({
  entity: 'tenant',
  table: tenants,
  read: ({ tx }, id) => findTenant(tx, id),
  note: async (context, entry) => {
    /* Two logs would tell of a save that changed nothing. */
    if (Object.keys(entry.changes ?? {}).length > 0)
      await auditTenant(context, entry.entityId, entry);
  },
});

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
  const { domain } = await readDomain(context, settings);
  const values = { ...input, code: kebabCase(input.name), host: hostOfName(input.name, domain) };
  const tenant = await createRecord(context, kind, { values }, (id) =>
    asTenant(context, id, async () => {
      await addReferenceData(context.tx);
      await addStartingRules(context.tx);
    }),
  );
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
  let isDue = false;
  const tenant = await updateRecord(context, kind, { id, version }, async (row, before) => {
    if (isProtectedTenant(id) && !input.enabled)
      throw Refusal.field(['enabled'], 'TENANT_PROTECTED');
    if (before.enabled && !input.enabled)
      await asTenant(context, id, () => endTenantSessions(context.tx, 'own users'));
    isDue = isInvitationDue({ ...before, first_user: row.first_user }, input);
    return { values: input };
  });
  if (isDue) await inviteFirstUser(context, tenant, settings);
  return tenantOf(context, tenant);
}

/**
 * Deletes a tenant: it leaves the list, every session in it ends, and the accounts of its users are
 * closed. Its records stay (contract §3), and its host is given back, so that a TPA of the same name can be
 * set up again.
 * @throws Refusal TENANT_PROTECTED, RESOURCE_NOT_FOUND
 */
export const deleteTenant = (context: Context, id: number): Promise<void> =>
  deleteRecord(context, kind, id, async ({ name, host }) => {
    const { tx } = context;
    if (isProtectedTenant(id)) throw new Refusal('TENANT_PROTECTED');
    await asTenant(context, id, async () => {
      await endTenantSessions(tx, 'everybody');
      await closeAccounts(tx);
    });
    await tenants.setColumns(tx, id, { host: `deleted-${id}.${host}`, enabled: false });
    return { name };
  });

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
  await tenants.lock(context.tx, id);
  return asTenant(context, id, (inside) => updateTenantSettings(inside, secrets, sent));
}
