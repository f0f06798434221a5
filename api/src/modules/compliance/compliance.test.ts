import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ComplianceResult } from '@assay/schema/compliance/compliance-check';
import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { companySettings } from '../../core/settings/setting-store.repository.ts';
import { startTestApp, type TestApp, type TestSession } from '../../core/testing/test-app.ts';
import { addRule } from '../compliance-rules/testing/rule-calls.ts';
import { growPoolWorld, type PoolWorld } from '../test-pools/testing/pool-world.ts';
import { requireCompliance } from './compliance.service.ts';

let api: TestApp;
let world: PoolWorld;
let orderer: TestSession;
let boss: TestSession;

const set = (values: Record<string, unknown>) =>
  api.asOwner(1, (tx) => companySettings(world.companyId).save(tx, values));

beforeAll(async () => {
  api = await startTestApp();
  world = await growPoolWorld(api);
  const { companyId, near } = world;
  orderer = await api.signIn({ role: 'LOCATION_MANAGER', companyId, contextIds: [near] });
  boss = await api.signIn({ role: 'COMPANY_ADMIN', companyId });
});
afterAll(() => api.close());

beforeEach(async () => {
  await api.asOwner(1, async (tx) => {
    await tx.run(sql`delete from company_settings`);
    await tx.run(sql`delete from compliance_alerts`);
    await tx.run(sql`delete from mail_outbox`);
    await tx.run(sql`delete from compliance_rules`);
  });
  await addRule(api, world.admin, { level: 'GREEN', message: 'A written policy helps.' });
  await addRule(api, world.admin, {
    level: 'RED',
    reasonForTest: 'RANDOM',
    message: 'No random tests.',
    citation: 'Tex. Code 7',
  });
});

const planned = { specimenTypeId: 1, reasonForTest: 'RANDOM', locationId: 0 };

const check = (body: object = {}, call = 'laborder', session = orderer) =>
  api.call(`POST /api/compliance/check/${call}`, {
    session,
    body: { ...planned, locationId: world.near, ...body },
  });
const resultOf = async (body?: object, call?: string): Promise<ComplianceResult> => {
  const answer = await check(body, call);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ complianceResult: ComplianceResult }>().complianceResult;
};
const mails = () =>
  api.asOwner(1, (tx) =>
    tx.rows<{ recipient: string; body_text: string }>(
      sql`select recipient, body_text from mail_outbox order by recipient`,
    ),
  );

describe('a check', () => {
  it('tells the messages of all matching rules, and the law', async () => {
    expect(await resultOf()).toMatchObject({
      status: 'RED_ALERT',
      alertMessage: 'No random tests.\nA written policy helps.',
      alertResource: 'Tex. Code 7; Tex. Lab. Code 1',
      alertResourceFile: null,
      state: 'TX',
      testType: 'LAB',
      actions: [],
      findings: [
        { message: 'No random tests.', decides: true },
        { message: 'A written policy helps.', decides: false },
      ],
    });
  });

  it('takes specimens of instant tests for what they are', async () => {
    await addRule(api, world.admin, { level: 'YELLOW', testType: 'POCT', specimenType: 'URINE' });
    const other = { reasonForTest: 'PROMOTION', specimenTypeId: 5 };

    expect((await resultOf(other, 'instanttest')).status).toBe('YELLOW_ALERT');
    expect((await resultOf(other, 'laborder')).status).toBe('SUCCESS');
  });

  it('looks at federal rules alone for DOT, and at none of them otherwise', async () => {
    await addRule(api, world.admin, { state: 'US', level: 'YELLOW', message: 'Federal form.' });

    expect(await resultOf({ program: 'DOT' })).toMatchObject({
      status: 'YELLOW_ALERT',
      alertMessage: 'Federal form.',
      state: 'US',
    });
    expect((await resultOf({ reasonForTest: 'PROMOTION' })).status).toBe('SUCCESS');
  });

  it.each([
    [{ validTo: '2020-01-01' }, 'SUCCESS'],
    [{ validFrom: '2999-01-01' }, 'SUCCESS'],
    [{ validFrom: '2020-01-01', validTo: '2999-01-01' }, 'RED_ALERT'],
  ])('leaves out rules that do not hold today: %j', async (days, status) => {
    await addRule(api, world.admin, { level: 'RED', reasonForTest: 'PROMOTION', ...days });

    expect((await resultOf({ reasonForTest: 'PROMOTION' })).status).toBe(status);
  });

  it('warns where nobody has looked at the law, until somebody adds a rule', async () => {
    const move = (state: string) =>
      api.asOwner(1, (tx) =>
        tx.run(sql`update locations set address_state = ${state} where id = ${world.near}`),
      );
    await move('PR');
    const before = await resultOf();
    await addRule(api, world.admin, { state: 'PR', level: 'GREEN', testType: 'POCT' });
    const after = await resultOf();
    await move('TX');

    expect(before).toMatchObject({
      status: 'YELLOW_ALERT',
      alertMessage: 'There are no rules for Puerto Rico here: check the law before you go on.',
      findings: [],
    });
    expect(after).toMatchObject({ status: 'SUCCESS', alertMessage: null });
  });

  it('warns of a rule that nobody reviewed in time, and says so', async () => {
    await addRule(api, world.admin, {
      level: 'GREEN',
      reasonForTest: 'PROMOTION',
      reviewBy: '2020-01-31',
    });

    expect(await resultOf({ reasonForTest: 'PROMOTION' })).toMatchObject({
      status: 'YELLOW_ALERT',
      alertMessage: expect.stringContaining('had to be reviewed by 01/31/2020'),
    });
  });

  it('refuses a location out of sight like one that is none', async () => {
    const answers = await Promise.all(
      [world.far, 999_999].map((locationId) => check({ locationId })),
    );

    expect(answers.map((each) => [each.statusCode, each.json().errors])).toEqual([
      [400, { locationId: [expect.objectContaining({ errorCode: 'INVALID' })] }],
      [400, { locationId: [expect.objectContaining({ errorCode: 'INVALID' })] }],
    ]);
  });

  it('names each field that is missing', async () => {
    const answer = await api.call('POST /api/compliance/check/laborder', {
      session: orderer,
      body: {},
    });

    expect(Object.keys(answer.json<{ errors: object }>().errors).toSorted()).toEqual([
      'locationId',
      'reasonForTest',
      'specimenTypeId',
    ]);
  });
});

