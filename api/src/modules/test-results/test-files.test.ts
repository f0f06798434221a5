import { describe, expect, it } from 'vitest';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { textsOfPages } from '../../core/documents/testing/pdf-text.ts';
import { multipart } from '../../core/storage/testing/multipart.ts';
import { sampleFiles } from '../../core/storage/testing/sample-files.ts';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { sql } from 'drizzle-orm';
import { determine, logContact, reportedTest } from '../mro/testing/mro-cases.ts';
import { addTest, report } from './testing/add-test.ts';

const api = await useTestApp();
const world = await growPoolWorld(api);
const superAdmin = await api.signIn({ role: 'SUPER_ADMIN' });
const client = await api.signIn({ role: 'COMPANY_ADMIN', companyId: world.companyId });
const mro = await api.signIn({ role: 'MD_USER', granted: ['VIEW_UNVERIFIED_RESULTS'] });

const call = (session: TestSession, path: string) => api.call(`GET ${path}`, { session });
const caseOf = async (id: number): Promise<number> =>
  (await call(superAdmin, `/api/testresults/${id}`)).json().testCase.id;
const textOf = async (session: TestSession, path: string): Promise<string> => {
  const answer = await call(session, path);
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  return textsOfPages(answer.rawPayload).flat().join(' ');
};
const upload = async (): Promise<string> => {
  const form = multipart([{ field: 'data', name: 'scan.pdf', content: sampleFiles.pdf }], {
    title: 'Scan',
    docType: 'OTHER',
  });
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/files',
    headers: { authorization: `Bearer ${superAdmin.token}`, ...form.headers },
    payload: form.payload,
  });
  return answer.json().id;
};

const reviewer = {
  fullName: 'Dana Reeves, MD',
  providerId: null,
  addressLine1: '85 Peachtree St',
  addressLine2: null,
  city: 'Atlanta',
  state: 'GA',
  zip: '30303',
  phone: '4045550117',
  fax: null,
};

describe('a test on paper', () => {
  it('says what everybody may know, also to MRO staff before the release', async () => {
    const id = await reportedTest(api, world, 'RESULT_POSITIVE');
    for (const session of [client, mro]) {
      const text = await textOf(session, `/api/testresults/${id}/download`);
      expect(text).toContain('In MRO process');
      expect(text).toContain('Ann Lee');
      expect(text).not.toMatch(/Positive|1842|Amphetamine/);
    }
  });

  it('is closed to client users once the MRO has reported, and noted when it is taken along', async () => {
    const id = await reportedTest(api, world, 'RESULT_NEGATIVE');
    await determine(api, mro, id, { result: 'MRO_NEGATIVE' });
    await api.asOwner(1, (tx) =>
      tx.run(sql`
        with ordered as (
          update test_results set confirmation_method = 'SEND_DONOR_ELECTRONIC_ORDER' where id = ${id} returning id)
        insert into lab_orders (tenant_id, test_result_id, order_number, lab_order_type, test_type, ordered_at, mro)
        select 1, id, ${`N-${id}`}, 'ELECTRONIC_ORDER', 'DRUG', now(),
          ${JSON.stringify(reviewer)}::jsonb from ordered`),
    );

    expect((await call(client, `/api/testresults/${id}/download`)).json()).toMatchObject({
      errorCode: 'ACCESS_DENIED',
    });
    const text = await textOf(superAdmin, `/api/testresults/${id}/download`);
    expect(text).toContain('Negative');
    // Nothing is to be confirmed of it.
    expect(text).not.toContain('Confirmation Option');
    const ofMro = await textOf(client, `/api/testcase/${await caseOf(id)}/mroreport/${id}`);
    expect(ofMro).toContain('(404) 555-0117');
    const { results } = (await call(superAdmin, `/api/testresults/${id}/events`)).json();
    expect(results.filter(({ kind }: { kind: string }) => kind === 'DOWNLOADED')).toHaveLength(2);
  });
});

describe('the report of the MRO', () => {
  it('has what the rule asks for, and no quantities', async () => {
    const id = await reportedTest(api, world, 'RESULT_POSITIVE');
    await logContact(api, mro, id);
    const path = `/api/testcase/${await caseOf(id)}/mroreport/${id}`;
    expect((await call(client, path)).statusCode).toBe(404);

    await determine(api, mro, id, {
      result: 'MRO_POSITIVE',
      drugs: ['Amphetamine'],
      basis: 'INTERVIEW',
    });

    const text = await textOf(client, path);
    expect(text).toMatch(/Positive for\s+Amphetamine/);
    expect(text).toMatch(/Reason for Test\s+Random/);
    expect(text).toMatch(/Verified by\s+Test User/);
    expect(text).not.toMatch(/1842|GCMS|Cutoff/);
  });

  it('is of the case that it is asked for alone', async () => {
    const [id, other] = [
      await reportedTest(api, world, 'RESULT_NEGATIVE'),
      await reportedTest(api, world, 'RESULT_NEGATIVE'),
    ];
    await determine(api, mro, id, { result: 'MRO_NEGATIVE' });

    const answer = await call(client, `/api/testcase/${await caseOf(other)}/mroreport/${id}`);

    expect(answer.statusCode).toBe(404);
  });

  it('is the file of the MRO where there is one', async () => {
    const { id, caseId } = await addTest(api, {
      companyId: world.companyId,
      locationId: world.near,
    });
    await report(api, id, { kind: 'MRO', result: 'MRO_NEGATIVE', fileId: await upload() });

    const answer = await call(client, `/api/testcase/${caseId}/mroreport/${id}`);

    expect(answer.rawPayload.equals(Buffer.from(sampleFiles.pdf))).toBe(true);
  });
});

describe('files of a case', () => {
  it('are there for whoever opens its tests; those of the laboratory for MRO staff alone', async () => {
    const { id, caseId } = await addTest(api, {
      companyId: world.companyId,
      locationId: world.near,
    });
    const [attached, found] = [await upload(), await upload()];
    await api.asOwner(1, (tx) =>
      tx.run(sql`insert into test_attachments (tenant_id, test_result_id, file_id, title, doc_type)
        values (1, ${id}, ${attached}::uuid, 'Copy 4', 'CCF')`),
    );
    await report(api, id, { kind: 'LABORATORY', result: 'RESULT_POSITIVE', fileId: found });
    const codes = async (session: TestSession) => [
      (await call(session, `/api/testcase/${caseId}/file/${attached}`)).statusCode,
      (await call(session, `/api/testcase/${caseId}/file/${found}`)).statusCode,
      (await call(session, `/api/files/own/${attached}`)).statusCode,
    ];

    expect(await codes(client)).toEqual([200, 404, 200]);
    expect(await codes(mro)).toEqual([200, 200, 200]);
    const near = { role: 'LOCATION_MANAGER', companyId: world.companyId } as const;
    expect(await codes(await api.signIn({ ...near, contextIds: [world.far] }))).toEqual([
      404, 404, 404,
    ]);
  });

  it('are of the case that they are asked for alone', async () => {
    const place = { companyId: world.companyId, locationId: world.near };
    const [{ id }, { caseId: other }] = [await addTest(api, place), await addTest(api, place)];
    const file = await upload();
    await api.asOwner(1, (tx) =>
      tx.run(sql`insert into test_attachments (tenant_id, test_result_id, file_id, title, doc_type)
        values (1, ${id}, ${file}::uuid, 'Copy 4', 'CCF')`),
    );

    expect((await call(client, `/api/testcase/${other}/file/${file}`)).statusCode).toBe(404);
  });
});
