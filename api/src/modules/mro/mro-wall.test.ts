import { describe, expect, it } from 'vitest';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { determine, logContact, reportedTest } from './testing/mro-cases.ts';

const api = await useTestApp();
const world = await growPoolWorld(api);
const mro = await api.signIn({ role: 'MD_USER', granted: ['VIEW_UNVERIFIED_RESULTS'] });
const others = {
  'a super administrator': await api.signIn({ role: 'SUPER_ADMIN' }),
  'an administrator of the company': await api.signIn({
    role: 'COMPANY_ADMIN',
    companyId: world.companyId,
  }),
  'a manager of the location': await api.signIn({
    role: 'LOCATION_MANAGER',
    companyId: world.companyId,
    contextIds: [world.near],
  }),
};

/** All that somebody is told of a test, by whichever call, without what differs between any two tests. */
async function told(session: TestSession, id: number): Promise<string> {
  const paths = [
    `/api/testresults/${id}`,
    `/api/testresults/${id}/events`,
    `/api/testresults/${id}/review`,
    `/api/testresults?id[EQ]=${id}`,
    `/api/testresults?id[EQ]=${id}&testResult.resultType[IS_NULL]=true`,
    `/api/testresults?id[EQ]=${id}&testResult.reportedAt[IS_NULL]=true`,
    `/api/testresults/report?id[EQ]=${id}&format=csv`,
    `/api/testresults/${id}/download`,
    `/api/mro/inbox?id[EQ]=${id}`,
    `/api/history?entity[EQ]=testResult&entityId[EQ]=${id}`,
  ];
  const answers = [];
  for (const path of paths) {
    const { statusCode, body, headers } = await api.call(`GET ${path}`, { session });
    const isPdf = headers['content-type'] === 'application/pdf';
    answers.push(`${statusCode} ${isPdf ? 'PDF' : body}`);
  }
  return (
    answers
      .join('\n')
      .replaceAll(/"(id|entityId|primaryId|requestId)":("[^"]*"|\d+)/g, '"$1":0')
      .replaceAll(/\d{4}-\d\d-\d\d[T ][\d:.]+Z?/g, 'T')
      .replaceAll(/\bT-\d+/g, 'T-0')
      .replaceAll(/"Test \d+"/g, '"Test"')
      /* What this reader does here leaves its own steps. */
      .replaceAll(/,\{"kind":"(VIEWED|DOWNLOADED)"[^}]*\}/g, '')
      .replaceAll(/^\d+,/gm, '0,')
  );
}

describe.each(Object.entries(others))('%s', (_, session) => {
  it('is told the same of twins whose laboratory found something and nothing, while MRO staff work', async () => {
    const clean = await reportedTest(api, world, 'RESULT_NEGATIVE');
    const found = await reportedTest(api, world, 'RESULT_POSITIVE');
    const before = [await told(session, clean), await told(session, found)];
    expect(before[0]).toBe(before[1]);

    await logContact(api, mro, found, { kind: 'DONOR_MESSAGE' });
    await logContact(api, mro, found, { kind: 'DER_ASKED' });
    await logContact(api, mro, found);

    expect(await told(session, found)).toBe(before[1]);
  });

  it('is told the same of twins that were determined alike, whatever the laboratory found', async () => {
    const clean = await reportedTest(api, world, 'RESULT_NEGATIVE');
    const found = await reportedTest(api, world, 'RESULT_POSITIVE');
    await logContact(api, mro, found);

    await determine(api, mro, clean, { result: 'MRO_NEGATIVE' });
    await determine(api, mro, found, {
      result: 'MRO_NEGATIVE',
      basis: 'INTERVIEW',
      note: 'Prescription of a stimulant',
    });

    expect(await told(session, found)).toBe(await told(session, clean));
  });

  it('is told the same of twins that were canceled', async () => {
    const twins = [
      await reportedTest(api, world, 'RESULT_NEGATIVE', { case: { program: 'NON_DOT' } }),
      await reportedTest(api, world, 'RESULT_POSITIVE', { case: { program: 'NON_DOT' } }),
    ];
    for (const id of twins)
      await determine(api, mro, id, { result: 'MRO_CANCELLED', reason: 'Flaw of the form' });

    expect(await told(session, twins[1] ?? 0)).toBe(await told(session, twins[0] ?? 0));
  });
});

it('somebody who asks while a determination is filed sees all of it or nothing', async () => {
  const session = others['an administrator of the company'];
  const ids = await Promise.all(
    Array.from({ length: 6 }, () => reportedTest(api, world, 'RESULT_NEGATIVE')),
  );
  const seen: { testStatus: string; resultType: string | null; closed: boolean }[] = [];
  for (const id of ids) {
    const filing = determine(api, mro, id, { result: 'MRO_NEGATIVE' });
    for (let at = 0; at < 4; at += 1) {
      const answer = await api.call(`GET /api/testresults?id[EQ]=${id}`, { session });
      const { testResult, testCase } = answer.json().results[0];
      seen.push({ ...testResult, closed: testCase.status === 'CLOSED' });
    }
    await filing;
  }

  for (const { testStatus, resultType, closed } of seen)
    expect([testStatus, resultType, closed]).toEqual(
      testStatus === 'MRO_PENDING'
        ? ['MRO_PENDING', null, false]
        : ['MRO_VERIFIED', 'RESULT_NEGATIVE', true],
    );
});
