import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { addAccount, login } from '../session/testing/session-test-kit.ts';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';

const api = await useTestApp();
const companyId = await api.addCompany('Harbor Freight');
const otherId = await api.addCompany('Other Freight');
const md = await api.signIn({ role: 'MD_USER' });
const superAdmin = await api.signIn({ role: 'SUPER_ADMIN' });
const admin = await api.signIn({ role: 'COMPANY_ADMIN', companyId });
const clerk = await api.signIn({ role: 'COMPANY_USER', companyId });
const stranger = await api.signIn({ role: 'COMPANY_ADMIN', companyId: otherId });

beforeEach(() =>
  api.asOwner(1, async (tx) => {
    await tx.run(sql`delete from company_settings`);
    await tx.run(sql`delete from tenant_settings`);
    await tx.run(sql`update companies set is_mro_all_non_dot_results_required = false,
      is_mro_positive_non_dot_results_only_required = false`);
  }),
);

const url = (group: string) => `/api/company/${companyId}/${group}settings`;
const get = (group: string, session: TestSession = md) =>
  api.call(`GET ${url(group)}`, { session });
const put = (group: string, body: object, session: TestSession = md) =>
  api.call(`PUT ${url(group)}`, { session, body });
const system = (body: object) =>
  api.call('PUT /api/appmfalogoutsettings', { session: superAdmin, body });

const lastEntry = () =>
  api.asOwner(1, (tx) =>
    tx.row<{ action: string; company_id: number; changes: object }>(
      sql`select action, company_id, changes from audit_log where tenant_id = 1 order by id desc limit 1`,
    ),
  );
const entries = () =>
  api.asOwner(1, (tx) => tx.row<{ n: number }>(sql`select count(*) as n from audit_log`));

describe.each(['mfalogout', 'notification', 'mro', 'compliance', 'randomrun', 'custom'])(
  '%ssettings',
  (group) => {
    it('refuse an unknown key on that key', async () => {
      const answer = await put(group, { TENANT_COLOR: '#123456' });

      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        errors: { TENANT_COLOR: [{ errorCode: 'INVALID' }] },
      });
    });

    it.each(['nothing', 'the whole of what was read'])(
      'change and log nothing when %s is sent',
      async (what) => {
        const [before, noted] = [(await get(group)).json(), await entries()];

        const answer = await put(group, what === 'nothing' ? {} : before);

        expect([answer.statusCode, answer.json()]).toEqual([200, before]);
        expect(await entries()).toEqual(noted);
      },
    );

    it('are out of sight for another company', async () => {
      expect((await get(group, stranger)).statusCode).toBe(404);
      expect((await put(group, {}, stranger)).statusCode).toBe(404);
    });

    it('are closed to who holds no permission for them', async () => {
      expect((await get(group, clerk)).statusCode).toBe(403);
      expect((await put(group, {}, clerk)).statusCode).toBe(403);
    });
  },
);

