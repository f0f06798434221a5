import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { multipart } from '../../core/storage/testing/multipart.ts';
import { sampleFiles } from '../../core/storage/testing/sample-files.ts';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { sweepFiles } from '../files/files.worker.ts';
import { addDocument, uploadedBy } from './testing/document-calls.ts';

/* What holds for every call is in routes.test.ts; here is what is special about documents. */

const api = await useTestApp();
const companyId = await api.addCompany('Harbor Freight');
const otherId = await api.addCompany('Other Freight');
const admin = await api.signIn({ role: 'MD_USER' });
const clerk = await api.signIn({ role: 'COMPANY_USER', companyId });
const manager = await api.signIn({ role: 'LOCATION_MANAGER', companyId, contextIds: [1] });

const list = async (session: TestSession, query = '', company = companyId) =>
  api.call(`GET /api/companies/${company}/documents?${query}`, { session });
const download = (session: TestSession, id: number, company = companyId) =>
  api.call(`GET /api/companies/${company}/documents/${id}/download`, { session });
const titles = async (query: string): Promise<string[]> =>
  (await list(admin, query)).json().results.map(({ title }: { title: string }) => title);

test('answers what the file is, who added it, and when', async () => {
  const document = await addDocument(api, admin, companyId, { title: '  Drug policy ' });

  expect(document).toEqual({
    id: expect.any(Number),
    companyId,
    title: 'Drug policy',
    fileId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    contentType: 'application/pdf',
    size: sampleFiles.pdf.length,
    uploadedBy: expect.stringMatching(/^Test User \d+$/),
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    version: 1,
  });
});

test('says text/csv of a CSV, without its letters', async () => {
  const part = { name: 'members.csv', content: sampleFiles.csv };
  const { contentType } = await addDocument(api, admin, companyId, { title: 'CSV', ...part });

  expect(contentType).toBe('text/csv');
  expect(await titles('contentType[EQ]=text/csv')).toEqual(['CSV']);
});

test('lists by title, and by kind, size and date', async () => {
  const company = await api.addCompany('Sorted Freight');
  for (const [title, format] of [
    ['beta', 'pdf'],
    ['Alpha', 'png'],
    ['gamma', 'xlsx'],
  ] as const)
    await addDocument(api, admin, company, {
      title,
      name: `f.${format}`,
      content: sampleFiles[format],
    });
  const sorted = async (query: string) =>
    (await list(admin, query, company)).json().results.map((each: { title: string }) => each.title);

  expect(await sorted('')).toEqual(['Alpha', 'beta', 'gamma']);
  expect(await sorted('sortBy=size&sortOrder=DESC')).toEqual(['gamma', 'beta', 'Alpha']);
  expect(await sorted('sortBy=createdAt')).toEqual(['beta', 'Alpha', 'gamma']);
  expect(await sorted('sortBy=contentType')).toEqual(['beta', 'gamma', 'Alpha']);
  expect(await sorted('q=ALP')).toEqual(['Alpha']);
  expect(await sorted(`size[GTE]=${sampleFiles.pdf.length}`)).toEqual(['beta', 'gamma']);
});

test('a client user of the company reads and downloads, and does not change', async () => {
  const { id } = await addDocument(api, admin, companyId, { title: 'Consent form' });

  const answer = await download(clerk, id);

  expect(answer.rawPayload).toEqual(sampleFiles.pdf);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="Consent form.pdf"',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  const renamed = await api.call(`PUT /api/documents/${id}`, {
    session: clerk,
    body: { title: 'Mine', version: 1 },
  });
  expect(renamed.statusCode).toBe(403);
});

test('a manager of a location finds no document, also not by a file id', async () => {
  const { id, fileId } = await addDocument(api, admin, companyId);
  const codes = await Promise.all([
    download(manager, id),
    api.call(`DELETE /api/documents/${id}`, { session: manager }),
    api.call(`GET /api/files/own/${fileId}`, { session: manager }),
  ]);

  expect(codes.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect((await list(manager)).statusCode).toBe(403);
});

test('who was given the permission reads them at once', async () => {
  const { id } = await addDocument(api, admin, companyId);
  const granted = await api.signIn({
    role: 'LOCATION_MANAGER',
    companyId,
    contextIds: [1],
    granted: ['READ_ALL_DOCUMENTS'],
  });

  expect((await download(granted, id)).statusCode).toBe(200);
});

test('who may delete but not read finds nothing to delete or to rename', async () => {
  const { id } = await addDocument(api, admin, companyId);
  const blind = await api.signIn({
    role: 'REGION_MANAGER',
    companyId,
    contextIds: [1],
    granted: ['DELETE', 'UPDATE'],
  });

  const codes = await Promise.all([
    api.call(`DELETE /api/documents/${id}`, { session: blind }),
    api.call(`PUT /api/documents/${id}`, { session: blind, body: { title: 'x', version: 7 } }),
  ]);

  expect(codes.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
});

test('is found below its own company alone', async () => {
  const { id } = await addDocument(api, admin, companyId);

  expect((await download(admin, id, otherId)).statusCode).toBe(404);
  expect((await list(admin, `id[EQ]=${id}`, otherId)).json().total).toBe(0);
});

test('takes nobody else’s file, no signature, no logo and no unknown one', async () => {
  const boss = await api.signIn({ role: 'SUPER_ADMIN' });
  const logo = await uploadLogo(boss);
  const add = (session: TestSession, fileId: string) =>
    api.call(`POST /api/companies/${companyId}/documents`, {
      session,
      body: { title: 'Taken', fileId },
    });

  const answers = await Promise.all([
    add(boss, await uploadedBy(api, admin)),
    add(boss, logo),
    add(boss, '7a1f7a52-93a5-4f4e-9a57-1f0c6f7a7a11'),
  ]);

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect(await titles('q=Taken')).toEqual([]);
});

async function uploadLogo({ token }: TestSession): Promise<string> {
  const part = { field: 'logo', name: 'logo.png', content: sampleFiles.png };
  const { headers, payload } = multipart([part]);
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/upload-logo',
    headers: { ...headers, authorization: `Bearer ${token}` },
    payload,
  });
  return answer.json().id;
}

