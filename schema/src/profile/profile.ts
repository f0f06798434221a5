import { z } from 'zod';
import { optionalAddress, Ref } from '../common/contact.ts';
import { RoleContract, UserTypeContract } from '../common/roles.ts';
import { answersOf } from '../core/answers.ts';
import { coded } from '../core/field-errors.ts';
import { email, optional, optionalText, password, phone, recordId } from '../core/fields.ts';
import { errorTexts } from '../core/errors.ts';
import { UserSettings, UserSettingsInput } from '../settings/keys.ts';

const contactMethodFields = {
  workEmail: optional(email()).describe('Work e-mail.'),
  otherEmail: optional(email()).describe('Other e-mail.'),
  workPhone: optional(phone()).describe('Work phone, 10 digits.'),
  cellPhone: optional(phone()).describe('Cell phone, 10 digits.'),
};

/** What a user edits in the own profile. */
export const profileFields = {
  address: optionalAddress().describe('Postal address.'),
  contactMethods: z
    .object(contactMethodFields)
    .meta({ id: 'ContactMethodsInput', description: 'How to reach the user.' })
    .prefault({}),
};

export const RoleAssignment = z
  .object({
    role: RoleContract,
    name: z.string().describe('Label of the role.'),
    authorizationContextId: recordId()
      .nullable()
      .describe('First of the units or locations that the role is held in; null when none.'),
    authorizationContextIds: z
      .array(recordId())
      .describe('Units or locations that the role is held in.'),
  })
  .meta({ id: 'RoleAssignment', description: 'Role of a user, and where it is held.' });

export const UserProfile = z
  .object({
    id: recordId(),
    username: z.string().describe('E-mail address that signs in.'),
    firstName: z.string().describe('First name.'),
    lastName: z.string().describe('Last name.'),
    jobTitle: z.string().nullable().describe('Job title.'),
    type: UserTypeContract,
    company: Ref.nullable().describe('Company of a client user; null for internal users.'),
    roleAssignment: RoleAssignment,
    ...answersOf(profileFields),
  })
  .meta({ id: 'UserProfile', description: 'The signed-in user.' });
export type UserProfile = z.output<typeof UserProfile>;

/** Names and job title are taken from the form and ignored: they are read-only (contract §32.6). */
export const UpdateProfileInput = z
  .object({
    profile: z
      .object({
        firstName: optionalText().describe('Ignored: read-only.'),
        lastName: optionalText().describe('Ignored: read-only.'),
        jobTitle: optionalText().describe('Ignored: read-only.'),
        ...profileFields,
      })
      .meta({ id: 'ProfileInput', description: 'What a user edits of the own profile.' }),
    settings: UserSettingsInput.prefault({}),
  })
  .meta({ id: 'UpdateProfileInput', description: 'Own address, contact methods and settings.' });

export const ProfileAnswer = z
  .object({ profile: UserProfile, settings: UserSettings })
  .meta({ id: 'ProfileAnswer', description: 'The signed-in user with the settings that hold.' });

export const ChangePasswordInput = z
  .object({
    oldPassword: z.string().min(1).max(256).describe('Current password.'),
    password: password().describe('New password: 8 to 64 characters with a letter and a digit.'),
  })
  .meta({ id: 'ChangePasswordInput', description: 'Changes the own password.' });

/** Form rule of both password screens: the confirmation equals the new password (P s5). */
export const passwordsMatch = (form: { password: string; confirmation: string }): boolean =>
  form.password === form.confirmation;

/** Options of `refine(passwordsMatch, …)`. */
export const passwordMismatch = {
  ...coded('INVALID', errorTexts.passwordMismatch),
  path: ['confirmation'],
};