describe('security', () => {
  it('answers null for what was never set, and what counts in its place', async () => {
    await system({ MFA_ENABLED: true });

    expect((await get('mfalogout', admin)).json()).toEqual({
      MFA_ENABLED: null,
      AUTOMATIC_LOGOUT: null,
      AUTOMATIC_LOGOUT_PERIOD: null,
      OVERRIDE_MFA_SETTINGS: false,
      OVERRIDE_LOGOUT_SETTINGS: false,
      effective: { MFA_ENABLED: true, AUTOMATIC_LOGOUT: true, AUTOMATIC_LOGOUT_PERIOD: 30 },
    });
  });

  it('keeps the keys that are not sent, and gives one back to the system with null', async () => {
    await put('mfalogout', { AUTOMATIC_LOGOUT: true, AUTOMATIC_LOGOUT_PERIOD: 10 }, admin);

    const second = await put('mfalogout', { MFA_ENABLED: true }, admin);
    expect(second.json()).toMatchObject({
      MFA_ENABLED: true,
      AUTOMATIC_LOGOUT: true,
      effective: { MFA_ENABLED: true, AUTOMATIC_LOGOUT_PERIOD: 10 },
    });
    expect(await lastEntry()).toEqual({
      action: 'company.settingsUpdated',
      company_id: companyId,
      changes: { MFA_ENABLED: { before: null, after: true } },
    });

    const third = await put('mfalogout', { MFA_ENABLED: null }, admin);
    expect(third.json()).toMatchObject({ MFA_ENABLED: null, effective: { MFA_ENABLED: false } });
  });

  it('needs a period while automatic logout is on', async () => {
    const answer = await put('mfalogout', { AUTOMATIC_LOGOUT: true });

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      errors: { AUTOMATIC_LOGOUT_PERIOD: [{ errorCode: 'BLANK' }] },
    });
  });

  it.each([0, 7, 65, '10'])('refuses a period of %j', async (period) => {
    const answer = await put('mfalogout', { AUTOMATIC_LOGOUT_PERIOD: period });

    expect(answer.json()).toMatchObject({
      errors: { AUTOMATIC_LOGOUT_PERIOD: [{ errorCode: 'INVALID' }] },
    });
  });

  it('refuses to change what the system fixes, and names whom to ask', async () => {
    await put('mfalogout', { MFA_ENABLED: false });
    await system({ MFA_ENABLED: true, OVERRIDE_MFA_SETTINGS: true });

    const answer = await put('mfalogout', { MFA_ENABLED: true });

    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      errorCode: 'CAN_NOT_OVERRIDE_SETTINGS',
      message:
        'You do not have permission to edit these settings. Please contact customer service at (800) 555-0100 or support@example.com.',
      errors: { MFA_ENABLED: [{ errorCode: 'CAN_NOT_OVERRIDE_SETTINGS' }] },
    });
  });

  it('leaves what is answered beside the keys as it is, whatever of it is sent', async () => {
    const { OVERRIDE_MFA_SETTINGS, effective } = (await get('mfalogout', admin)).json();

    const answer = await put('mfalogout', {
      AUTOMATIC_LOGOUT: false,
      OVERRIDE_MFA_SETTINGS: !OVERRIDE_MFA_SETTINGS,
      effective: { ...effective, MFA_ENABLED: !effective.MFA_ENABLED },
    });

    expect(answer.json()).toMatchObject({
      AUTOMATIC_LOGOUT: false,
      OVERRIDE_MFA_SETTINGS,
      effective: { MFA_ENABLED: effective.MFA_ENABLED, AUTOMATIC_LOGOUT: false },
    });
  });

  it('lets the form send a fixed value as it stands, and change what is free', async () => {
    await system({ MFA_ENABLED: true, OVERRIDE_MFA_SETTINGS: true });

    const answer = await put('mfalogout', {
      MFA_ENABLED: null,
      AUTOMATIC_LOGOUT: false,
      AUTOMATIC_LOGOUT_PERIOD: null,
    });

    expect(answer.json()).toMatchObject({
      AUTOMATIC_LOGOUT: false,
      effective: { MFA_ENABLED: true, AUTOMATIC_LOGOUT: false },
    });
  });
});

it('answers a preference that was never set as null, and what counts in its place', async () => {
  await api.call('PUT /api/appnotificationsettings', {
    session: superAdmin,
    body: { EMAIL_NOTIFICATION_RUN_REMINDER: false },
  });

  const answer = await put('notification', { EMAIL_NOTIFICATION_RUN_COMPLETED: false }, admin);

  expect(answer.json()).toMatchObject({
    EMAIL_NOTIFICATION_RUN_COMPLETED: false,
    EMAIL_NOTIFICATION_RUN_REMINDER: null,
    EMAIL_NOTIFICATION_MRO_REPORT_RESULTS: null,
    effective: {
      EMAIL_NOTIFICATION_RUN_COMPLETED: false,
      EMAIL_NOTIFICATION_RUN_REMINDER: false,
      EMAIL_NOTIFICATION_MRO_REPORT_RESULTS: true,
    },
  });
});

