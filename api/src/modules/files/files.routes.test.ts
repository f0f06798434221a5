import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { roles, typeOfRole, type Role } from '@assay/schema/common/role-names';
import { multipart, type FilePart } from '../../core/storage/testing/multipart.ts';
import { plainZip, sampleFiles } from '../../core/storage/testing/sample-files.ts';
import { useTestApp, type TestApp, type TestSession } from '../../core/testing/test-app.ts';

const api = await useTestApp();
const ann = await api.signIn({ role: 'MD_USER' });
const bob = await api.signIn({ role: 'MD_USER' });

type Request = { headers: Record<string, string>; payload: Buffer };

const send = (
  session: TestSession | null,
  { headers, payload }: Request,
  more: Record<string, string> = {},
) =>
  api.app.inject({
    method: 'POST',
    url: '/api/files',
    headers: {
      ...headers,
      ...(session ? { authorization: `Bearer ${session.token}` } : {}),
      ...more,
    },
    payload,
  });

const pdf: FilePart = { field: 'data', name: 'CCF 4711.pdf', content: sampleFiles.pdf };
const facts = { title: 'Custody form', docType: 'CCF' };

const upload = async (session: TestSession, part: FilePart = pdf): Promise<string> => {
  const answer = await send(session, multipart([part], facts));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
};

const download = (session: TestSession, id: string) =>
  api.call(`GET /api/files/own/${id}`, { session });

const names = (directory: string): Promise<string[]> =>
  readdir(path.join(api.app.config.ASSAY_DATA, directory), { recursive: true }).catch(() => []);

/** Everything that an upload could leave somewhere. */
async function traces() {
  const rows = await api.asOwner(1, (tx) =>
    tx.row<{ files: number; noted: number }>(sql`
      select (select count(*) from files) as files, (select count(*) from unowned_objects) as noted`),
  );
  return { ...rows, stored: (await names('files')).length, incoming: await names('incoming') };
}

