import {
  ActivateInput,
  LoginInput,
  LoginReason,
  PendingTokenInput,
  RestorePasswordInput,
  SetPasswordByCodeInput,
  SetPasswordByTokenInput,
} from '@assay/schema/session/session';
import type { UserProfile } from '@assay/schema/profile/profile';
import type { UserSettings } from '@assay/schema/settings/keys';
import { GraphQLBoolean, GraphQLString } from 'graphql';
import { Field, ObjectType } from 'type-graphql';
import { enumType, inputFields } from '../../core/object-fields.ts';
import { Payload } from '../../core/user-error.ts';
import { UserProfileType, UserSettingsType } from '../viewer/viewer.types.ts';

export const Login = inputFields(LoginInput);
export const Activate = inputFields(ActivateInput);
export const PendingToken = inputFields(PendingTokenInput);
export const RestorePassword = inputFields(RestorePasswordInput);
export const SetPasswordByToken = inputFields(SetPasswordByTokenInput);
export const SetPasswordByCode = inputFields(SetPasswordByCodeInput);

const LoginReasonEnum = enumType(
  LoginReason,
  'LoginReason',
  'What is still missing before the session is active.',
);

const tokenText = 'Session token; send it as `Authorization: Bearer …`. Null when refused.';

@ObjectType('SignInPayload', { description: 'Outcome of signIn.', simpleResolvers: true })
export class SignInPayload extends Payload {
  @Field(() => GraphQLString, { nullable: true, description: tokenText })
  token?: string | null;

  @Field(() => LoginReasonEnum, {
    nullable: true,
    description:
      'What is still missing; null when the session is active or the sign-in was refused.',
  })
  reason?: 'MFA_REQUIRED' | 'PASSWORD_EXPIRED' | 'FIRST_LOGIN' | null;

  @Field(() => GraphQLBoolean, {
    nullable: true,
    description: 'Whether the token is a full session already; null when refused.',
  })
  active?: boolean | null;

  @Field(() => UserProfileType, {
    nullable: true,
    description: 'Null until the session is active.',
  })
  profile?: UserProfile | null;

  @Field(() => UserSettingsType, {
    nullable: true,
    description: 'Null until the session is active.',
  })
  settings?: UserSettings | null;
}

@ObjectType('ActivateSessionPayload', {
  description: 'Outcome of activateSession.',
  simpleResolvers: true,
})
export class ActivateSessionPayload extends Payload {
  @Field(() => GraphQLString, { nullable: true, description: tokenText })
  token?: string | null;

  @Field(() => UserProfileType, {
    nullable: true,
    description: 'The signed-in user; null when refused.',
  })
  profile?: UserProfile | null;

  @Field(() => UserSettingsType, {
    nullable: true,
    description: 'Settings that hold for the user; null when refused.',
  })
  settings?: UserSettings | null;
}

@ObjectType('SignOutPayload', { description: 'Outcome of signOut.', simpleResolvers: true })
export class SignOutPayload extends Payload {}

@ObjectType('SendVerificationCodePayload', {
  description: 'Outcome of sendVerificationCode.',
  simpleResolvers: true,
})
export class SendVerificationCodePayload extends Payload {}

@ObjectType('RequestPasswordResetPayload', {
  description: 'Outcome of requestPasswordReset.',
  simpleResolvers: true,
})
export class RequestPasswordResetPayload extends Payload {}

@ObjectType('SetPasswordByTokenPayload', {
  description: 'Outcome of setPasswordByToken.',
  simpleResolvers: true,
})
export class SetPasswordByTokenPayload extends Payload {}

@ObjectType('SetPasswordByCodePayload', {
  description: 'Outcome of setPasswordByCode.',
  simpleResolvers: true,
})
export class SetPasswordByCodePayload extends Payload {}
