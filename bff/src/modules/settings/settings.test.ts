import { addFieldError } from '@assay/schema/core/field-error-tree';
import type { Permission } from '@assay/schema/permissions';
import { expect, test } from 'vitest';
import { fakeApi, ok, permissionsOf, refused, type Handler } from '../../testing/fake-api.ts';
import { graphqlOver } from '../../testing/run.ts';

const security = {
  MFA_ENABLED: false,
  AUTOMATIC_LOGOUT: true,
  AUTOMATIC_LOGOUT_PERIOD: 30,
  OVERRIDE_MFA_SETTINGS: false,
  OVERRIDE_LOGOUT_SETTINGS: false,
};
const logo = '6f1d1cf6-5d3a-4c0e-9a53-0d3f5a3f7a11';
const branding = {
  TENANT_LOGO: { id: logo, uri: `/api/tenantstyle/logo/${logo}` },
  TENANT_COLOR: '#0F766E',
};

const holding = (permission: Permission, handlers: Record<string, Handler>) =>
  fakeApi({ 'GET /api/permissions': permissionsOf(permission), ...handlers });

const saveSecurity = `mutation Save($input: SecuritySettingsInput!) {
  updateSecuritySettings(input: $input) { securitySettings { MFA_ENABLED: mfaEnabled AUTOMATIC_LOGOUT_PERIOD: automaticLogoutPeriod } errors { errorCode path } }
}`;
const saveBranding = `mutation Save($input: BrandingSettingsInput!) {
  updateBrandingSettings(input: $input) { brandingSettings { TENANT_LOGO: tenantLogo { id uri } TENANT_COLOR: tenantColor } errors { errorCode path } }
}`;

test('security settings take one call', async () => {
  const api = holding('MANAGE_AUTO_LOGOUT_SETTINGS', {
    'GET /api/appmfalogoutsettings': () => ok(security),
  });

  const { data } = await graphqlOver(api.send)(
    '{ securitySettings { AUTOMATIC_LOGOUT: automaticLogout AUTOMATIC_LOGOUT_PERIOD: automaticLogoutPeriod } }',
  );

  expect(data).toEqual({
    securitySettings: { AUTOMATIC_LOGOUT: true, AUTOMATIC_LOGOUT_PERIOD: 30 },
  });
  expect(api.calls).toEqual(['GET /api/permissions', 'GET /api/appmfalogoutsettings']);
});

test('saving security settings puts the keys that were given and no other', async () => {
  const api = holding('MANAGE_AUTO_LOGOUT_SETTINGS', {
    'PUT /api/appmfalogoutsettings': () => ok({ ...security, MFA_ENABLED: true }),
  });

  const { data } = await graphqlOver(api.send)(saveSecurity, { input: { mfaEnabled: true } });

  expect(data).toEqual({
    updateSecuritySettings: {
      securitySettings: { MFA_ENABLED: true, AUTOMATIC_LOGOUT_PERIOD: 30 },
      errors: [],
    },
  });
  expect(JSON.parse(api.requests.at(-1)?.body ?? '')).toEqual({ MFA_ENABLED: true });
});

test('a wrong period is a failure of its field', async () => {
  const failure = {
    errorCode: 'INVALID',
    message: 'This value is not valid.',
    params: {},
  } as const;
  const body = {
    message: 'There is an issue with input values',
    params: {},
    errors: addFieldError({}, ['AUTOMATIC_LOGOUT_PERIOD'], failure),
  };
  const api = holding('MANAGE_AUTO_LOGOUT_SETTINGS', {
    'PUT /api/appmfalogoutsettings': () => ({ status: 400, body }),
  });

  const { data } = await graphqlOver(api.send)(saveSecurity, {
    input: { automaticLogoutPeriod: 7 },
  });

  expect(data).toEqual({
    updateSecuritySettings: {
      securitySettings: null,
      errors: [{ errorCode: 'INVALID', path: ['automaticLogoutPeriod'] }],
    },
  });
});

test('a client user is refused by api, which knows the type', async () => {
  const api = holding('MANAGE_AUTO_LOGOUT_SETTINGS', {
    'GET /api/appmfalogoutsettings': () => refused('ACCESS_DENIED'),
  });

  const { data, errors } = await graphqlOver(api.send)(
    '{ securitySettings { MFA_ENABLED: mfaEnabled } }',
  );

  expect(data).toBeNull();
  expect(errors?.[0]).toMatchObject({
    extensions: { code: 'FORBIDDEN', errorCode: 'ACCESS_DENIED' },
  });
});