describe('POST /api/files', () => {
  it.each(roles)('takes a file from a %s', async (role: Role) => {
    const companyId = await api.asOwner(1, (tx) => addCompany(tx));
    const session = await api.signIn({
      role,
      ...(typeOfRole(role) === 'CLIENT' ? { companyId } : {}),
    });

    const answer = await send(session, multipart([pdf], facts));

    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  });

  it.each(['pdf', 'jpeg', 'png', 'xlsx', 'tiff', 'csv'] as const)('takes a %s', async (format) => {
    const id = await upload(ann, {
      field: 'data',
      name: `scan.${format}`,
      content: sampleFiles[format],
    });

    expect((await download(ann, id)).rawPayload).toEqual(sampleFiles[format]);
  });

  it.each(['JPG', 'jpeg', 'tif'])('takes the spelling .%s', async (extension) => {
    const content = extension === 'tif' ? sampleFiles.tiff : sampleFiles.jpeg;

    await upload(ann, { field: 'data', name: `scan.${extension}`, content });
  });

  it('reads the fields after the file as well', async () => {
    const answer = await send(ann, multipart([pdf], facts, 'files first'));

    expect(answer.statusCode).toBe(201);
  });

  it('takes a signature as a raw image', async () => {
    const answer = await send(ann, {
      headers: { 'content-type': 'image/png' },
      payload: sampleFiles.png,
    });

    const file = await api.asOwner(1, (tx) =>
      tx.row(
        sql`select kind, doc_type, name, content_type from files where id = ${answer.json().id}`,
      ),
    );
    expect(file).toEqual({
      kind: 'signature',
      doc_type: 'SIGNATURE',
      name: 'signature.png',
      content_type: 'image/png',
    });
  });

  it('stores what the row says: size, hash and type by content', async () => {
    const id = await upload(ann, { ...pdf, type: 'text/html' });

    const file = await api.asOwner(1, (tx) =>
      tx.row(sql`select bytes, encode(sha256, 'hex') = encode(sha256(${sampleFiles.pdf}::bytea), 'hex') as same,
        content_type, title, doc_type, uploader_user_id from files where id = ${id}`),
    );
    expect(file).toEqual({
      bytes: sampleFiles.pdf.length,
      same: true,
      content_type: 'application/pdf',
      title: 'Custody form',
      doc_type: 'CCF',
      uploader_user_id: ann.userId,
    });
  });

  it('gives the same answer to a repeated call with its Idempotency-Key and keeps one file', async () => {
    const before = await traces();
    const key = { 'idempotency-key': 'upload-1' };

    const first = await send(ann, multipart([pdf], facts), key);
    const second = await send(ann, multipart([pdf], facts), key);

    const after = await traces();
    expect(second.json()).toEqual(first.json());
    expect(after.files).toBe((before.files ?? 0) + 1);
    expect(after.stored).toBe(before.stored + 1);
  });

  it('refuses an Idempotency-Key that was used with another file', async () => {
    const key = { 'idempotency-key': 'upload-2' };
    await send(ann, multipart([pdf], facts), key);

    const answer = await send(
      ann,
      multipart([{ ...pdf, name: 'a.csv', content: sampleFiles.csv }], facts),
      key,
    );

    expect(answer.statusCode).toBe(409);
    expect(answer.json().errorCode).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('writes who uploaded into the audit log, without title and name', async () => {
    const id = await upload(ann);

    const entry = await api.asOwner(1, (tx) =>
      tx.row<{ actor_user_id: number; changes: object }>(
        sql`select * from audit_log where action = 'file.uploaded' and entity_id = ${id}`,
      ),
    );
    expect(entry?.actor_user_id).toBe(ann.userId);
    expect(JSON.stringify(entry?.changes)).not.toMatch(/4711|Custody/);
  });
});

describe('a refused upload', () => {
  let before: Awaited<ReturnType<typeof traces>>;
  const leavesNothing = async (): Promise<void> => {
    expect(await traces()).toEqual(before);
  };

  beforeAll(async () => {
    before = await traces();
  });
  afterEach(leavesNothing);

  const named = (name: string, content: Buffer): Request =>
    multipart([{ field: 'data', name, content }], facts);
  const formats = 'pdf, jpeg, png, xlsx, tiff, csv';
  const typeRefusal = {
    errorCode: 'INVALID_MIME_TYPE',
    message: `File is not a ${formats} and therefore rejected.`,
    params: { formats },
  };

  it.each([
    ['an extension that is not taken', 'notes.exe', sampleFiles.pdf],
    ['no extension', 'notes', sampleFiles.pdf],
    ['an SVG', 'logo.svg', sampleFiles.svg],
    ['a program called .pdf', 'notes.pdf', Buffer.from('MZ this is a program')],
    [
      'an HTML page called .csv',
      'notes.csv',
      Buffer.from('<html><script>alert(1)</script></html>'),
    ],
    ['a ZIP called .xlsx', 'notes.xlsx', plainZip],
    ['a PNG called .jpeg', 'scan.jpeg', sampleFiles.png],
  ])('is one with %s', async (_what, name, content) => {
    const answer = await send(ann, named(name, content));

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ ...typeRefusal, errors: { data: [typeRefusal] } });
  });

  it('is one over 10 MB', async () => {
    const content = Buffer.concat([sampleFiles.pdf, Buffer.alloc(10 * 1024 * 1024)]);

    const answer = await send(ann, named('large.pdf', content));

    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({
      errorCode: 'FILE_TOO_LARGE',
      message: 'File is over 10 MB and therefore rejected.',
      params: { size: '10 MB' },
      errors: { data: [{ errorCode: 'FILE_TOO_LARGE' }] },
    });
  });

  it('is a signature over 1 MB', async () => {
    const payload = Buffer.concat([sampleFiles.png, Buffer.alloc(1024 * 1024)]);

    const answer = await send(ann, { headers: { 'content-type': 'image/png' }, payload });

    expect(answer.json()).toMatchObject({ errorCode: 'FILE_TOO_LARGE', params: { size: '1 MB' } });
  });

  it('is a signature that is no PNG', async () => {
    const answer = await send(ann, {
      headers: { 'content-type': 'image/png' },
      payload: sampleFiles.jpeg,
    });

    expect(answer.json()).toMatchObject({
      errorCode: 'INVALID_MIME_TYPE',
      params: { formats: 'png' },
    });
  });

  it('is a CSV that is not UTF-8, with a word on how to save one', async () => {
    const answer = await send(ann, named('members.csv', Buffer.from('José', 'latin1')));

    expect(answer.json()).toMatchObject({ ...typeRefusal, errors: { data: [{}] } });
    expect(answer.json().errors.data[0].message).toContain('save it as “CSV UTF-8');
  });

  it('is one that broke off', async () => {
    const whole = named('report.pdf', Buffer.concat([sampleFiles.pdf, Buffer.alloc(200_000)]));

    const answer = await send(ann, { ...whole, payload: whole.payload.subarray(0, 100_000) });

    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors.data).toMatchObject([{ errorCode: 'INVALID' }]);
  });

  it.each([
    ['docType', { title: 'x' }, 'BLANK'],
    ['docType', { title: 'x', docType: 'SELFIE' }, 'INVALID'],
    ['title', { title: 'x'.repeat(256), docType: 'CCF' }, 'TOO_LONG'],
  ])('is one with a bad %s', async (field, fields, errorCode) => {
    const answer = await send(ann, multipart([pdf], fields));

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      message: 'There is an issue with input values',
      errors: { [field]: [{ errorCode }] },
    });
  });

  it.each([
    ['no file', multipart([], facts)],
    ['the file in another part', multipart([{ ...pdf, field: 'file' }], facts)],
    ['JSON', { headers: { 'content-type': 'application/json' }, payload: Buffer.from('{}') }],
  ])('is one with %s', async (_what, request) => {
    const answer = await send(ann, request);

    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors.data).toMatchObject([
      { errorCode: 'BLANK', message: 'Please attach file.' },
    ]);
  });

  it('is one with an empty file, which is not said to be missing', async () => {
    const answer = await send(ann, named('empty.csv', Buffer.alloc(0)));

    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors.data).toMatchObject([
      { errorCode: 'BLANK', message: 'This file is empty.' },
    ]);
  });

  it('is one that the store cannot take', async () => {
    const { storage } = api.app;
    const put = storage.put.bind(storage);
    storage.put = () => Promise.reject(new Error('the disk is full'));

    const answer = await send(ann, multipart([pdf], facts));
    storage.put = put;

    expect(answer.statusCode).toBe(500);
  });
});

