import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { companySettings } from '../../core/settings/setting-store.repository.ts';
import { useTestApp } from '../../core/testing/test-app.ts';
import { addRule } from '../compliance-rules/testing/rule-calls.ts';
import { addTest } from '../test-results/testing/add-test.ts';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { addOrderPlace, orderInput, placeOrder } from './testing/order-calls.ts';

const api = await useTestApp();
const { near, companyId } = await growPoolWorld(api);
const session = await api.signIn({ role: 'SUPER_ADMIN' });
const boss = await api.signIn({ role: 'COMPANY_ADMIN', companyId });
const place = await addOrderPlace(api, session, near);
await addRule(api, session, { level: 'RED', message: 'Not allowed.' });
await api.asOwner(1, (tx) =>
  companySettings(companyId).save(tx, {
    ALLOW_COMPLIANCE_API: true,
    COMPLIANCE_CHECK_LAB_ORDER: true,
    COMPLIANCE_ALLOW_OVERRIDE_AND_CONTINUE_IF_RED_ALERT: true,
    EMAIL_NOTIFICATION_RED_ALERT_OVERRIDDEN: true,
    EMAIL_NOTIFICATION_RED_ALERT_OVERRIDDEN_ADD_USERS: [boss.userId],
  }),
);
const override = { isComplianceIgnore: true, complianceOverrideReason: 'Counsel agreed' };

beforeEach(() => api.asOwner(1, (tx) => tx.run(sql`delete from mail_outbox`)));

const get = async (path: string) => (await api.call(`GET ${path}`, { session })).json();
const overrideMails = () =>
  api.asOwner(1, (tx) =>
    tx.rows<{ body_text: string }>(
      sql`select body_text from mail_outbox where body_text like '%overridden%'`,
    ),
  );

it('says in the timeline of the test why its alert was overridden, and names the case in the mail', async () => {
  const { id, testCaseId } = await placeOrder(api, session, orderInput(place, override));

  const { results } = await get(`/api/testresults/${id}/events`);
  expect(results[0]).toMatchObject({
    kind: 'ORDERED',
    note: 'A compliance alert was overridden: Counsel agreed',
  });
  const [mail, ...more] = await overrideMails();
  expect(more).toEqual([]);
  expect(mail?.body_text).toContain('A red compliance alert was overridden at Near.');
  expect(mail?.body_text).toContain(`Test Case ID ${testCaseId}.`);
  expect(mail?.body_text).not.toContain('Counsel agreed');
});

it('takes a reason as long as the dialog does, and no longer', async () => {
  const sent = (length: number) =>
    api.call('POST /api/laborders', {
      session,
      body: orderInput(place, { ...override, complianceOverrideReason: 'x'.repeat(length) }),
    });

  expect((await sent(1_000)).statusCode).toBe(201);
  expect((await sent(1_001)).json()).toMatchObject({
    errors: { complianceOverrideReason: [{ errorCode: 'TOO_LONG' }] },
  });
});

it('keeps the override of an order that joins the case of the instant test it confirms', async () => {
  const instant = await addTest(api, {
    companyId,
    locationId: near,
    case: { program: 'NON_DOT' },
    test: {
      testType: 'INSTANT',
      testStatus: 'PENDING_CONFIRMATION',
      resultType: 'RESULT_PRELIMINARY_POSITIVE',
      goesThroughMro: false,
    },
  });
  const { id, testCaseId } = await placeOrder(
    api,
    session,
    orderInput(place, { donor: null, instantTestId: instant.id, ...override }),
  );

  expect(testCaseId).toBe(instant.caseId);
  expect((await get(`/api/testresults/${id}`)).testCase.compliance).toMatchObject({
    isOverridden: true,
    overrideReason: 'Counsel agreed',
  });
});
