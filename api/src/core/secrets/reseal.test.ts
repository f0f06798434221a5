import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { sealedColumns } from '../../sealed-columns.ts';
import { keyFileOf } from './key-file.ts';
import { openSecretBox } from './open-secret-box.ts';
import { resealAll } from './reseal.ts';
import { rotateKey } from './rotate-key.ts';
import type { SecretBox } from './secret-box.ts';
import { takeUpKeys } from './take-up-keys.ts';

const PLACE = 'tenant 1 BASIC_AUTH_PASS';

let data: string;
let database: Database;
let secrets: SecretBox;

const settings = () => ({ ASSAY_DATA: data, ASSAY_SECRET: undefined, ASSAY_SECRET_OLD: [] });
const asOwner = <T extends object>(statement: ReturnType<typeof sql>) =>
  inTransaction(database, { role: 'owner' }, (tx) => tx.rows<T>(statement));
const save = (sealed: string) =>
  asOwner(sql`insert into tenant_settings (tenant_id, key, value)
    values (1, 'BASIC_AUTH_PASS', to_jsonb(${sealed}::text))
    on conflict (tenant_id, key) do update set value = excluded.value`);
const saved = async () => {
  const [row] = await asOwner<{ value: string }>(
    sql`select value from tenant_settings where key = 'BASIC_AUTH_PASS'`,
  );
  return row?.value ?? '';
};
const keys = () => asOwner<{ id: string }>(sql`select id from app.secret_keys`);

beforeEach(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'assay-reseal-'));
  database = await openTestDatabase();
  secrets = await openSecretBox(settings(), database);
  await save(secrets.seal('s3cret', PLACE));
});
afterEach(async () => {
  await database.close();
  await rm(data, { recursive: true, force: true });
});

test('every place where something is sealed is sealed anew, and refuses what an unknown key sealed', async () => {
  const named = await asOwner<{ table: string }>(sql`
    select distinct attrelid::regclass::text as table from pg_attribute
    where attname like '%\_sealed' and attrelid in (select oid from pg_class where relkind = 'r')`);
  const guarded = await asOwner<{ table: string }>(sql`
    select n.nspname || '.' || t.relname as table from pg_trigger g
    join pg_class t on t.oid = g.tgrelid join pg_namespace n on n.oid = t.relnamespace
    where g.tgname in ('sealed_inserted', 'sealed_updated') group by 1 having count(*) = 2 order by 1`);

  const registered = sealedColumns.map(({ table }) => table).sort();
  expect(guarded.map(({ table }) => table)).toEqual(registered);
  for (const { table } of named) expect(registered.join()).toContain(table);
});

test('a new key takes over what can be sealed anew, and the old one goes', async () => {
  const before = await saved();
  await rotateKey(settings(), database, secrets);
  expect(secrets.open(before, PLACE)).toBe('s3cret');
  expect(await keys()).toHaveLength(2);

  await resealAll(database, secrets, sealedColumns);

  expect(await saved()).not.toBe(before);
  expect((await openSecretBox(settings(), database)).open(await saved(), PLACE)).toBe('s3cret');
  expect(await keys()).toHaveLength(1);
});

test('what a proof holds on to stays as it is, and so does its key', async () => {
  await rotateKey(settings(), database, secrets);
  const fixed = sealedColumns.map((column) => ({ table: column.table, sealed: column.sealed }));

  await resealAll(database, secrets, fixed);

  expect(await keys()).toHaveLength(2);
  expect((await openSecretBox(settings(), database)).open(await saved(), PLACE)).toBe('s3cret');
});

test('nothing that was sealed with a retired key can be saved any more', async () => {
  const early = secrets.seal('late', PLACE);
  await rotateKey(settings(), database, secrets);
  await save(early);
  await resealAll(database, secrets, sealedColumns);
  expect(secrets.open(await saved(), PLACE)).toBe('late');

  await expect(save(early)).rejects.toMatchObject({ code: '40001' });
});

const lines = async () => (await readFile(keyFileOf(data), 'utf8')).trim().split('\n');

test.each(['before', 'after'])(
  'a rotation that ended %s the database knew of it is carried out by the next start',
  async (when) => {
    const [old = ''] = await lines();
    const kept = await readFile(keyFileOf(data));
    if (when === 'after') await rotateKey(settings(), database, secrets);
    const [current = ''] = await lines();
    const anew = when === 'after' ? current : Buffer.alloc(32, 7).toString('base64url');
    await writeFile(keyFileOf(data), `${anew}\n${old}\n`);

    const later = await openSecretBox(settings(), database);

    expect(later.open(await saved(), PLACE)).toBe('s3cret');
    expect(await lines()).toEqual([anew]);
    await writeFile(keyFileOf(data), kept);
    await expect(openSecretBox(settings(), database)).rejects.toThrow('another key');
  },
);

test('a process that holds the former key alone retires none', async () => {
  const other = await openSecretBox(settings(), database);
  await rotateKey(settings(), database, secrets);

  await expect(resealAll(database, other, sealedColumns)).rejects.toThrow();
  expect(await keys()).toHaveLength(2);
});

test('another process takes up the key by itself: to open what is sealed with it, and to seal', async () => {
  const other = await openSecretBox(settings(), database);
  database.catchUp = () => takeUpKeys(settings(), database, other);
  await rotateKey(settings(), database, secrets);
  await resealAll(database, secrets, sealedColumns);
  const [text, stale] = [await saved(), other.keyId];

  const opened = await inTransaction(database, { role: 'owner' }, async () =>
    other.open(text, PLACE),
  );

  expect(opened).toBe('s3cret');
  expect(other.keyId).not.toBe(stale);
});

test('what it seals with a key that was given up meanwhile is sealed with the new one', async () => {
  const other = await openSecretBox(settings(), database);
  database.catchUp = () => takeUpKeys(settings(), database, other);
  await rotateKey(settings(), database, secrets);
  await resealAll(database, secrets, sealedColumns);

  await inTransaction(database, { role: 'owner' }, (tx) =>
    tx.run(
      sql`update tenant_settings set value = to_jsonb(${other.seal('later', PLACE)}::text)
        where tenant_id = 1 and key = 'BASIC_AUTH_PASS'`,
    ),
  );

  expect(secrets.open(await saved(), PLACE)).toBe('later');
});

test('a text that no key opens stops the rotation and keeps its key', async () => {
  await asOwner(sql`insert into app.secret_keys (id, added_at) values ('lost00', '2020-01-01')`);
  await save('v1.lost00.AAAA');
  await expect(resealAll(database, secrets, sealedColumns)).rejects.toThrow('another');

  expect(await keys()).toHaveLength(2);
});
