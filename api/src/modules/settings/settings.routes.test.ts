import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { roles, typeOfRole, type Role } from '@assay/schema/common/role-names';
import { multipart } from '../../core/storage/testing/multipart.ts';
import { sampleFiles } from '../../core/storage/testing/sample-files.ts';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';

const sessions = {} as Record<Role, TestSession>;

const api = await useTestApp();
const companyId = await api.addCompany('Harbor Freight');
for (const role of roles) {
  sessions[role] = await api.signIn({
    role,
    ...(typeOfRole(role) === 'CLIENT' ? { companyId } : {}),
  });
}
const other = await api.addTenant('settings-elsewhere');
const elsewhere = await api.signIn({ role: 'SUPER_ADMIN', tenantId: other });
beforeEach(() => api.asOwner(1, (tx) => tx.run(sql`delete from tenant_settings`)));

const get = (url: string, session = sessions.SUPER_ADMIN) => api.call(`GET ${url}`, { session });
const put = (url: string, body: unknown, session = sessions.SUPER_ADMIN) =>
  api.call(`${url === '/api/tenantsettings' ? 'POST' : 'PUT'} ${url}`, { session, body });

const security = '/api/appmfalogoutsettings';
const notifications = '/api/appnotificationsettings';
const branding = '/api/tenantsettings';

const lastChanges = async (tenantId = 1): Promise<{ entity_id: string; changes: object } | null> =>
  api.asOwner(tenantId, (tx) =>
    tx.row(
      sql`select entity_id, changes from audit_log where tenant_id = ${tenantId} and action = 'settings.updated' order by id desc limit 1`,
    ),
  );

async function uploadLogo(
  session: TestSession,
  name = 'logo.png',
  content: Buffer = sampleFiles.png,
  field = 'logo',
) {
  const { headers, payload } = multipart([{ field, name, content }]);
  return api.app.inject({
    method: 'POST',
    url: '/api/upload-logo',
    payload,
    headers: { ...headers, authorization: `Bearer ${session.token}` },
  });
}

describe.each([security, notifications, branding])('%s', (url) => {
  it('refuses an unknown key on that key', async () => {
    const answer = await put(url, { TENANT_TITLE: 'Mine' });

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      message: 'There is an issue with input values',
      errors: { TENANT_TITLE: [{ errorCode: 'INVALID' }] },
    });
    expect(answer.json().errorCode).toBeUndefined();
  });

  it('keeps values apart by tenant', async () => {
    const change = {
      [security]: { MFA_ENABLED: true },
      [notifications]: { EMAIL_NOTIFICATION_RUN_REMINDER: false },
      [branding]: { TENANT_COLOR: '#0F766E' },
    }[url];
    await put(url, change, elsewhere);

    const [here, there] = [(await get(url)).json(), (await get(url, elsewhere)).json()];

    expect(there).toMatchObject(change ?? {});
    expect(here).not.toMatchObject(change ?? {});
  });

  it('writes no audit row when nothing changes', async () => {
    const before = await lastChanges();

    await put(url, {});

    expect(await lastChanges()).toEqual(before);
  });
});

