import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleFiles } from '../../core/storage/testing/sample-files.ts';
import { s3Server } from '../../core/storage/testing/s3-server.ts';
import { startTestApp, type TestApp, type TestSession } from '../../core/testing/test-app.ts';
import { addDocument } from './testing/document-calls.ts';

/* An installation that keeps its files in a bucket; the rest is as in documents.test.ts. */

const PORT = 27_030;
const objects = new Map<string, Buffer>();
const bucket = s3Server(objects);
let api: TestApp;
let admin: TestSession;
let companyId: number;

beforeAll(async () => {
  await new Promise<void>((listening) => bucket.listen(PORT, '127.0.0.1', listening));
  api = await startTestApp({
    S3_BUCKET: 'portal-files',
    S3_ENDPOINT: `http://127.0.0.1:${PORT}`,
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  admin = await api.signIn({ role: 'MD_USER' });
  companyId = await api.addCompany('Harbor Freight');
});
afterAll(async () => {
  await api.close();
  bucket.closeAllConnections();
  bucket.close();
});

const download = (id: number) =>
  api.call(`GET /api/companies/${companyId}/documents/${id}/download`, { session: admin });

test.each(['pdf', 'jpeg', 'png', 'xlsx', 'tiff', 'csv'] as const)(
  'a %s comes back as it was sent',
  async (format) => {
    const content = sampleFiles[format];
    const { id, fileId } = await addDocument(api, admin, companyId, {
      name: `scan.${format}`,
      content,
    });

    expect(objects.get(`/portal-files/1/${fileId}`)).toEqual(content);
    expect((await download(id)).rawPayload).toEqual(content);
  },
);

test('one whose object the bucket has lost is not found', async () => {
  const { id, fileId } = await addDocument(api, admin, companyId);
  objects.delete(`/portal-files/1/${fileId}`);

  expect((await download(id)).statusCode).toBe(404);
});
