import {
  dataAccessLevelLabels,
  roleLabels,
  typeOfRole,
  type Role,
  type UserType,
} from '@assay/schema/common/role-names';
import type {
  AdminUserForm,
  ClientUserForm,
  CreateAdminUserForm,
  CreateClientUserForm,
} from '@assay/schema/users/user-forms';
import { addressLabels } from '../../domain/contact/address-labels.ts';
import {
  LocationChoicesDocument,
  UnitChoicesDocument,
} from '../../domain/choices/record-choices.generated.ts';
import { choiceLabel } from '../../lib/choices/choices.ts';
import type { LabelsOf, TextsOf } from '../../lib/forms/form-types.ts';
import { labelsBelow } from '../../lib/forms/labels-below.ts';

const personLabels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  jobTitle: 'Job Title',
  department: 'Department',
  ...labelsBelow('address', addressLabels),
  'contactMethods.workEmail': 'Work Email',
  'contactMethods.otherEmail': 'Other Email',
  'contactMethods.workPhone': 'Work Phone',
  'contactMethods.cellPhone': 'Cell Phone',
  'roleAssignment.role': 'Role',
} as const;

export const adminUserLabels = {
  ...personLabels,
  startDate: 'Start Date',
  employeeId: 'Employee ID',
} as const satisfies LabelsOf<typeof AdminUserForm>;

export const clientUserLabels = {
  ...personLabels,
  'roleAssignment.authorizationContextIds': 'Data Access',
} as const satisfies LabelsOf<typeof ClientUserForm>;

const accountLabels = { username: 'Username', companyId: 'Company' } as const;

export const newAdminUserLabels = {
  ...adminUserLabels,
  username: accountLabels.username,
} as const satisfies LabelsOf<typeof CreateAdminUserForm>;

export const newClientUserLabels = {
  ...clientUserLabels,
  ...accountLabels,
} as const satisfies LabelsOf<typeof CreateClientUserForm>;

/** Labels of a user as it is shown. */
export const userLabels = {
  ...adminUserLabels,
  username: accountLabels.username,
  company: accountLabels.companyId,
  level: 'Data Access Level',
} as const;

/** Sections of a user. */
export const userSections = {
  person: { title: 'Personal Information', hint: 'Who it is, and what the account signs in with.' },
  role: {
    title: 'Role and Data Access',
    hint: 'What the user may do, and how much of the company is in sight.',
  },
  staffRole: { title: 'Role', hint: 'What the user may do.' },
  address: { title: 'Address', hint: 'Where letters reach the user.' },
  contact: {
    title: 'Contact Methods',
    hint: 'How colleagues and customer service reach the user.',
  },
} as const;

/** What a kind of users is called (O s2, s8). */
export const kindNames = { MD: 'Admin User', CLIENT: 'Client User' } as const satisfies Record<
  UserType,
  string
>;

export const isRole = (value: unknown): value is Role =>
  typeof value === 'string' && value in roleLabels;

export const roleText = (role: string): string | null => (isRole(role) ? roleLabels[role] : null);

/** Name of a unit or location that a form has shown. */
const placeText = (id: number | string): string =>
  choiceLabel(LocationChoicesDocument, id) ?? choiceLabel(UnitChoicesDocument, id) ?? String(id);

/** How values of the form read where the contract does not say it. */
export const clientUserTexts: TextsOf<typeof ClientUserForm> = {
  'roleAssignment.role': roleText,
  'roleAssignment.authorizationContextIds': (ids) => ids.map(placeText).join(', '),
};

/** Choices of a filter by role, of one kind of users. */
export const roleOptionsOf = (type: UserType) =>
  (Object.keys(roleLabels) as Role[])
    .filter((role) => typeOfRole(role) === type)
    .map((value) => ({ value, label: roleLabels[value] }));

export const levelText = (level: keyof typeof dataAccessLevelLabels | null): string | null =>
  level === null ? null : dataAccessLevelLabels[level];

/** In place of a level, of who is in charge of units of several. */
export const ANY_LEVEL = 'Units of any level';

interface Stated {
  readonly accountStatus: 'ACTIVE' | 'LOCKED';
  readonly isInvitationPending: boolean;
}

/** How an account stands: a lock says more than an invitation, and that more than being active. */
export const stateOf = ({ accountStatus, isInvitationPending }: Stated) => {
  if (accountStatus === 'LOCKED') return { tone: 'negative', text: 'Locked' } as const;
  return isInvitationPending
    ? ({ tone: 'info', text: 'Invited' } as const)
    : ({ tone: 'positive', text: 'Active' } as const);
};