describe('GET /api/files/own/:fileId', () => {
  it('answers the uploader with the file as an attachment that nobody keeps', async () => {
    const id = await upload(ann, { ...pdf, name: 'Prüfbericht Ω.pdf' });

    const answer = await download(ann, id);

    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual(sampleFiles.pdf);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(sampleFiles.pdf.length),
      'content-disposition': `attachment; filename="Prufbericht _.pdf"; filename*=UTF-8''Pr%C3%BCfbericht%20%CE%A9.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });

  it('is not found for somebody else', async () => {
    const answer = await download(bob, await upload(ann));

    expect(answer.statusCode).toBe(404);
    expect(answer.json().errorCode).toBe('RESOURCE_NOT_FOUND');
  });

  it('is found by whoever sees a record that refers to it', async () => {
    const id = await upload(ann);
    api.app.fileReferences.push({
      kind: 'test',
      isVisible: async ({ viewer }, fileId) => fileId === id && viewer.userId === bob.userId,
    });
    const carl = await api.signIn({ role: 'MD_USER' });

    const [forBob, forCarl] = [await download(bob, id), await download(carl, id)];
    api.app.fileReferences.pop();

    expect([forBob.statusCode, forCarl.statusCode]).toEqual([200, 404]);
  });

  it('is not found from another tenant, also not by the user of the same number', async () => {
    const id = await upload(ann);
    const tenantId = await api.addTenant('files-elsewhere');
    const stranger = await api.signIn({ role: 'SUPER_ADMIN', tenantId });
    await api.asOwner(tenantId, (tx) =>
      tx.run(sql`update users set id = ${ann.userId} where tenant_id = ${tenantId}`),
    );
    await api.asOwner(tenantId, (tx) =>
      tx.run(sql`update sessions set user_id = ${ann.userId} where tenant_id = ${tenantId}`),
    );

    expect((await download(stranger, id)).statusCode).toBe(404);
  });

  it.each(['7a1f7a52-93a5-4f4e-9a57-1f0c6f7a7a11', 'not-an-id'])(
    'is not found for %s',
    async (id) => {
      expect((await download(ann, id)).statusCode).toBe(404);
    },
  );
});

async function addCompany(tx: Parameters<Parameters<TestApp['asOwner']>[1]>[0]): Promise<number> {
  const row = await tx.row<{ id: number }>(
    sql`insert into companies (tenant_id, company_name) values (1, gen_random_uuid()::text) returning id`,
  );
  return row?.id ?? 0;
}
