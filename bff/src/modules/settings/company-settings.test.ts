import { expect, test } from 'vitest';
import { companySettingGroups } from '@assay/schema/settings/company-settings';
import { capital } from '../../core/capital.ts';
import { fakeApi, ok, permissionsOf, refused } from '../../testing/fake-api.ts';
import { graphqlOver } from '../../testing/run.ts';

const random = {
  ENABLE_RANDOM_SELECTION_FOR_ADMIN: true,
  ENABLE_CLIENT_TESTPOOL_MEMBER_MANAGEMENT: false,
  EMAIL_NOTIFICATION_RUN_REMINDER_ENABLED: false,
  EMAIL_NOTIFICATION_RANDOM_PROGRESS_ENABLED: false,
};

test('a group of settings takes one call', async () => {
  const api = fakeApi({
    'GET /api/permissions': permissionsOf('MANAGE_RANDOM_SETTINGS'),
    'GET /api/company/7/randomrunsettings': () => ok(random),
  });

  const { data } = await graphqlOver(api.send)(
    '{ companyRandomSettings(id: "7") { ENABLE_RANDOM_SELECTION_FOR_ADMIN: enableRandomSelectionForAdmin } }',
  );

  expect(data).toEqual({ companyRandomSettings: { ENABLE_RANDOM_SELECTION_FOR_ADMIN: true } });
  expect(api.calls).toEqual(['GET /api/permissions', 'GET /api/company/7/randomrunsettings']);
});

test('a company that is out of sight has no settings', async () => {
  const api = fakeApi({
    'GET /api/permissions': permissionsOf('COMPANY_CUSTOM_SETTINGS'),
    'GET /api/company/7/customsettings': () => refused('RESOURCE_NOT_FOUND'),
  });

  const { data } = await graphqlOver(api.send)(
    '{ companyCustomSettings(id: "7") { consentVerbal } }',
  );

  expect(data).toEqual({ companyCustomSettings: null });
});

test('settings that the system fixes are refused in the payload', async () => {
  const api = fakeApi({
    'GET /api/permissions': permissionsOf('MANAGE_AUTO_LOGOUT_SETTINGS'),
    'PUT /api/company/7/mfalogoutsettings': () => refused('CAN_NOT_OVERRIDE_SETTINGS'),
  });

  const { data } = await graphqlOver(api.send)(
    `mutation { updateCompanySecuritySettings(id: "7", input: { mfaEnabled: true }) {
      companySecuritySettings { MFA_ENABLED: mfaEnabled } errors { errorCode } } }`,
  );

  expect(data).toEqual({
    updateCompanySecuritySettings: {
      companySecuritySettings: null,
      errors: [{ errorCode: 'CAN_NOT_OVERRIDE_SETTINGS' }],
    },
  });
});

test('null gives a setting back to the system, an absent key is not sent', async () => {
  const api = fakeApi({
    'GET /api/permissions': permissionsOf('MANAGE_AUTO_LOGOUT_SETTINGS'),
    'PUT /api/company/7/mfalogoutsettings': () => refused('INTERNAL_ERROR'),
  });

  await graphqlOver(api.send)(
    'mutation { updateCompanySecuritySettings(id: "7", input: { mfaEnabled: null }) { errors { errorCode } } }',
  );

  expect(JSON.parse(api.requests.at(-1)?.body ?? '')).toEqual({ MFA_ENABLED: null });
});

test.each(Object.entries(companySettingGroups))(
  'without the permission the settings are refused by api: %s',
  async (name, { get, save }) => {
    const group = capital(name);
    const denied = () => refused('ACCESS_DENIED');
    const api = fakeApi({
      'GET /api/permissions': permissionsOf('READ_ALL_LOCATIONS'),
      [`GET ${get.url.replace(':id', '7')}`]: denied,
      [`PUT ${save.url.replace(':id', '7')}`]: denied,
    });
    const run = graphqlOver(api.send);

    const read = await run(`{ company${group}Settings(id: "7") { __typename } }`);
    const saved = await run(
      `mutation { updateCompany${group}Settings(id: "7", input: {}) { errors { errorCode } } }`,
    );

    for (const { errors } of [read, saved])
      expect(errors?.[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  },
);
