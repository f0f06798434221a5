import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { openSecretBox } from './open-secret-box.ts';
import { SecretBox } from './secret-box.ts';

let data: string;
let database: Database;

const asOwner = (statement: string) =>
  inTransaction(database, { role: 'owner' }, (tx) => tx.script(statement));

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'assay-secret-'));
  await asOwner('delete from app.secret_keys');
});
afterEach(() => rm(data, { recursive: true, force: true }));

const opened = (secret?: string, ...former: string[]) =>
  openSecretBox({ ASSAY_DATA: data, ASSAY_SECRET: secret, ASSAY_SECRET_OLD: former }, database);

test('makes a key file that only its owner reads', async () => {
  await opened();

  expect((await stat(path.join(data, 'secret.key'))).mode & 0o777).toBe(0o600);
});

test('keeps the key over a restart', async () => {
  const sealed = (await opened()).seal('s3cret', 'here');

  expect((await opened()).open(sealed, 'here')).toBe('s3cret');
});

test('processes that start together use one key and leave no drafts', async () => {
  const boxes = await Promise.all([opened(), opened()]);

  expect(boxes[1].open(boxes[0].seal('s3cret', 'here'), 'here')).toBe('s3cret');
  expect(await readdir(data)).toEqual(['secret.key']);
});

test('refuses a damaged key file in words', async () => {
  await writeFile(path.join(data, 'secret.key'), 'short');

  await expect(opened()).rejects.toThrow('secret.key is damaged');
});

test('takes ASSAY_SECRET and makes no file', async () => {
  await opened('x'.repeat(32));

  expect(await readdir(data)).toEqual([]);
});

test('refuses to make another key for a database that has one', async () => {
  await opened();
  await rm(path.join(data, 'secret.key'));

  await expect(opened()).rejects.toThrow(/a key that is not there; put .*secret\.key back/);
  expect(await readdir(data)).toEqual([]);
});

test('refuses the key of another installation', async () => {
  await opened();
  await writeFile(path.join(data, 'secret.key'), `${Buffer.alloc(32, 7).toString('base64url')}\n`);

  await expect(opened()).rejects.toThrow(/another key than that in .*secret\.key/);
});

test('refuses another ASSAY_SECRET unless the former one is named too', async () => {
  const sealed = (await opened('x'.repeat(32))).seal('s3cret', 'here');

  await expect(opened('y'.repeat(32))).rejects.toThrow('another ASSAY_SECRET');
  expect((await opened('y'.repeat(32), 'x'.repeat(32))).open(sealed, 'here')).toBe('s3cret');
});

test('opens what was sealed with the key of the installation itself, with that key alone', async () => {
  const secret = 'x'.repeat(32);
  const early = new SecretBox(secret);
  await asOwner(`insert into app.secret_keys (id) values ('${early.keyId}')`);

  await expect(opened('y'.repeat(32))).rejects.toThrow('another ASSAY_SECRET');
  await opened(secret);
  const rotated = await opened('y'.repeat(32), secret);

  expect(rotated.open(early.seal('s3cret', 'here'), 'here')).toBe('s3cret');
  await expect(opened(secret)).rejects.toThrow('another ASSAY_SECRET');
  expect((await opened('y'.repeat(32))).keyId).toBe(early.keyId);
});