describe('the mail of an alert', () => {
  const on = { ALLOW_COMPLIANCE_API: true, COMPLIANCE_CHECK_LAB_ORDER: true };

  it('goes to those whom the company named, once a day for each person, place and test', async () => {
    await set({
      ...on,
      EMAIL_NOTIFICATION_RED_ALERT: true,
      EMAIL_NOTIFICATION_RED_ALERT_ADD_USERS: [boss.userId],
    });
    await check();
    await check();

    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.body_text).toContain('A compliance check at Near gave a red alert.');
    expect(mail?.body_text).toContain('Laboratory test, Urine, Random, Non-DOT.');
  });

  it.each([
    ['the company sends none', on],
    [
      'the company checks no laboratory tests',
      { ALLOW_COMPLIANCE_API: true, EMAIL_NOTIFICATION_RED_ALERT: true },
    ],
    ['nobody was named', { ...on, EMAIL_NOTIFICATION_RED_ALERT: true }],
  ])('is not sent where %s', async (_why, values) => {
    await set(values);
    await check();

    expect(await mails()).toEqual([]);
  });
});

describe('a test that is stored', () => {
  const on = {
    ALLOW_COMPLIANCE_API: true,
    COMPLIANCE_CHECK_LAB_ORDER: true,
    COMPLIANCE_ALLOW_OVERRIDE_AND_CONTINUE_IF_RED_ALERT: true,
  };

  const store = (sent: { isComplianceIgnore: boolean; complianceOverrideReason: string | null }) =>
    inTransaction(api.database, { tenantId: 1 }, (tx) => {
      const viewer = { userId: orderer.userId, homeTenantId: 1, timezone: 'UTC' };
      const context = { tx, tenantId: 1, viewer, now: new Date() };
      return requireCompliance(context as Context, {
        testType: 'LAB',
        program: 'NON_DOT',
        specimenTypeId: 1,
        reasonForTest: 'RANDOM',
        locationId: world.near,
        ...sent,
      });
    });
  const overridden = { isComplianceIgnore: true, complianceOverrideReason: 'Counsel agreed' };

  it('keeps what the check said, who overrode it and why', async () => {
    await set(on);

    expect(await store(overridden)).toMatchObject({
      status: 'RED_ALERT',
      alertMessage: 'No random tests.\nA written policy helps.',
      isOverridden: true,
      overrideReason: 'Counsel agreed',
      overriddenBy: expect.stringMatching(/^Test User/),
    });
  });

  it('is not checked where the company checks none', async () => {
    expect(await store({ isComplianceIgnore: false, complianceOverrideReason: null })).toBeNull();
  });

  it('is refused where the alert is not overridden', async () => {
    await set(on);

    await expect(store({ ...overridden, isComplianceIgnore: false })).rejects.toMatchObject({
      code: 'COMPLIANCE_ALERT',
      status: 409,
    });
  });
});
