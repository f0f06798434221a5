import { Readable } from 'node:stream';
import { sql, type SQL } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { multipart } from '../../core/storage/testing/multipart.ts';
import { sampleFiles } from '../../core/storage/testing/sample-files.ts';
import type { Storage } from '../../core/storage/storage.ts';
import { useTestApp } from '../../core/testing/test-app.ts';
import { verifyFiles } from './verify-files.repository.ts';

const api = await useTestApp();
const session = await api.signIn({ role: 'MD_USER' });
const { storage } = api.app;
const bySql = (statement: SQL) => api.asOwner(1, (tx) => tx.run(statement));
/** A store in which somebody wrote past the portal. */
const storeWith = (content: Buffer | null): Storage => ({
  ...storage,
  read: async () => (content === null ? null : Readable.from([content])),
});
const problems = async (store: Storage = storage) =>
  (await verifyFiles(api.database, store)).changed.map(({ problem }) => problem);

let id = '';
beforeEach(async () => {
  await bySql(sql`delete from files`);
  const part = { field: 'data', name: 'scan.pdf', content: sampleFiles.pdf };
  const { headers, payload } = multipart([part], { title: 'Copy 4', docType: 'CCF' });
  const authorization = `Bearer ${session.token}`;
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/files',
    payload,
    headers: { ...headers, authorization },
  });
  ({ id } = answer.json<{ id: string }>());
});

it('finds nothing of what lies as it was uploaded', async () => {
  expect(await verifyFiles(api.database, storage)).toEqual({ count: 1, changed: [] });
});

it('finds bytes that were changed', async () => {
  expect(await problems(storeWith(sampleFiles.png))).toEqual([`file ${id} was changed`]);
});

it('finds bytes that were changed together with the hash in the row', async () => {
  await bySql(sql`update files set sha256 = sha256('other'), bytes = 5`);

  expect(await problems(storeWith(Buffer.from('other')))).toEqual([
    `file ${id} has another hash than at its upload`,
  ]);
});

it('finds one that is gone, unless nothing refers to it, which is removed after a day', async () => {
  expect(await problems(storeWith(null))).toEqual([]);

  await bySql(sql`update files set referenced_at = now()`);
  expect(await problems(storeWith(null))).toEqual([`file ${id} is missing`]);
});
