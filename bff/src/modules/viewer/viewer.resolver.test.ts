import { expect, test } from 'vitest';
import type { UserProfile } from '@assay/schema/profile/profile';
import { notificationPreferenceKeys } from '@assay/schema/settings/keys';
import { fakeApi, ok, permissionsOf, refused, type Handler } from '../../testing/fake-api.ts';
import { graphqlOver } from '../../testing/run.ts';

const profile: UserProfile = {
  id: 4,
  username: 'ann@example.com',
  firstName: 'Ann',
  lastName: 'Reed',
  jobTitle: null,
  type: 'MD',
  company: null,
  roleAssignment: {
    role: 'SUPER_ADMIN',
    name: 'Super Admin',
    authorizationContextId: null,
    authorizationContextIds: [],
  },
  address: null,
  contactMethods: { workEmail: null, otherEmail: null, workPhone: null, cellPhone: null },
};
const settings = {
  AUTOMATIC_LOGOUT: true,
  AUTOMATIC_LOGOUT_PERIOD: 15,
  isAutomaticLogoutEditable: true,
  ...Object.fromEntries(notificationPreferenceKeys.map((key) => [key, true])),
  ALLOW_COMPLIANCE_API: false,
  COMPLIANCE_CHECK_INSTANT_TEST: false,
  COMPLIANCE_CHECK_LAB_ORDER: false,
  consentVerbal: false,
  PRIMARY_TYPE_SETTINGS: 'ALL',
  lockIfRedAlert: false,
  lockIfYellowAlert: false,
  allowCorrectIfRedAlert: false,
  allowCorrectIfYellowAlert: false,
  allowOverrideIfRedAlert: false,
  allowOverrideIfYellowAlert: false,
};
const style = {
  TENANT_COLOR: '#0F766E',
  TENANT_LOGO: null,
  TENANT_TITLE: null,
  TENANT_PHONE: null,
  TENANT_EMAIL: null,
};
const own: Handler = () => ok({ profile, settings });

test('profile and settings come from one call', async () => {
  const api = fakeApi({ 'GET /api/profile': own, 'GET /api/permissions': permissionsOf('UPDATE') });

  const { data } = await graphqlOver(api.send)(
    '{ viewer { profile { id firstName company { id } } settings { AUTOMATIC_LOGOUT_PERIOD: automaticLogoutPeriod } permissions } }',
  );

  expect(data).toEqual({
    viewer: {
      profile: { id: '4', firstName: 'Ann', company: null },
      settings: { AUTOMATIC_LOGOUT_PERIOD: 15 },
      permissions: ['UPDATE'],
    },
  });
  expect(api.calls.sort()).toEqual(['GET /api/permissions', 'GET /api/profile']);
});

test.each([
  '{ viewer { __typename } }',
  '{ viewer { tenantStyle { TENANT_TITLE: tenantTitle } } }',
  '{ viewer { ...F } } fragment F on Viewer { __typename }',
  'query ($no: Boolean = false) { viewer { __typename permissions @include(if: $no) } }',
])('%s tells nothing to a session that api does not know', async (query) => {
  const api = fakeApi({
    'GET /api/permissions': () => refused('UNAUTHORIZED'),
    'GET /api/tenantstyle': () => ok(style),
  });

  const { data, errors } = await graphqlOver(api.send)(query);

  expect(data).toBeNull();
  expect(errors?.[0]).toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
});

test('a selection that asks api needs no call of its own to know the session', async () => {
  const api = fakeApi({ 'GET /api/profile': own });

  await graphqlOver(api.send)(
    '{ viewer { ...F } } fragment F on Viewer { __typename profile { id } }',
  );

  expect(api.calls).toEqual(['GET /api/profile']);
});

test('the roles that somebody may give are none wider than the own', async () => {
  const roleAssignment = { ...profile.roleAssignment, role: 'AREA_MANAGER' };
  const api = fakeApi({
    'GET /api/profile': () => ok({ profile: { ...profile, roleAssignment }, settings }),
  });

  const { data } = await graphqlOver(api.send)('{ viewer { assignableRoles } }');

  expect(data).toEqual({
    viewer: { assignableRoles: ['AREA_MANAGER', 'DISTRICT_MANAGER', 'LOCATION_MANAGER'] },
  });
});

test('saving the profile answers what holds now', async () => {
  const api = fakeApi({ 'PUT /api/profile': own });

  const { data } = await graphqlOver(api.send)(
    'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { profile { id } settings { AUTOMATIC_LOGOUT: automaticLogout } errors { errorCode } } }',
    { input: { profile: {}, settings: { automaticLogout: true } } },
  );

  expect(data).toEqual({
    updateProfile: { profile: { id: '4' }, settings: { AUTOMATIC_LOGOUT: true }, errors: [] },
  });
  expect(JSON.parse(api.requests[0]?.body ?? '')).toEqual({
    profile: { contactMethods: {} },
    settings: { AUTOMATIC_LOGOUT: true },
  });
});

test('a wrong current password is told in the payload', async () => {
  const api = fakeApi({ 'PUT /api/profile/password': () => refused('INVALID_CURRENT_PASSWORD') });

  const { data } = await graphqlOver(api.send)(
    'mutation { changePassword(input: { oldPassword: "a", password: "Assay-demo-2" }) { errors { errorCode path } } }',
  );

  expect(data).toEqual({
    changePassword: { errors: [{ errorCode: 'INVALID_CURRENT_PASSWORD', path: [] }] },
  });
});

test('the style of a tenant needs no session', async () => {
  const api = fakeApi({ 'GET /api/tenantstyle': () => ok(style) });

  const { data } = await graphqlOver(api.send, { token: null })(
    '{ tenantStyle { TENANT_COLOR: tenantColor TENANT_LOGO: tenantLogo { uri } } }',
  );

  expect(data).toEqual({ tenantStyle: { TENANT_COLOR: '#0F766E', TENANT_LOGO: null } });
});

test('notifications are collected and say whether the user was active', async () => {
  const notification = {
    id: 1,
    type: 'LAB_STATUS_CHANGED',
    options: { lab: 'Quest', count: 2 },
    testResultId: 9,
    donorFullName: null,
    specimenId: null,
  };
  const api = fakeApi({
    'GET /api/notifications': () => ok({ results: [notification], total: 1 }),
  });

  const { data } = await graphqlOver(api.send)(
    'mutation { collectNotifications(active: true) { notifications { id type options testResultId } errors { errorCode } } }',
  );

  expect(data).toEqual({
    collectNotifications: {
      notifications: [
        { id: '1', type: notification.type, options: notification.options, testResultId: '9' },
      ],
      errors: [],
    },
  });
  expect(api.calls).toEqual(['GET /api/notifications?active=true']);
});

test('reference lists page like every list', async () => {
  const api = fakeApi({
    'GET /api/drugadulterants/misdot': () => ok({ results: [], total: 40, limit: 15, offset: 15 }),
  });

  const { data } = await graphqlOver(api.send)(
    '{ misDotDrugAdulterants(offset: 15, where: { type: { eq: DRUG } }) { totalCount offset hasNextPage } }',
  );

  expect(data).toEqual({
    misDotDrugAdulterants: { totalCount: 40, offset: 15, hasNextPage: true },
  });
  expect(api.calls).toEqual(['GET /api/drugadulterants/misdot?limit=15&offset=15&type[EQ]=DRUG']);
});
