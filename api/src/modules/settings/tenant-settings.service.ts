import type { z } from 'zod';
import {
  SECRET_MASK,
  type TenantSettings,
  type TenantSettingsInput,
} from '@assay/schema/settings/keys';
import { changesBetween } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import type { Tx } from '../../core/database/database.ts';
import type { SealedColumn } from '../../core/secrets/sealed-column.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { tenantSettings } from '../../core/settings/setting-store.repository.ts';

type Settings = z.output<typeof TenantSettings>;

const keys = [
  'UPDATED_ADMIN_EMAIL',
  'EMAIL_SEND_FROM_ADDRESS',
  'BASIC_AUTH_USER',
  'BASIC_AUTH_PASS',
] as const;

/** Where the password belongs; sealed with it, so that it cannot be moved to another tenant. */
const placeOf = (tenantId: number): string => `tenant ${tenantId} BASIC_AUTH_PASS`;

export const mroPasswords: SealedColumn = {
  table: 'public.tenant_settings',
  sealed: `case when key = 'BASIC_AUTH_PASS' then value #>> '{}' end`,
  anew: {
    set: 'value = to_jsonb($new)',
    columns: ['tenant_id'],
    placeOf: ({ tenant_id: tenantId }) => placeOf(Number(tenantId)),
  },
};

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** E-mail and MRO access of the transaction's tenant, its password masked (contract §3). */
export async function readTenantSettings({ tx }: { tx: Tx }): Promise<Settings> {
  const stored = await tenantSettings.read(tx, keys);
  return {
    UPDATED_ADMIN_EMAIL: textOf(stored['UPDATED_ADMIN_EMAIL']),
    EMAIL_SEND_FROM_ADDRESS: textOf(stored['EMAIL_SEND_FROM_ADDRESS']),
    BASIC_AUTH_USER: textOf(stored['BASIC_AUTH_USER']),
    BASIC_AUTH_PASS: stored['BASIC_AUTH_PASS'] === undefined ? null : SECRET_MASK,
  };
}

/**
 * Saves the keys that were sent in the transaction's tenant, which is `context.tenantId`. The
 * password is sealed; the mask keeps what is stored. The audit log says that it was changed, never
 * what it is.
 */
export async function updateTenantSettings(
  context: Context,
  secrets: SecretBox,
  { BASIC_AUTH_PASS: password, ...sent }: z.output<typeof TenantSettingsInput>,
): Promise<Settings> {
  const before = await readTenantSettings(context);
  const setsPassword = password !== undefined && password !== SECRET_MASK;
  const sealed =
    typeof password === 'string' ? secrets.seal(password, placeOf(context.tenantId)) : null;
  await tenantSettings.save(context.tx, {
    ...sent,
    ...(setsPassword ? { BASIC_AUTH_PASS: sealed } : {}),
  });
  const after = await readTenantSettings(context);
  const changes = changesBetween(before, after);
  if (setsPassword && sealed !== null)
    changes['BASIC_AUTH_PASS'] = { before: before.BASIC_AUTH_PASS, after: SECRET_MASK };
  if (Object.keys(changes).length > 0) {
    context.audit({
      action: 'tenant.settingsUpdated',
      entityId: context.tenantId,
      changes,
    });
  }
  return after;
}

/** User name and password at the MRO service, or null while one of them is not set. For the MRO client only. */
export async function readMroAccess(
  { tx, tenantId }: Pick<Context, 'tx' | 'tenantId'>,
  secrets: SecretBox,
): Promise<{ user: string; password: string } | null> {
  const { BASIC_AUTH_USER: user, BASIC_AUTH_PASS: sealed } = await tenantSettings.read(tx, keys);
  if (typeof user !== 'string' || typeof sealed !== 'string') return null;
  return { user, password: secrets.open(sealed, placeOf(tenantId)) };
}