describe('security settings', () => {
  const defaults = {
    MFA_ENABLED: false,
    AUTOMATIC_LOGOUT: true,
    AUTOMATIC_LOGOUT_PERIOD: 30,
    OVERRIDE_MFA_SETTINGS: false,
    OVERRIDE_LOGOUT_SETTINGS: false,
  };

  it('have their defaults', async () => {
    expect((await get(security)).json()).toEqual(defaults);
  });

  it('answer what was saved and keep the keys that were not sent', async () => {
    await put(security, { MFA_ENABLED: true });

    const answer = await put(security, { AUTOMATIC_LOGOUT: true, AUTOMATIC_LOGOUT_PERIOD: 55 });

    expect(answer.json()).toEqual({ ...defaults, MFA_ENABLED: true, AUTOMATIC_LOGOUT_PERIOD: 55 });
    expect((await get(security)).json()).toEqual(answer.json());
  });

  it('need a period when automatic logout is turned on', async () => {
    await put(security, { AUTOMATIC_LOGOUT: false });

    const answer = await put(security, { AUTOMATIC_LOGOUT: true });

    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({
      AUTOMATIC_LOGOUT_PERIOD: [
        { errorCode: 'BLANK', message: 'This field is required.', params: {} },
      ],
    });
  });

  it('take the stored period when automatic logout is turned on', async () => {
    await put(security, { AUTOMATIC_LOGOUT: false, AUTOMATIC_LOGOUT_PERIOD: 10 });

    const answer = await put(security, { AUTOMATIC_LOGOUT: true });

    expect(answer.json()).toMatchObject({ AUTOMATIC_LOGOUT: true, AUTOMATIC_LOGOUT_PERIOD: 10 });
  });

  it.each([
    ['AUTOMATIC_LOGOUT_PERIOD', 7, 'INVALID'],
    ['AUTOMATIC_LOGOUT_PERIOD', 65, 'INVALID'],
    ['AUTOMATIC_LOGOUT_PERIOD', '30', 'INVALID'],
    ['AUTOMATIC_LOGOUT_PERIOD', null, 'BLANK'],
    ['AUTOMATIC_LOGOUT', 'yes', 'INVALID'],
    ['MFA_ENABLED', null, 'BLANK'],
    ['OVERRIDE_MFA_SETTINGS', 1, 'INVALID'],
    ['OVERRIDE_LOGOUT_SETTINGS', 'true', 'INVALID'],
  ])('refuse %s = %j', async (key, value, errorCode) => {
    const answer = await put(security, { [key]: value });

    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[key]).toMatchObject([{ errorCode }]);
    expect((await get(security)).json()).toEqual(defaults);
  });

  it('write before and after into the audit log', async () => {
    await put(security, { MFA_ENABLED: true });

    expect(await lastChanges()).toEqual({
      entity_id: 'security',
      changes: { MFA_ENABLED: { before: false, after: true } },
    });
  });
});

describe('notification settings', () => {
  it('are all on by default', async () => {
    const settings = (await get(notifications)).json();

    expect(Object.keys(settings)).toHaveLength(7);
    expect(Object.values(settings)).toEqual(Array(7).fill(true));
  });

  it('answer what was saved', async () => {
    const answer = await put(notifications, { EMAIL_NOTIFICATION_CLOSED_CASE_UPDATES: false });

    expect(answer.json()).toMatchObject({
      EMAIL_NOTIFICATION_CLOSED_CASE_UPDATES: false,
      EMAIL_NOTIFICATION_RUN_COMPLETED: true,
    });
    expect((await get(notifications)).json()).toEqual(answer.json());
  });

  it('refuse what is no boolean', async () => {
    const answer = await put(notifications, { EMAIL_NOTIFICATION_RUN_COMPLETED: 'no' });

    expect(answer.json().errors.EMAIL_NOTIFICATION_RUN_COMPLETED).toMatchObject([
      { errorCode: 'INVALID' },
    ]);
  });
});

