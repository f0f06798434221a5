import { z } from 'zod';
import { Ref } from '../common/contact.ts';
import { plausibleBeginning } from '../common/plausible-beginning.ts';
import {
  AccountStatusContract,
  DataAccessLevelContract,
  UserTypeContract,
} from '../common/roles.ts';
import { answersOf } from '../core/answers.ts';
import { coded } from '../core/field-errors.ts';
import { date, email, optional, optionalText, recordId, text, version } from '../core/fields.ts';
import { profileFields } from '../profile/profile.ts';
import { RoleAssignmentInput, UserRoleAssignment } from './role-assignment.ts';

/** What an administrator edits of every user. */
export const personFields = {
  firstName: text().describe('First name.'),
  lastName: text().describe('Last name.'),
  jobTitle: text().describe('Job title.'),
  department: optionalText().describe('Department.'),
  ...profileFields,
};

/** What there is to edit of internal users alone. */
export const staffFields = {
  startDate: optional(plausibleBeginning(date())).describe(
    'First day of work, YYYY-MM-DD; required of internal users.',
  ),
  employeeId: optionalText().describe('Number of the employee; internal users only.'),
};

const username = email().describe(
  'E-mail address that signs in; unique over all TPAs regardless of case.',
);

const requireStartDate = (
  { type, startDate }: { type: string; startDate: unknown },
  ctx: z.core.$RefinementCtx,
): void => {
  if (type !== 'MD' || startDate !== null) return;
  ctx.addIssue({ code: 'custom', path: ['startDate'], params: coded('BLANK').params });
};

export const CreateUserInput = z
  .object({
    type: UserTypeContract,
    username,
    companyId: optional(recordId()).describe(
      'Company of a client user; the own one for who belongs to a company.',
    ),
    ...personFields,
    ...staffFields,
    roleAssignment: RoleAssignmentInput.describe('Role, and where it is held.'),
  })
  .superRefine(requireStartDate)
  .meta({ id: 'CreateUserInput', description: 'A new user, who is invited by e-mail.' });

export const UpdateUserInput = z
  .object({
    ...personFields,
    ...staffFields,
    roleAssignment: RoleAssignmentInput.nullable()
      .default(null)
      .describe('Role, and where it is held; null keeps it, which is for the own account alone.'),
    version: version(),
  })
  .meta({
    id: 'UpdateUserInput',
    description: 'All editable fields of a user; an absent one is cleared.',
  });

export const ResetUserPasswordInput = z
  .object({ email: email().describe('E-mail address that the user signs in with.') })
  .meta({ id: 'ResetUserPasswordInput', description: 'Whose password is voided.' });

export const UsernameCheck = z
  .object({ exists: z.boolean().describe('Whether a user has the name, here or elsewhere.') })
  .meta({ id: 'UsernameCheck', description: 'Whether a user name is taken.' });

export const User = z
  .object({
    id: recordId(),
    username: z.string().describe('E-mail address that signs in.'),
    type: UserTypeContract,
    companyId: recordId().nullable().describe('Company of a client user.'),
    company: Ref.nullable().describe('Company of a client user; null for internal users.'),
    ...answersOf({ ...personFields, ...staffFields }),
    jobTitle: z.string().nullable().describe('Job title; null for who was never given one.'),
    roleAssignment: UserRoleAssignment.nullable().describe(
      'Role, and where it is held; null until an administrator gives one.',
    ),
    dataAccessLevel: DataAccessLevelContract.nullable().describe(
      'Follows from the role; null for internal users and managers of units of several levels.',
    ),
    unitIds: z.array(recordId()).describe('Units that a unit manager is in charge of.'),
    locationIds: z.array(recordId()).describe('Locations that a location manager is in charge of.'),
    accountStatus: AccountStatusContract,
    isInvitationPending: z
      .boolean()
      .describe('The user was invited and has not chosen a password yet.'),
    isPasswordReset: z
      .boolean()
      .describe('An administrator has reset the password, and the user has not chosen one since.'),
    isSelf: z.boolean().describe('The account is the caller’s own.'),
    isManageAllowed: z
      .boolean()
      .describe(
        'The role is no wider than the caller’s, so that the caller may manage the account.',
      ),
    version: version(),
  })
  .meta({
    id: 'User',
    description: 'A person who signs in: internal staff or staff of a company.',
  });
export type User = z.output<typeof User>;