test.each([
  ['title', { title: '', fileId: '7a1f7a52-93a5-4f4e-9a57-1f0c6f7a7a11' }, 'BLANK'],
  ['title', { title: 'x'.repeat(256), fileId: '7a1f7a52-93a5-4f4e-9a57-1f0c6f7a7a11' }, 'TOO_LONG'],
  ['fileId', { title: 'Policy' }, 'BLANK'],
  ['fileId', { title: 'Policy', fileId: '12' }, 'INVALID'],
])('refuses a bad %s on its field', async (field, body, errorCode) => {
  const answer = await api.call(`POST /api/companies/${companyId}/documents`, {
    session: admin,
    body,
  });

  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors[field]).toMatchObject([{ errorCode }]);
});

test('is named by its title in every language, with one extension', async () => {
  const { id } = await addDocument(api, admin, companyId, { title: 'Política “A/B”.PDF' });

  expect((await download(admin, id)).headers['content-disposition']).toContain(
    "filename*=UTF-8''Pol%C3%ADtica%20%E2%80%9CA_B%E2%80%9D.PDF",
  );
});

test('a file of a document is opened by its id by whoever sees the document', async () => {
  const { id, fileId } = await addDocument(api, admin, companyId);
  const stranger = await api.signIn({ role: 'COMPANY_ADMIN', companyId: otherId });
  const open = async (session: TestSession) =>
    (await api.call(`GET /api/files/own/${fileId}`, { session })).statusCode;

  expect([await open(clerk), await open(stranger)]).toEqual([200, 404]);
  await api.call(`DELETE /api/documents/${id}`, { session: admin });
  expect(await open(clerk)).toBe(404);
});

test('a deleted one is gone for everybody; its row and its file stay', async () => {
  const { id, fileId } = await addDocument(api, admin, companyId, { title: 'Old policy' });

  const answer = await api.call(`DELETE /api/documents/${id}`, { session: admin });
  await api.asOwner(1, (tx) =>
    tx.run(sql`update files set created_at = now() - interval '9 years' where id = ${fileId}`),
  );
  await sweepFiles(api.database, api.app.storage);

  expect(answer.statusCode).toBe(204);
  expect((await download(admin, id)).statusCode).toBe(404);
  expect(await titles('q=Old policy')).toEqual([]);
  expect(await api.app.storage.read(`1/${fileId}`)).not.toBeNull();
  const entry = await api.asOwner(1, (tx) =>
    tx.row(
      sql`select changes, company_id from audit_log where action = 'document.deleted' and entity_id = ${String(id)}`,
    ),
  );
  expect(entry).toEqual({
    changes: { title: { before: 'Old policy' }, fileId: { before: fileId } },
    company_id: companyId,
  });
});

test('goes with its company', async () => {
  const closing = await api.addCompany('Closing Freight');
  const { id } = await addDocument(api, admin, closing);

  await api.call(`DELETE /api/companies/${closing}`, { session: admin });

  expect((await api.call(`GET /api/documents/${id}`, { session: admin })).statusCode).toBe(404);
});

test('says the name of the day, also of who acts in another tenant', async () => {
  const tenantId = await api.addTenant('documents-elsewhere');
  const boss = await api.signIn({ role: 'SUPER_ADMIN', tenantId, homeTenantId: 1 });
  const company = await api.asOwner(tenantId, (tx) =>
    tx.row<{ id: number }>(
      sql`insert into companies (tenant_id, company_name) values (${tenantId}, 'There') returning id`,
    ),
  );
  const { id, uploadedBy: before } = await addDocument(api, boss, company?.id ?? 0);
  await api.asOwner(1, (tx) =>
    tx.run(sql`update users set last_name = 'Renamed' where id = ${boss.userId}`),
  );

  const now = await api.call(`GET /api/documents/${id}`, { session: boss });

  expect(before).toMatch(/^Test User \d+$/);
  expect(now.json().uploadedBy).toBe(before);
});
