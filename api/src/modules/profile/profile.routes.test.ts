import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test as it } from 'vitest';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';

const test = await useTestApp();
const summit = await test.addTenant('summit');
const companyId = await test.addCompany('Northwind Logistics');
afterEach(() =>
  test.asOwner(1, async (tx) => {
    await tx.run(sql`delete from tenant_settings`);
    await tx.run(sql`delete from company_settings`);
  }),
);

const address = {
  addressLine1: '1 Main St',
  addressLine2: null,
  city: 'Dallas',
  state: 'TX',
  zip: '75201',
};
const contactMethods = {
  workEmail: 'work@x.test',
  otherEmail: null,
  workPhone: '2145550100',
  cellPhone: null,
};
const save = (session: TestSession, body: object) =>
  test.call('PUT /api/profile', { session, body });
const read = async (session: TestSession) =>
  (await test.call('GET /api/profile', { session })).json();
const set = (table: 'tenant_settings' | 'company_settings', key: string, value: unknown) =>
  test.asOwner(1, (tx) =>
    table === 'tenant_settings'
      ? tx.run(
          sql`insert into tenant_settings (key, value, tenant_id) values (${key}, ${JSON.stringify(value)}::jsonb, 1)`,
        )
      : tx.run(
          sql`insert into company_settings (company_id, key, value) values (${companyId}, ${key}, ${JSON.stringify(value)}::jsonb)`,
        ),
  );

describe('reading the profile', () => {
  it('shows a client user with the company and the label of the role', async () => {
    const session = await test.signIn({ role: 'COMPANY_ADMIN', companyId });

    const { profile } = await read(session);

    expect(profile).toMatchObject({
      id: session.userId,
      type: 'CLIENT',
      company: { id: companyId, name: 'Northwind Logistics' },
      roleAssignment: { role: 'COMPANY_ADMIN', name: 'Corporate Admin' },
      address: null,
      contactMethods: { workEmail: null, otherEmail: null, workPhone: null, cellPhone: null },
    });
  });

  it('shows exactly the fields of the contract', async () => {
    const { profile } = await read(await test.signIn({ role: 'MD_USER' }));

    expect(Object.keys(profile).toSorted()).toEqual([
      'address',
      'company',
      'contactMethods',
      'firstName',
      'id',
      'jobTitle',
      'lastName',
      'roleAssignment',
      'type',
      'username',
    ]);
  });

  it('works for a location manager, who sees one place only', async () => {
    const session = await test.signIn({ role: 'LOCATION_MANAGER', companyId, contextIds: [1] });

    const { profile } = await read(session);

    expect(profile).toMatchObject({
      id: session.userId,
      roleAssignment: { authorizationContextId: 1, authorizationContextIds: [1] },
    });
  });

  it('shows a SUPER_ADMIN of tenant 1 as he is, inside another tenant', async () => {
    const session = await test.signIn({ role: 'SUPER_ADMIN', tenantId: summit, homeTenantId: 1 });

    expect((await read(session)).profile).toMatchObject({
      id: session.userId,
      username: expect.stringContaining('@assay.test'),
    });
  });

  it('shows the settings of the company', async () => {
    await set('company_settings', 'CONSENT_VERBAL', true);
    await set('company_settings', 'AUTOMATIC_LOGOUT_PERIOD', 15);

    const { settings } = await read(await test.signIn({ role: 'COMPANY_USER', companyId }));

    expect(settings).toMatchObject({
      consentVerbal: true,
      AUTOMATIC_LOGOUT_PERIOD: 15,
      isAutomaticLogoutEditable: false,
    });
  });

  it('needs one that is complete', async () => {
    const session = await test.signIn({ role: 'SUPER_ADMIN', pending: true });

    expect((await test.call('GET /api/profile', { session })).statusCode).toBe(401);
  });
});