describe('branding', () => {
  it('is empty by default', async () => {
    expect((await get(branding)).json()).toEqual({ TENANT_LOGO: null, TENANT_COLOR: null });
  });

  it('takes an uploaded logo by its id and answers where its image is', async () => {
    const { id } = (await uploadLogo(sessions.SUPER_ADMIN)).json();

    const answer = await put(branding, { TENANT_LOGO: id, TENANT_COLOR: '#1b5e9b' });

    expect(answer.json()).toEqual({
      TENANT_LOGO: { id, uri: `/api/tenantstyle/logo/${id}` },
      TENANT_COLOR: '#1b5e9b',
    });
    expect((await get(branding)).json()).toEqual(answer.json());
  });

  it('keeps the logo when only the color is sent, and the other way round', async () => {
    const { id } = (await uploadLogo(sessions.SUPER_ADMIN)).json();
    await put(branding, { TENANT_LOGO: id });
    await put(branding, { TENANT_COLOR: '#0F766E' });

    expect((await get(branding)).json()).toMatchObject({
      TENANT_LOGO: { id },
      TENANT_COLOR: '#0F766E',
    });
  });

  it('goes back to the defaults by null', async () => {
    const { id } = (await uploadLogo(sessions.SUPER_ADMIN)).json();
    await put(branding, { TENANT_LOGO: id, TENANT_COLOR: '#0F766E' });

    const answer = await put(branding, { TENANT_LOGO: null, TENANT_COLOR: null });

    expect(answer.json()).toEqual({ TENANT_LOGO: null, TENANT_COLOR: null });
  });

  it.each(['red', '#12345', '#1234567', 'url(#a)'])('refuses the color %s', async (color) => {
    const answer = await put(branding, { TENANT_COLOR: color });

    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors)).toEqual(['TENANT_COLOR']);
  });

  it('refuses a logo that is no id', async () => {
    const answer = await put(branding, { TENANT_LOGO: 'logo.png' });

    expect(answer.json().errors.TENANT_LOGO).toMatchObject([{ errorCode: 'INVALID' }]);
  });

  const notFound = {
    errorCode: 'RESOURCE_NOT_FOUND',
    errors: { TENANT_LOGO: [{ errorCode: 'RESOURCE_NOT_FOUND' }] },
  };

  it('refuses a logo that does not exist', async () => {
    const answer = await put(branding, { TENANT_LOGO: '7a1f7a52-93a5-4f4e-9a57-1f0c6f7a7a11' });

    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject(notFound);
  });

  it('refuses the logo of another tenant', async () => {
    const { id } = (await uploadLogo(elsewhere)).json();

    expect((await put(branding, { TENANT_LOGO: id })).json()).toMatchObject(notFound);
  });

  it('refuses a file that was not uploaded as a logo', async () => {
    const { headers, payload } = multipart(
      [{ field: 'data', name: 'a.png', content: sampleFiles.png }],
      { docType: 'OTHER' },
    );
    const authorization = `Bearer ${sessions.SUPER_ADMIN.token}`;
    const file = await api.app.inject({
      method: 'POST',
      url: '/api/files',
      headers: { ...headers, authorization },
      payload,
    });

    expect((await put(branding, { TENANT_LOGO: file.json().id })).json()).toMatchObject(notFound);
  });
});

describe('POST /api/upload-logo', () => {
  it('takes an SVG that only draws', async () => {
    expect((await uploadLogo(sessions.SUPER_ADMIN, 'logo.svg', sampleFiles.svg)).statusCode).toBe(
      201,
    );
  });

  const refusal = (errorCode: string, message: string) => ({
    errorCode,
    message,
    errors: { logo: [{ errorCode, message }] },
  });

  it.each([
    [
      'an SVG with a script',
      'logo.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    [
      'an SVG with an event handler',
      'logo.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    ],
    ['a JPEG', 'logo.jpeg', sampleFiles.jpeg],
    ['an SVG called .png', 'logo.png', sampleFiles.svg],
  ])('refuses %s and keeps nothing of it', async (_what, name, content) => {
    const count = () => api.asOwner(1, (tx) => tx.row(sql`select count(*) as n from files`));
    const before = await count();

    const answer = await uploadLogo(sessions.SUPER_ADMIN, name, content);

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject(
      refusal('INVALID_MIME_TYPE', 'File is not a png, svg and therefore rejected.'),
    );
    expect(await count()).toEqual(before);
  });

  it('refuses one over 1 MB', async () => {
    const answer = await uploadLogo(
      sessions.SUPER_ADMIN,
      'logo.png',
      Buffer.concat([sampleFiles.png, Buffer.alloc(1024 * 1024)]),
    );

    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject(
      refusal('FILE_TOO_LARGE', 'File is over 1 MB and therefore rejected.'),
    );
  });

  it('refuses a form without one', async () => {
    const answer = await uploadLogo(sessions.SUPER_ADMIN, 'logo.png', sampleFiles.png, 'image');

    expect(answer.json().errors.logo).toMatchObject([
      { errorCode: 'BLANK', message: 'Please attach file.' },
    ]);
  });
});