test('notification settings are read and saved under their own permission', async () => {
  const preferences = Object.fromEntries(
    [
      'INSTANT_TEST_RESULTS',
      'LAB_STATUS_CHANGES',
      'MRO_REPORT_RESULTS',
      'CLOSED_CASE_UPDATES',
      'RUN_COMPLETED',
      'RUN_REMINDER',
      'RANDOM_PROGRESS',
    ].map((each) => [`EMAIL_NOTIFICATION_${each}`, each !== 'RUN_REMINDER']),
  );
  const api = holding('MANAGE_NOTIFICATION_SETTINGS', {
    'GET /api/appnotificationsettings': () => ok(preferences),
    'PUT /api/appnotificationsettings': () => ok(preferences),
  });
  const run = graphqlOver(api.send);

  const read = await run(
    '{ notificationSettings { EMAIL_NOTIFICATION_RUN_REMINDER: emailNotificationRunReminder } }',
  );
  const saved =
    await run(`mutation { updateNotificationSettings(input: { emailNotificationRunReminder: false }) {
    notificationSettings { EMAIL_NOTIFICATION_RUN_REMINDER: emailNotificationRunReminder } errors { errorCode } } }`);

  expect(read.data).toEqual({ notificationSettings: { EMAIL_NOTIFICATION_RUN_REMINDER: false } });
  expect(saved.data).toEqual({
    updateNotificationSettings: {
      notificationSettings: { EMAIL_NOTIFICATION_RUN_REMINDER: false },
      errors: [],
    },
  });
});

test('branding answers the path of the logo', async () => {
  const api = holding('TENANT_SETTINGS', { 'GET /api/tenantsettings': () => ok(branding) });

  const { data } = await graphqlOver(api.send)(
    '{ brandingSettings { TENANT_LOGO: tenantLogo { id uri } TENANT_COLOR: tenantColor } }',
  );

  expect(data).toEqual({ brandingSettings: branding });
});

test('removing the logo sends null and leaves the color alone', async () => {
  const api = holding('TENANT_SETTINGS', {
    'POST /api/tenantsettings': () => ok({ ...branding, TENANT_LOGO: null }),
  });

  const { data } = await graphqlOver(api.send)(saveBranding, { input: { tenantLogo: null } });

  expect(data).toEqual({
    updateBrandingSettings: {
      brandingSettings: { TENANT_LOGO: null, TENANT_COLOR: '#0F766E' },
      errors: [],
    },
  });
  expect(JSON.parse(api.requests.at(-1)?.body ?? '')).toEqual({ TENANT_LOGO: null });
});

test('a logo that was never uploaded is refused in the payload', async () => {
  const api = holding('TENANT_SETTINGS', {
    'POST /api/tenantsettings': () => refused('RESOURCE_NOT_FOUND'),
  });

  const { data } = await graphqlOver(api.send)(saveBranding, { input: { tenantLogo: logo } });

  expect(data).toEqual({
    updateBrandingSettings: {
      brandingSettings: null,
      errors: [{ errorCode: 'RESOURCE_NOT_FOUND', path: [] }],
    },
  });
});

test.each([
  '{ securitySettings { MFA_ENABLED: mfaEnabled } }',
  '{ notificationSettings { EMAIL_NOTIFICATION_RUN_REMINDER: emailNotificationRunReminder } }',
  '{ brandingSettings { TENANT_COLOR: tenantColor } }',
  'mutation { updateSecuritySettings(input: {}) { errors { errorCode } } }',
  'mutation { updateNotificationSettings(input: {}) { errors { errorCode } } }',
  'mutation { updateBrandingSettings(input: {}) { errors { errorCode } } }',
])('without the permission only the permissions are asked for: %s', async (operation) => {
  const api = holding('READ_ALL_COMPANIES', {});

  const { data, errors } = await graphqlOver(api.send)(operation);

  expect(data).toBeNull();
  expect(errors?.[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  expect(api.calls).toEqual(['GET /api/permissions']);
});
