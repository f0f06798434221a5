import {
  ChangePasswordInput,
  UpdateProfileInput,
  type UserProfile,
} from '@assay/schema/profile/profile';
import type { UserSettings } from '@assay/schema/settings/keys';
import { Field, ObjectType } from 'type-graphql';
import { inputFields } from '../../core/object-fields.ts';
import { Payload } from '../../core/user-error.ts';
import { UserProfileType, UserSettingsType } from '../viewer/viewer.types.ts';

export const UpdateProfile = inputFields(UpdateProfileInput);
export const ChangePassword = inputFields(ChangePasswordInput);

@ObjectType('UpdateProfilePayload', {
  description: 'Outcome of updateProfile.',
  simpleResolvers: true,
})
export class UpdateProfilePayload extends Payload {
  @Field(() => UserProfileType, {
    nullable: true,
    description: 'The profile as saved; null when refused.',
  })
  profile?: UserProfile | null;

  @Field(() => UserSettingsType, {
    nullable: true,
    description: 'The settings as they hold; null when refused.',
  })
  settings?: UserSettings | null;
}

@ObjectType('ChangePasswordPayload', {
  description: 'Outcome of changePassword.',
  simpleResolvers: true,
})
export class ChangePasswordPayload extends Payload {}