describe('saving the profile', () => {
  it('keeps address, contact methods and settings', async () => {
    const session = await test.signIn({ role: 'MD_USER' });

    const answer = await save(session, {
      profile: { address, contactMethods },
      settings: { AUTOMATIC_LOGOUT_PERIOD: 10 },
    });

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      profile: { address, contactMethods },
      settings: { AUTOMATIC_LOGOUT_PERIOD: 10 },
    });
    expect(await read(session)).toEqual(answer.json());
  });

  it('ignores names and job title', async () => {
    const session = await test.signIn({ role: 'MD_USER' });
    const { profile: before } = await read(session);

    const answer = await save(session, {
      profile: { firstName: 'Eve', lastName: 'Mallory', jobTitle: 'Boss' },
    });

    expect(answer.json().profile).toEqual(before);
  });

  it('ignores settings of the company', async () => {
    const session = await test.signIn({ role: 'COMPANY_USER', companyId });

    const answer = await save(session, {
      profile: {},
      settings: { consentVerbal: true, ALLOW_COMPLIANCE_API: true },
    });

    expect(answer.json().settings).toMatchObject({
      consentVerbal: false,
      ALLOW_COMPLIANCE_API: false,
    });
  });

  it('clears what is left out', async () => {
    const session = await test.signIn({ role: 'MD_USER' });
    await save(session, { profile: { address, contactMethods } });

    const answer = await save(session, { profile: { contactMethods: { workEmail: ' ' } } });

    expect(answer.json().profile).toMatchObject({
      address: null,
      contactMethods: { workEmail: null, workPhone: null },
    });
  });

  it('touches no other user', async () => {
    const [one, other] = [
      await test.signIn({ role: 'COMPANY_USER', companyId }),
      await test.signIn({ role: 'COMPANY_USER', companyId }),
    ];
    const before = await read(other);

    await save(one, {
      profile: { address, contactMethods },
      settings: { AUTOMATIC_LOGOUT_PERIOD: 5 },
    });

    expect(await read(other)).toEqual(before);
  });

  it('writes what changed to the audit log', async () => {
    const session = await test.signIn({ role: 'MD_USER' });

    await save(session, {
      profile: { contactMethods: { workPhone: '2145550100' } },
      settings: { AUTOMATIC_LOGOUT: false },
    });

    const rows = await test.asOwner(1, (tx) =>
      tx.rows<{ action: string; changes: Record<string, unknown> }>(
        sql`select action, changes from audit_log where actor_user_id = ${session.userId}`,
      ),
    );
    expect(rows.map(({ action, changes }) => [action, Object.keys(changes).toSorted()])).toEqual([
      ['user.profileUpdated', ['AUTOMATIC_LOGOUT', 'contactMethods']],
    ]);
  });

  it('keeps the settings of a SUPER_ADMIN of tenant 1 at home, not with a namesake of the tenant acted in', async () => {
    const session = await test.signIn({ role: 'SUPER_ADMIN', tenantId: summit, homeTenantId: 1 });

    await save(session, { profile: {}, settings: { AUTOMATIC_LOGOUT_PERIOD: 55 } });

    const rows = await test.asOwner(1, (tx) =>
      tx.rows(sql`select tenant_id, user_id from user_settings where value = '55'`),
    );
    expect(rows).toEqual([{ tenant_id: 1, user_id: session.userId }]);
    expect((await read(session)).settings.AUTOMATIC_LOGOUT_PERIOD).toBe(55);
  });

  describe('with logout values that the system fixes', () => {
    it('refuses another value and names whom to ask', async () => {
      await set('tenant_settings', 'OVERRIDE_LOGOUT_SETTINGS', true);
      await test.asOwner(1, (tx) =>
        tx.run(
          sql`update tenants set phone_number = '2145550199', main_email = 'help@tpa.test' where id = 1`,
        ),
      );
      const session = await test.signIn({ role: 'MD_USER' });

      const answer = await save(session, { profile: {}, settings: { AUTOMATIC_LOGOUT_PERIOD: 5 } });

      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        errorCode: 'CAN_NOT_OVERRIDE_SETTINGS',
        message:
          'You do not have permission to edit these settings. Please contact customer service at (214) 555-0199 or help@tpa.test.',
        params: { phone: '(214) 555-0199', email: 'help@tpa.test' },
        errors: {
          settings: { AUTOMATIC_LOGOUT_PERIOD: [{ errorCode: 'CAN_NOT_OVERRIDE_SETTINGS' }] },
        },
      });
    });

    it('saves nothing else either', async () => {
      await set('tenant_settings', 'OVERRIDE_LOGOUT_SETTINGS', true);
      const session = await test.signIn({ role: 'MD_USER' });

      await save(session, {
        profile: { contactMethods },
        settings: { AUTOMATIC_LOGOUT_PERIOD: 5 },
      });

      expect((await read(session)).profile.contactMethods.workEmail).toBeNull();
    });

    it('takes the whole form back unchanged', async () => {
      await set('tenant_settings', 'OVERRIDE_LOGOUT_SETTINGS', true);
      const session = await test.signIn({ role: 'MD_USER' });
      const { settings } = await read(session);

      expect((await save(session, { profile: { contactMethods }, settings })).statusCode).toBe(200);
    });
  });

  it('refuses a preference that the company fixes', async () => {
    await set('company_settings', 'EMAIL_NOTIFICATION_RUN_COMPLETED', false);
    const session = await test.signIn({ role: 'COMPANY_ADMIN', companyId });

    const answer = await save(session, {
      profile: {},
      settings: { EMAIL_NOTIFICATION_RUN_COMPLETED: true },
    });

    expect([answer.statusCode, answer.json().errorCode]).toEqual([
      409,
      'CAN_NOT_OVERRIDE_SETTINGS',
    ]);
  });

  it.each([
    [
      'profile.address.zip',
      { profile: { address: { ...address, zip: '123' } } },
      'INVALID_ZIP_CODE',
    ],
    [
      'profile.address.state',
      { profile: { address: { ...address, state: 'XX' } } },
      'INVALID_STATE',
    ],
    ['profile.address.city', { profile: { address: { ...address, city: '' } } }, 'BLANK'],
    [
      'profile.address.addressLine1',
      { profile: { address: { ...address, addressLine1: 'a'.repeat(256) } } },
      'TOO_LONG',
    ],
    [
      'profile.contactMethods.workEmail',
      { profile: { contactMethods: { workEmail: 'x' } } },
      'INVALID_EMAIL_ADDRESS',
    ],
    [
      'profile.contactMethods.cellPhone',
      { profile: { contactMethods: { cellPhone: '555' } } },
      'INVALID_INTL_PHONE',
    ],
    [
      'settings.AUTOMATIC_LOGOUT_PERIOD',
      { profile: {}, settings: { AUTOMATIC_LOGOUT_PERIOD: 7 } },
      'INVALID',
    ],
    [
      'settings.AUTOMATIC_LOGOUT',
      { profile: {}, settings: { AUTOMATIC_LOGOUT: 'yes' } },
      'INVALID',
    ],
    ['profile', {}, 'BLANK'],
  ])('fails on %s', async (path, body, code) => {
    const session = await test.signIn({ role: 'MD_USER' });

    const answer = await save(session, body);

    expect(answer.statusCode).toBe(400);
    const leaf: unknown = path.split('.').reduce((node, key) => node?.[key], answer.json().errors);
    expect(leaf).toMatchObject([{ errorCode: code }]);
  });
});
