import type { z } from 'zod';
import type { ProfileAnswer, UpdateProfileInput, UserProfile } from '@assay/schema/profile/profile';
import { changesBetween, type Changes } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import type { Tx } from '../../core/database/database.ts';
import { inTenant } from '../../core/database/in-tenant.ts';
import { userSettings } from '../../core/settings/setting-store.repository.ts';
import { changeOfOwnSettings, effectiveSettings } from './effective-settings.ts';
import { overrideRefusal, readSettingLayers, type SettingOwner } from './own-settings.service.ts';
import { readUserProfile } from './user-profile.read-model.ts';
import { userProfiles } from './user-profile.table.ts';

type Answer = z.output<typeof ProfileAnswer>;

/** Runs `work` where the user's own rows are: a SUPER_ADMIN of tenant 1 keeps them there, wherever he acts. */
const atHome = <T>(
  tx: Tx,
  { tenantId, homeTenantId }: SettingOwner,
  work: () => Promise<T>,
): Promise<T> => (homeTenantId === tenantId ? work() : inTenant(tx, homeTenantId, work));

/** Profile and settings of a user as they hold in the tenant acted in (contract §2). */
export async function profileAnswer(tx: Tx, owner: SettingOwner): Promise<Answer> {
  const profile = await atHome(tx, owner, () => readUserProfile(tx, owner.userId));
  return { profile, settings: effectiveSettings(await readSettingLayers(tx, owner)) };
}

const self = ({
  tenantId,
  viewer: { userId, homeTenantId, companyId },
}: Context): SettingOwner => ({
  tenantId,
  userId,
  homeTenantId,
  companyId,
});

/** First and last name of the caller, also of who acts in another tenant. */
export const readOwnName = (context: Context): Promise<string> =>
  atHome(context.tx, self(context), async () => {
    const { firstName, lastName } = await readUserProfile(context.tx, context.viewer.userId);
    return `${firstName} ${lastName}`;
  });

/** The own profile. */
export const getProfile = (context: Context): Promise<Answer> =>
  profileAnswer(context.tx, self(context));

/** Replaces address and contact methods of a user of the transaction's tenant and answers what changed. */
async function updateContact(
  tx: Tx,
  userId: number,
  contact: Pick<UserProfile, 'address' | 'contactMethods'>,
): Promise<Changes> {
  const before = userProfiles.fromRow(await userProfiles.lock(tx, userId));
  return changesBetween(
    before,
    userProfiles.fromRow(await userProfiles.update(tx, userId, contact)),
  );
}

/**
 * Saves the own address, contact methods and settings. Names and job title are read-only and ignored
 * (contract §32.6); settings that system or company fixes may be sent, but not changed.
 * @throws Refusal CAN_NOT_OVERRIDE_SETTINGS naming whom to ask
 */
export async function updateProfile(
  context: Context,
  input: z.output<typeof UpdateProfileInput>,
): Promise<Answer> {
  const { tx } = context;
  const owner = self(context);
  const { userId, companyId } = owner;
  const { address, contactMethods } = input.profile;
  const layers = await readSettingLayers(tx, owner);
  const { refused, changes: settings } = changeOfOwnSettings(layers, input.settings);
  if (refused.length > 0) throw await overrideRefusal(tx, refused, 'settings');

  const changes = await atHome(tx, owner, async () => {
    const contact = await updateContact(tx, userId, { address, contactMethods });
    await userSettings(userId).save(tx, settings);
    return { ...contact, ...changesBetween(layers.user, { ...layers.user, ...settings }) };
  });
  if (Object.keys(changes).length > 0) {
    context.audit({
      action: 'user.profileUpdated',
      entityId: userId,
      companyId,
      changes,
    });
  }
  return getProfile(context);
}
