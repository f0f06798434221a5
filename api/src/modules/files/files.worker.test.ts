import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { multipart } from '../../core/storage/testing/multipart.ts';
import { sampleFiles } from '../../core/storage/testing/sample-files.ts';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { sweepFiles } from './files.worker.ts';

const sessions: TestSession[] = [];

const api = await useTestApp();
const other = await api.addTenant('sweep-elsewhere');
sessions.push(
  await api.signIn({ role: 'MD_USER' }),
  await api.signIn({ role: 'MD_USER', tenantId: other }),
);
beforeEach(() => api.asOwner(1, (tx) => tx.run(sql`update files set referenced_at = now()`)));

async function upload(session: TestSession): Promise<string> {
  const { headers, payload } = multipart(
    [{ field: 'data', name: 'a.pdf', content: sampleFiles.pdf }],
    { docType: 'OTHER' },
  );
  const authorization = `Bearer ${session.token}`;
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/files',
    headers: { ...headers, authorization },
    payload,
  });
  return answer.json().id;
}

const age = (id: string, hours: number) =>
  api.asOwner(1, (tx) =>
    tx.run(
      sql`update files set created_at = now() - make_interval(hours => ${hours}) where id = ${id}`,
    ),
  );

const exists = async (id: string): Promise<boolean> =>
  (await api.asOwner(1, (tx) => tx.row(sql`select 1 as yes from files where id = ${id}`))) !== null;

const sweep = () => sweepFiles(api.database, api.app.storage);

it('removes what nothing refers to after 24 hours, in every tenant', async () => {
  const ids = [await upload(sessions[0]!), await upload(sessions[1]!)];
  for (const id of ids) await age(id, 25);

  const swept = await sweep();

  expect(swept).toEqual({ released: 2, removed: 2 });
  expect(
    await Promise.all([
      ...ids.map(exists),
      api.app.storage.read(`1/${ids[0]}`),
      api.app.storage.read(`${other}/${ids[1]}`),
    ]),
  ).toEqual([false, false, null, null]);
});

it('keeps a younger file', async () => {
  const id = await upload(sessions[0]!);
  await age(id, 23);

  await sweep();

  expect(await exists(id)).toBe(true);
});

it('keeps a file that a record refers to, however old', async () => {
  const id = await upload(sessions[0]!);
  await api.asOwner(1, (tx) =>
    tx.run(sql`update files set referenced_at = now() where id = ${id}`),
  );
  await age(id, 10_000);

  await sweep();

  expect(await exists(id)).toBe(true);
});

it('removes an object whose upload was cut off by a crash, a day later', async () => {
  const id = await upload(sessions[0]!);
  await api.asOwner(1, async (tx) => {
    await tx.run(sql`delete from files where id = ${id}`);
    await tx.run(
      sql`insert into unowned_objects (tenant_id, storage_key, due_at) values (1, ${`1/${id}`}, now() - interval '1 second')`,
    );
  });

  await sweep();

  const noted = await api.asOwner(1, (tx) => tx.row(sql`select 1 as yes from unowned_objects`));
  expect([await api.app.storage.read(`1/${id}`), noted]).toEqual([null, null]);
});

it('leaves an object alone whose upload may still be running', async () => {
  const id = await upload(sessions[0]!);
  await api.asOwner(1, (tx) =>
    tx.run(
      sql`insert into unowned_objects (tenant_id, storage_key, due_at) values (1, ${`1/${id}`}, now() + interval '1 hour')`,
    ),
  );

  await sweep();

  expect(await api.app.storage.read(`1/${id}`)).not.toBeNull();
});

it('notes an object that the store does not remove, for the next sweep', async () => {
  const id = await upload(sessions[0]!);
  await age(id, 25);
  const broken = {
    ...api.app.storage,
    remove: () => Promise.reject(new Error('the store is away')),
  };

  await expect(sweepFiles(api.database, broken)).rejects.toThrow('the store is away');
  const { removed } = await sweep();

  expect(removed).toBe(1);
});
