import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { momentIn } from '../../core/clock.ts';
import { textsOfPages } from '../../core/documents/testing/pdf-text.ts';
import { multipart } from '../../core/storage/testing/multipart.ts';
import { sampleFiles } from '../../core/storage/testing/sample-files.ts';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { addTest, report } from '../test-results/testing/add-test.ts';
import { addPositive, addSignature } from './testing/positive-test.ts';
import { canonicalJson } from '../../core/canonical-json.ts';

const api = await useTestApp();
const world = await growPoolWorld(api);
const manager = await api.signIn({
  role: 'LOCATION_MANAGER',
  companyId: world.companyId,
  contextIds: [world.near],
});

const stranger = await api.signIn({
  role: 'LOCATION_MANAGER',
  companyId: world.companyId,
  contextIds: [world.far],
});
const multipartOf = ({ token }: TestSession, content: Buffer) => {
  const { headers, payload } = multipart([{ field: 'data', name: 'paper.pdf', content }], {
    title: 'Statement',
    docType: 'OTHER',
  });
  return { headers: { ...headers, authorization: `Bearer ${token}` }, payload };
};

const signature = (session: TestSession) => addSignature(api, session);
const positive = () => addPositive(api, { companyId: world.companyId, locationId: world.near });

const signed = async () => ({
  defendantSignature: await signature(manager),
  supervisorSignature: await signature(manager),
});
const admission = { drugAdulterantAdmission: { THC: { name: 'x', date: '2026-02-20' } } };
const sign = (id: number, body: object, session = manager) =>
  api.call(`POST /api/testresults/${id}/acknowledgment`, { session, body });
const read = async (path: string) =>
  (await api.call(`GET /api/testresults/${path}`, { session: manager })).json();

it('is signed once, and admitted once after it', async () => {
  const id = await positive();

  expect((await sign(id, { type: 'ADMISSION', admission })).statusCode).toBe(400);
  expect((await sign(id, { type: 'ACKNOWLEDGMENT', ...(await signed()) })).statusCode).toBe(201);
  expect((await sign(id, { type: 'BOTH', ...(await signed()), admission })).json().errorCode).toBe(
    'ACKNOWLEDGEMENT_ALREADY_EXIST',
  );
  expect((await sign(id, { type: 'ADMISSION', admission })).statusCode).toBe(201);
  expect((await sign(id, { type: 'ADMISSION', admission })).json().errorCode).toBe(
    'ACKNOWLEDGEMENT_ALREADY_EXIST',
  );

  expect((await read(`${id}`)).acknowledgmentType).toBe('ADMITTED');
  expect((await read(`${id}/acknowledgments`)).results).toMatchObject([
    { type: 'ACKNOWLEDGMENT', substances: [] },
    { type: 'ADMISSION', substances: [{ name: 'Marijuana', date: '2026-02-20' }] },
  ]);
});

it('needs both signatures, and of an admission a substance that was found on a day that has passed', async () => {
  const id = await positive();
  const both = { type: 'BOTH', ...(await signed()) };

  const bare = (await sign(id, { type: 'ACKNOWLEDGMENT' })).json().errors;
  const none = (await sign(id, both)).json().errors;
  const other = { drugAdulterantAdmission: { COC: { name: 'x', date: '2026-02-20' } } };
  const future = { drugAdulterantAdmission: { THC: { name: 'x', date: '2999-02-20' } } };

  expect(Object.keys(bare)).toEqual(['defendantSignature', 'supervisorSignature']);
  expect(none.admission.drugAdulterantAdmission[0].message).toBe(
    'Select at least one drug/adulterant, please.',
  );
  expect((await sign(id, { ...both, admission: other })).statusCode).toBe(400);
  expect((await sign(id, { ...both, admission: future })).statusCode).toBe(400);
});

it('is not offered for DOT tests, nor before a result is released, whatever it is', async () => {
  const place = { companyId: world.companyId, locationId: world.near };
  const dot = await addTest(api, place);
  await report(api, dot.id, { kind: 'MRO', result: 'MRO_POSITIVE' });
  const hidden = async (result: 'RESULT_POSITIVE' | 'RESULT_NEGATIVE') => {
    const { id } = await addTest(api, { ...place, case: { program: 'NON_DOT' } });
    await report(api, id, { kind: 'LABORATORY', result });
    return (await sign(id, { type: 'ACKNOWLEDGMENT', ...(await signed()) })).json();
  };
  const { requestId: _one, ...positiveTwin } = await hidden('RESULT_POSITIVE');
  const { requestId: _other, ...negativeTwin } = await hidden('RESULT_NEGATIVE');

  expect((await sign(dot.id, { type: 'ACKNOWLEDGMENT', ...(await signed()) })).statusCode).toBe(
    400,
  );
  expect(positiveTwin).toEqual(negativeTwin);
  expect(positiveTwin.errors).toHaveProperty('type');
});