describe('MRO', () => {
  it('settings are the flags of the company', async () => {
    const answer = await put('mro', { MRO_NON_DOT_RESULTS_REQUIRED: true }, admin);

    expect(answer.json()).toEqual({
      MRO_ALL_DOT_RESULTS_REQUIRED: true,
      MRO_NON_DOT_RESULTS_REQUIRED: true,
      MRO_POSITIVE_NON_DOT_RESULTS_ONLY_REQUIRED: false,
    });
    const company = (await api.call(`GET /api/companies/${companyId}`, { session: md })).json();
    expect(company).toMatchObject({ isMroAllNonDotResultsRequired: true });
    expect(await lastEntry()).toMatchObject({
      action: 'company.updated',
      changes: { isMroAllNonDotResultsRequired: { before: false, after: true } },
    });

    await api.call(`PATCH /api/companies/${companyId}`, {
      session: md,
      body: {
        isMroAllNonDotResultsRequired: false,
        isMroPositiveNonDotResultsOnlyRequired: true,
        version: company.version,
      },
    });
    expect((await get('mro')).json()).toMatchObject({
      MRO_NON_DOT_RESULTS_REQUIRED: false,
      MRO_POSITIVE_NON_DOT_RESULTS_ONLY_REQUIRED: true,
    });
  });

  it('of DOT results stays required, whatever is sent', async () => {
    const answer = await put('mro', { MRO_ALL_DOT_RESULTS_REQUIRED: false });

    expect(answer.json()).toMatchObject({ MRO_ALL_DOT_RESULTS_REQUIRED: true });
  });

  it('cannot be required of all results and of the positive ones only', async () => {
    await put('mro', { MRO_NON_DOT_RESULTS_REQUIRED: true });

    const answer = await put('mro', { MRO_POSITIVE_NON_DOT_RESULTS_ONLY_REQUIRED: true });

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      errors: { MRO_POSITIVE_NON_DOT_RESULTS_ONLY_REQUIRED: [{ errorCode: 'INVALID' }] },
    });
  });
});

describe('compliance', () => {
  const override = 'COMPLIANCE_ALLOW_OVERRIDE_AND_CONTINUE_IF_RED_ALERT';
  const correct = 'COMPLIANCE_ALLOW_CORRECT_AND_CONTINUE_IF_RED_ALERT';
  const lock = 'COMPLIANCE_LOCK_IF_RED_ALERT';
  const receivers = 'EMAIL_NOTIFICATION_RED_ALERT_ADD_USERS';

  it('is switched on and off by internal users alone', async () => {
    const answer = await put('compliance', { ALLOW_COMPLIANCE_API: true }, admin);

    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      errorCode: 'ACCESS_DENIED',
      errors: { ALLOW_COMPLIANCE_API: [{ errorCode: 'ACCESS_DENIED' }] },
    });
    await put('compliance', { ALLOW_COMPLIANCE_API: true });
    const second = await put(
      'compliance',
      { ALLOW_COMPLIANCE_API: true, COMPLIANCE_CHECK_LAB_ORDER: true },
      admin,
    );
    expect(second.json()).toMatchObject({ COMPLIANCE_CHECK_LAB_ORDER: true });
  });

  it('clears everything with the master switch', async () => {
    await put('compliance', {
      ALLOW_COMPLIANCE_API: true,
      COMPLIANCE_CHECK_LAB_ORDER: true,
      EMAIL_NOTIFICATION_RED_ALERT: true,
      [receivers]: [clerk.userId],
    });

    const answer = await put('compliance', { ALLOW_COMPLIANCE_API: false });

    const held = Object.values(answer.json()).filter((value) =>
      Array.isArray(value) ? value.length > 0 : value !== false,
    );
    expect(held).toEqual([]);
  });

  it('has nothing to override or to correct in a locked color', async () => {
    await put('compliance', { ALLOW_COMPLIANCE_API: true, [override]: true, [correct]: true });

    const locked = (await put('compliance', { [lock]: true })).json();
    expect(locked).toMatchObject({ [lock]: true, [override]: false, [correct]: false });

    const again = (await put('compliance', { [override]: true })).json();
    expect(again).toMatchObject({ [lock]: true, [override]: false });
  });

  it('mails users of the company alone, each once', async () => {
    await put('compliance', { ALLOW_COMPLIANCE_API: true });
    const refused = await put('compliance', { [receivers]: [clerk.userId, stranger.userId] });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      errors: {
        [receivers]: { 1: [{ errorCode: 'INVALID', message: 'Choose users of this company.' }] },
      },
    });
    const saved = await put('compliance', { [receivers]: [clerk.userId, clerk.userId] });
    expect(saved.json()[receivers]).toEqual([clerk.userId]);
    expect((await lastEntry())?.changes).toEqual({
      [receivers]: { before: [], after: [expect.stringMatching(/^Test User /)] },
    });
  });

  it('forgets who has left the company', async () => {
    const leaver = await api.signIn({ role: 'COMPANY_USER', companyId });
    await put('compliance', { ALLOW_COMPLIANCE_API: true, [receivers]: [leaver.userId] });
    await api.asOwner(1, (tx) =>
      tx.run(
        sql`update users set deleted_at = now() where tenant_id = 1 and id = ${leaver.userId}`,
      ),
    );

    expect((await get('compliance')).json()).toMatchObject({ [receivers]: [] });
    expect((await put('compliance', { COMPLIANCE_CHECK_LAB_ORDER: true })).statusCode).toBe(200);
  });
});

