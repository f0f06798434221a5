import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSecretBox } from './open-secret-box.ts';

let data: string;

beforeEach(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'assay-secret-'));
});
afterEach(() => rm(data, { recursive: true, force: true }));

const settings = (secret?: string) => ({ ASSAY_DATA: data, ASSAY_SECRET: secret });

test('makes a key file that only its owner reads', async () => {
  await openSecretBox(settings());

  expect((await stat(path.join(data, 'secret.key'))).mode & 0o777).toBe(0o600);
});

test('keeps the key over a restart', async () => {
  const sealed = (await openSecretBox(settings())).seal('s3cret', 'here');

  expect((await openSecretBox(settings())).open(sealed, 'here')).toBe('s3cret');
});

test('processes that start together use one key and leave no drafts', async () => {
  const boxes = await Promise.all([openSecretBox(settings()), openSecretBox(settings())]);

  expect(boxes[1].open(boxes[0].seal('s3cret', 'here'), 'here')).toBe('s3cret');
  expect(await readdir(data)).toEqual(['secret.key']);
});

test('refuses a damaged key file in words', async () => {
  await writeFile(path.join(data, 'secret.key'), 'short');

  await expect(openSecretBox(settings())).rejects.toThrow('secret.key is damaged');
});

test('takes ASSAY_SECRET and makes no file', async () => {
  await openSecretBox(settings('x'.repeat(32)));

  expect(await readdir(data)).toEqual([]);
});
