import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { companySettings } from '../../core/settings/setting-store.repository.ts';
import { useTestApp } from '../../core/testing/test-app.ts';
import { addRule } from '../compliance-rules/testing/rule-calls.ts';
import { addPanel, assignPanel } from '../test-panels/testing/panel-calls.ts';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { instantTestInput } from './testing/instant-test-input.ts';

const api = await useTestApp();
const { near, companyId } = await growPoolWorld(api);
const session = await api.signIn({ role: 'SUPER_ADMIN' });
const boss = await api.signIn({ role: 'COMPANY_ADMIN', companyId });
const panel = await addPanel(api, session);
await assignPanel(api, session, near, panel.id);
await addRule(api, session, {
  level: 'RED',
  testType: 'POCT',
  specimenType: 'URINE',
  message: 'Not allowed.',
});
await api.asOwner(1, (tx) =>
  companySettings(companyId).save(tx, {
    ALLOW_COMPLIANCE_API: true,
    COMPLIANCE_CHECK_INSTANT_TEST: true,
    COMPLIANCE_ALLOW_OVERRIDE_AND_CONTINUE_IF_RED_ALERT: true,
    EMAIL_NOTIFICATION_RED_ALERT_OVERRIDDEN: true,
    EMAIL_NOTIFICATION_RED_ALERT_OVERRIDDEN_ADD_USERS: [boss.userId],
  }),
);

const get = async (path: string) => (await api.call(`GET ${path}`, { session })).json();

it('says in the timeline why the alert of an instant test was overridden, and names the case in the mail', async () => {
  const answer = await api.call(`POST /api/location/${near}/instanttests`, {
    session,
    body: {
      ...(await instantTestInput(api, session, { testPanelId: panel.id })),
      isComplianceIgnore: true,
      complianceOverrideReason: 'Counsel agreed',
    },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  const { id } = answer.json<{ id: number }>();

  const { testCase } = await get(`/api/testresults/${id}`);
  const { results } = await get(`/api/testresults/${id}/events`);
  expect(results[0]).toMatchObject({
    kind: 'COLLECTED',
    note: 'A compliance alert was overridden: Counsel agreed',
  });
  const mails = await api.asOwner(1, (tx) =>
    tx.rows<{ body_text: string }>(
      sql`select body_text from mail_outbox where body_text like '%overridden%'`,
    ),
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.body_text).toContain(`Test Case ID ${testCase.id}.`);
});
