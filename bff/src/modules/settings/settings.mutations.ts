import { settingsRoutes } from '@assay/schema/settings/settings.routes';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { RequiresAs } from '../../core/permission.ts';
import { payloadOf } from '../../core/user-error.ts';
import {
  BrandingSettingsChange,
  NotificationSettingsChange,
  SecuritySettingsChange,
  UpdateBrandingSettingsPayload,
  UpdateNotificationSettingsPayload,
  UpdateSecuritySettingsPayload,
} from './settings.types.ts';

const input = { description: 'Settings to change; an absent one keeps its value.' };

@Resolver()
export class SettingsMutations {
  @Mutation(() => UpdateSecuritySettingsPayload, {
    description: 'Saves multi-factor and automatic logout settings of the tenant.',
  })
  @RequiresAs(settingsRoutes.updateSecurity)
  updateSecuritySettings(
    @Arg('input', () => SecuritySettingsChange, input) body: InstanceType<
      typeof SecuritySettingsChange
    >,
    @Ctx() { client }: RequestContext,
  ): Promise<UpdateSecuritySettingsPayload> {
    return payloadOf(async () => ({
      settings: await client.call(settingsRoutes.updateSecurity, { body }),
    }));
  }

  @Mutation(() => UpdateNotificationSettingsPayload, {
    description: 'Saves which notifications the tenant also sends by e-mail.',
  })
  @RequiresAs(settingsRoutes.updateNotifications)
  updateNotificationSettings(
    @Arg('input', () => NotificationSettingsChange, input) body: InstanceType<
      typeof NotificationSettingsChange
    >,
    @Ctx() { client }: RequestContext,
  ): Promise<UpdateNotificationSettingsPayload> {
    return payloadOf(async () => ({
      settings: await client.call(settingsRoutes.updateNotifications, { body }),
    }));
  }

  @Mutation(() => UpdateBrandingSettingsPayload, {
    description: 'Saves logo and colour of the tenant; null removes one.',
  })
  @RequiresAs(settingsRoutes.updateBranding)
  updateBrandingSettings(
    @Arg('input', () => BrandingSettingsChange, input) body: InstanceType<
      typeof BrandingSettingsChange
    >,
    @Ctx() { client }: RequestContext,
  ): Promise<UpdateBrandingSettingsPayload> {
    return payloadOf(async () => ({
      settings: await client.call(settingsRoutes.updateBranding, { body }),
    }));
  }
}
