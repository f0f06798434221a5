import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestSession } from '../../core/testing/test-app.ts';
import { multipart } from '../../core/storage/testing/multipart.ts';
import { sampleFiles } from '../../core/storage/testing/sample-files.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { addRule, ruleInput } from './testing/rule-calls.ts';
import { addStartingRules } from './starting-rules.service.ts';
import { aYearAfter } from './a-year-after.ts';

let api: TestApp;
let admin: TestSession;
const today = new Date().toISOString().slice(0, 10);

beforeAll(async () => {
  api = await startTestApp();
  admin = await api.signIn({ role: 'MD_USER' });
});
afterAll(() => api.close());

const act = (id: number, name: string, version: number) =>
  api.call(`POST /api/compliancerules/${id}/${name}`, { session: admin, body: { version } });

describe('the starter rules', () => {
  it('are those of the list, for every tenant once, and nobody has reviewed them', async () => {
    const tenantId = await api.addTenant('starter');
    await inTransaction(api.database, { tenantId }, addStartingRules);
    await inTransaction(api.database, { tenantId }, addStartingRules);
    const session = await api.signIn({ role: 'SUPER_ADMIN', tenantId });

    const list = await api.call('GET /api/compliancerules?limit=1', { session });

    expect(list.json()).toMatchObject({
      total: 157,
      results: [{ reviewedAt: null, reviewedBy: null, reviewBy: aYearAfter(today) }],
    });
  });

  it('call suspicion as tests do', async () => {
    const tenantId = await api.addTenant('words');
    await inTransaction(api.database, { tenantId }, addStartingRules);
    const session = await api.signIn({ role: 'SUPER_ADMIN', tenantId });

    const list = await api.call(
      'GET /api/compliancerules?state[EQ]=VT&reasonForTest[EQ]=REASONABLE_SUSPICION_CAUSE',
      { session },
    );

    expect(list.json()).toMatchObject({ total: 1, results: [{ citation: '21 V.S.A. 513(c)' }] });
  });
});

describe('a rule', () => {
  it('is one of DOT where it is federal, and of no DOT test otherwise', async () => {
    const rules = [
      await addRule(api, admin, { state: 'US' }),
      await addRule(api, admin, { state: 'DC' }),
    ];

    expect(rules.map(({ program }) => program)).toEqual(['DOT', 'NON_DOT']);
  });

  it('ends on no day before it begins', async () => {
    const answer = await api.call('POST /api/compliancerules', {
      session: admin,
      body: ruleInput({ validFrom: '2026-02-01', validTo: '2026-01-31' }),
    });

    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([
      400,
      ['validTo'],
    ]);
  });

  it('that is retired holds no more from today on, and is found as such', async () => {
    const { id, version } = await addRule(api, admin);

    expect((await act(id, 'retire', version)).json()).toMatchObject({ standing: 'RETIRED' });
    const again = await act(id, 'retire', version + 1);
    expect(again.statusCode).toBe(400);
    const list = await api.call(
      `GET /api/compliancerules?standing[EQ]=RETIRED&id[EQ]=${String(id)}`,
      { session: admin },
    );
    expect(list.json()).toMatchObject({ total: 1 });
  });

  it('that is reviewed says who looked at it and when, and is due in a year', async () => {
    const { id, version } = await addRule(api, admin, { reviewBy: '2020-01-01' });

    expect((await act(id, 'review', version)).json()).toMatchObject({
      reviewedAt: today,
      reviewedBy: expect.stringMatching(/^Test User/),
      reviewBy: aYearAfter(today),
      isReviewDue: false,
    });
  });

  it.each([
    [{ message: 'Another meaning.' }, null],
    [{ source: 'https://example.com' }, today],
  ])('keeps its review only while it says the same: %j', async (change, reviewedAt) => {
    const { id, version } = await addRule(api, admin);
    const reviewed = (await act(id, 'review', version)).json<{ version: number }>();

    const answer = await api.call(`PUT /api/compliancerules/${id}`, {
      session: admin,
      body: { ...ruleInput(change), version: reviewed.version },
    });

    expect(answer.json()).toMatchObject({ reviewedAt });
  });

  it('has a file that whoever orders tests may open', async () => {
    const form = multipart(
      [{ field: 'data', name: 'law.pdf', content: Buffer.from(sampleFiles.pdf) }],
      { docType: 'OTHER' },
    );
    const upload = await api.app.inject({
      method: 'POST',
      url: '/api/files',
      headers: { authorization: `Bearer ${admin.token}`, ...form.headers },
      payload: form.payload,
    });
    const fileId = upload.json<{ id: string }>().id;
    const rule = await addRule(api, admin, { fileId });
    const companyId = await api.addCompany('Readers');
    const client = await api.signIn({ role: 'COMPANY_USER', companyId });

    const opened = await api.call(`GET /api/files/own/${fileId}`, { session: client });

    expect([rule.fileName, opened.statusCode]).toEqual(['law.pdf', 200]);
  });
});

it('a leap day is followed by the last of February', () => {
  expect([aYearAfter('2028-02-29'), aYearAfter('2026-11-24')]).toEqual([
    '2029-02-28',
    '2027-11-24',
  ]);
});
