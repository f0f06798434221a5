import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../components/testing/fake-api.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import type { UserPartsFragment } from './user.generated.ts';
import { UserPage } from './UserPage.tsx';

const corporateUser: UserPartsFragment['roleAssignment'] = {
  __typename: 'UserRoleAssignment',
  role: 'COMPANY_USER',
  name: 'Corporate User',
  authorizationContextIds: ['7'],
  authorizationContextNames: ['Northwind Logistics'],
};

const aUser = (over: Partial<UserPartsFragment>): UserPartsFragment => ({
  __typename: 'User',
  id: '5',
  type: 'CLIENT',
  username: 'kim@northwind.test',
  firstName: 'Kim',
  lastName: 'Novak',
  jobTitle: 'Dispatcher',
  department: 'Fleet',
  startDate: null,
  employeeId: null,
  company: { __typename: 'Company', id: '7', companyName: 'Northwind Logistics' },
  address: null,
  contactMethods: {
    __typename: 'ContactMethods',
    workEmail: 'kim@northwind.test',
    otherEmail: null,
    workPhone: null,
    cellPhone: null,
  },
  roleAssignment: corporateUser,
  dataAccessLevel: 'CORPORATE',
  accountStatus: 'ACTIVE',
  isInvitationPending: false,
  isPasswordReset: false,
  isSelf: false,
  version: 1,
  viewerCanUpdate: true,
  viewerCanDelete: true,
  viewerCanUnlock: false,
  viewerCanLock: true,
  viewerCanInvite: false,
  viewerCanResetPassword: true,
  ...over,
});

const open = (over: Partial<UserPartsFragment>) => {
  fakeApi({});
  const routes = [{ path: '/', element: <UserPage user={aUser(over)} /> }];
  renderScreen({ routes, at: '/', permissions: [] });
};
const said = (label: string) => screen.getByText(label).parentElement?.querySelector('dd');
const roleless = { roleAssignment: null, dataAccessLevel: null };

test.each([
  ['Can sign in.', {}],
  ['Was invited and has not chosen a password yet.', { isInvitationPending: true }],
  ['Has to choose a new password by the link in the mail.', { isPasswordReset: true }],
  ['Cannot sign in until the account is unlocked.', { accountStatus: 'LOCKED' }],
  ['Cannot sign in until a role is assigned.', roleless],
  [
    'This user is locked and has no role. Assign a role before unlocking the user.',
    { ...roleless, accountStatus: 'LOCKED' },
  ],
] as const)('says of the account: %s', (text, over) => {
  open(over);

  expect(said('Sign-in')).toHaveTextContent(text);
});

test('says that there is nothing in charge of whom nobody gave a role', () => {
  open(roleless);

  for (const label of ['Role', 'Data Access Level', 'Data Access'])
    expect(said(label)).toHaveTextContent('–');
});

test('names what the user is in charge of', () => {
  open({});

  expect(said('Data Access')).toHaveTextContent('Northwind Logistics');
});