it('keeps the document that went with it, for whoever may open the test', async () => {
  const id = await positive();
  const upload = await api.app.inject({
    method: 'POST',
    url: '/api/files',
    ...multipartOf(manager, sampleFiles.pdf),
  });
  const document = upload.json<{ id: string }>().id;
  await sign(id, { type: 'ACKNOWLEDGMENT', ...(await signed()), document });

  const [answer] = (await read(`${id}/acknowledgments`)).results;
  const { testCase } = await read(`${id}`);
  const file = (session: TestSession) =>
    api.call(`GET /api/testcase/${testCase.id}/file/${document}`, { session });

  expect((await read(`${id}`)).acknowledgment).toMatchObject({
    createdAt: answer.signedAt,
    createdOn: answer.signedAt.slice(0, 10),
    attachment: { fileId: document },
    admission: null,
  });
  expect(answer.document).toMatchObject({ fileId: document, contentType: 'application/pdf' });
  expect((await file(manager)).statusCode).toBe(200);
  expect((await file(stranger)).statusCode).toBe(404);
});

it('keeps a hash of what was signed, which stands on the document beside the moment where its reader is', async () => {
  const id = await positive();
  await api.asOwner(1, (tx) =>
    tx.run(sql`update sessions set timezone = 'America/Denver' where user_id = ${manager.userId}`),
  );
  await api.asOwner(1, (tx) =>
    tx.run(sql`update test_results set collected_at = '2026-03-02T02:00:00Z' where id = ${id}`),
  );
  await sign(id, { type: 'BOTH', causeNumber: 'C-7', ...(await signed()), admission });

  const [row] = await api.asOwner(1, (tx) =>
    tx.rows<{ signed: object }>(
      sql`select signed from acknowledgments where test_result_id = ${id}`,
    ),
  );
  const [answer] = (await read(`${id}/acknowledgments`)).results;
  const pdf = await api.call(`GET /api/testresults/${id}/acknowledgments/download`, {
    session: manager,
  });

  expect(createHash('sha256').update(canonicalJson(row?.signed)).digest('hex')).toBe(answer.sha256);
  expect(row?.signed).toMatchObject({
    causeNumber: 'C-7',
    signedAt: answer.signedAt,
    test: {
      Collected: '03/01/2026 (America/Denver)',
    },
  });
  expect(pdf.statusCode, pdf.body).toBe(200);
  const paper = textsOfPages(pdf.rawPayload).flat().join('').replaceAll(/\s/g, '');
  expect(paper).toContain(answer.sha256);
  expect(paper).toContain(answer.signedAt);
  expect(paper).toContain(
    momentIn(new Date(answer.signedAt), 'America/Denver').replaceAll(/\s/g, ''),
  );
});

it('outlives a correction: what was signed stays, and of a test that is negative by now nothing more is signed', async () => {
  const id = await positive();
  await sign(id, { type: 'ACKNOWLEDGMENT', ...(await signed()) });
  const before = (await read(`${id}/acknowledgments`)).results;
  const clerk = await api.signIn({ role: 'SUPER_ADMIN' });
  const corrected = await api.call(`POST /api/testresults/${id}/correct`, {
    session: clerk,
    body: {
      reportSource: 'LABORATORY',
      receivedFrom: 'Laboratory',
      reason: 'The specimens were mixed up.',
      reportedAt: '2026-03-05T12:00:00.000Z',
      resultType: 'RESULT_NEGATIVE',
      mroResult: null,
      version: (await read(`${id}`)).version,
    },
  });

  expect(corrected.statusCode, corrected.body).toBe(200);
  expect(await read(`${id}`)).toMatchObject({
    resultType: 'RESULT_NEGATIVE',
    acknowledgmentType: 'ACKNOWLEDGED',
  });
  expect((await read(`${id}/acknowledgments`)).results).toEqual(before);
  for (const body of [
    { type: 'ACKNOWLEDGMENT', ...(await signed()) },
    { type: 'ADMISSION', admission },
  ])
    expect((await sign(id, body)).json().errors.type[0].message).toBe(
      'Only a positive result that is released is acknowledged.',
    );
});