describe('random testing', () => {
  it('is closed to client users', async () => {
    expect((await get('randomrun', admin)).statusCode).toBe(403);
    expect((await put('randomrun', {}, admin)).statusCode).toBe(403);
  });

  it('gives the features of the company to its administrators with the next call', async () => {
    const features = async () =>
      (await api.call('GET /api/companyadminfeatures', { session: admin })).json();
    expect(await features()).toMatchObject({ ENABLE_RANDOM_SELECTION_FOR_ADMIN: false });

    await put('randomrun', { ENABLE_RANDOM_SELECTION_FOR_ADMIN: true });

    expect(await features()).toMatchObject({ ENABLE_RANDOM_SELECTION_FOR_ADMIN: true });
    const held = (await api.call('GET /api/permissions', { session: admin })).json().results;
    expect(held).toContain('MANAGE_RANDOM_SELECTION');
    expect(held).not.toContain('MANAGE_TEST_POOL_MEMBERS');
  });
});

describe('testing settings', () => {
  it('are told to every user of the company, under the names of the user settings', async () => {
    await put('custom', { PRIMARY_TYPE_SETTINGS: 'ONLY_SSN', CONSENT_VERBAL: true });
    await put('compliance', { ALLOW_COMPLIANCE_API: true, COMPLIANCE_LOCK_IF_RED_ALERT: true });

    const told = (await get('testing', clerk)).json();

    expect(told).toEqual({
      ALLOW_COMPLIANCE_API: true,
      COMPLIANCE_CHECK_INSTANT_TEST: false,
      COMPLIANCE_CHECK_LAB_ORDER: false,
      consentVerbal: true,
      PRIMARY_TYPE_SETTINGS: 'ONLY_SSN',
      lockIfRedAlert: true,
      lockIfYellowAlert: false,
      allowCorrectIfRedAlert: false,
      allowCorrectIfYellowAlert: false,
      allowOverrideIfRedAlert: false,
      allowOverrideIfYellowAlert: false,
    });
    const { settings } = (await api.call('GET /api/profile', { session: clerk })).json();
    expect(settings).toMatchObject(told);
  });

  it('are out of sight for another company', async () => {
    expect((await get('testing', stranger)).statusCode).toBe(404);
  });
});

describe('what was saved counts', () => {
  it('at the next sign-in of its users, unless the system fixes it', async () => {
    const { email } = await addAccount(api, { role: 'COMPANY_USER', companyId });
    expect((await login(api, email)).json()).toMatchObject({ active: true });

    await put('mfalogout', { MFA_ENABLED: true }, admin);
    expect((await login(api, email)).json()).toMatchObject({ reason: 'MFA_REQUIRED' });

    await system({ MFA_ENABLED: false, OVERRIDE_MFA_SETTINGS: true });
    expect((await login(api, email)).json()).toMatchObject({ active: true });
  });

  it('in the profiles of its users, who cannot choose otherwise', async () => {
    await put('mfalogout', { AUTOMATIC_LOGOUT: true, AUTOMATIC_LOGOUT_PERIOD: 5 }, admin);
    await put('notification', { EMAIL_NOTIFICATION_RUN_COMPLETED: false }, admin);

    const { settings } = (await api.call('GET /api/profile', { session: clerk })).json();

    expect(settings).toMatchObject({
      AUTOMATIC_LOGOUT_PERIOD: 5,
      isAutomaticLogoutEditable: false,
      EMAIL_NOTIFICATION_RUN_COMPLETED: false,
    });
    const { minutes } = (await api.asOwner(1, (tx) =>
      tx.row<{ minutes: number }>(
        sql`select minutes from app.automatic_logout(1, ${companyId}, 1, ${clerk.userId})`,
      ),
    )) ?? { minutes: 0 };
    expect(minutes).toBe(5);
  });
});
