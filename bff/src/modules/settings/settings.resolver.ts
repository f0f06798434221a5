import { settingsRoutes } from '@assay/schema/settings/settings.routes';
import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { RequiresAs } from '../../core/permission.ts';
import {
  BrandingSettingsType,
  NotificationSettingsType,
  SecuritySettingsType,
} from './settings.types.ts';

/** System settings of the tenant (contract §4). */
@Resolver()
export class SettingsResolver {
  @Query(() => SecuritySettingsType, {
    description: 'Multi-factor and automatic logout settings of the tenant.',
  })
  @RequiresAs(settingsRoutes.getSecurity)
  securitySettings(@Ctx() { client }: RequestContext) {
    return client.call(settingsRoutes.getSecurity);
  }

  @Query(() => NotificationSettingsType, {
    description: 'Which notifications the tenant also sends by e-mail.',
  })
  @RequiresAs(settingsRoutes.getNotifications)
  notificationSettings(@Ctx() { client }: RequestContext) {
    return client.call(settingsRoutes.getNotifications);
  }

  @Query(() => BrandingSettingsType, {
    description: 'Logo and colour of the tenant; null means the product default.',
  })
  @RequiresAs(settingsRoutes.getBranding)
  brandingSettings(@Ctx() { client }: RequestContext) {
    return client.call(settingsRoutes.getBranding);
  }
}
