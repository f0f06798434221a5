import {
  BrandingSettings,
  BrandingSettingsInput,
  NotificationSettings,
  NotificationSettingsInput,
  SecuritySettings,
  SecuritySettingsInput,
} from '@assay/schema/settings/keys';
import { Field, ObjectType } from 'type-graphql';
import type { z } from 'zod';
import { inputFields, objectType } from '../../core/object-fields.ts';
import { Payload } from '../../core/user-error.ts';

export const SecuritySettingsType = objectType(SecuritySettings);
export const NotificationSettingsType = objectType(NotificationSettings);
export const BrandingSettingsType = objectType(BrandingSettings);

export const SecuritySettingsChange = inputFields(SecuritySettingsInput);
export const NotificationSettingsChange = inputFields(NotificationSettingsInput);
export const BrandingSettingsChange = inputFields(BrandingSettingsInput);

@ObjectType('UpdateSecuritySettingsPayload', {
  description: 'Outcome of updateSecuritySettings.',
  simpleResolvers: true,
})
export class UpdateSecuritySettingsPayload extends Payload {
  @Field(() => SecuritySettingsType, {
    nullable: true,
    description: 'The settings as saved; null when refused.',
  })
  settings?: z.output<typeof SecuritySettings> | null;
}

@ObjectType('UpdateNotificationSettingsPayload', {
  description: 'Outcome of updateNotificationSettings.',
  simpleResolvers: true,
})
export class UpdateNotificationSettingsPayload extends Payload {
  @Field(() => NotificationSettingsType, {
    nullable: true,
    description: 'The settings as saved; null when refused.',
  })
  settings?: z.output<typeof NotificationSettings> | null;
}

@ObjectType('UpdateBrandingSettingsPayload', {
  description: 'Outcome of updateBrandingSettings.',
  simpleResolvers: true,
})
export class UpdateBrandingSettingsPayload extends Payload {
  @Field(() => BrandingSettingsType, {
    nullable: true,
    description: 'Logo and colour as saved; null when refused.',
  })
  settings?: z.output<typeof BrandingSettings> | null;
}
