import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testTemplates } from '../testing/test-database.ts';
import { holdsDatabase } from './data-directory.ts';
import { EmbeddedDatabase } from './embedded-database.ts';
import { readMigrations } from './migrate.ts';
import { templateFile } from './template.ts';
import { unpack } from './unpack.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'assay-unpack-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const template = templateFile(testTemplates);
const target = () => path.join(home, 'db');

it('makes a database that can be opened, and is known for one afterwards', async () => {
  const database = await EmbeddedDatabase.open({ directory: target(), template });
  const found = await database.transaction('', (tx) =>
    tx.row<{ count: number }>(sql`select count(*)::integer as count from app.migrations`),
  );
  await database.close();

  expect(found).toEqual({ count: readMigrations().length });
  expect(holdsDatabase(target())).toBe(true);
});

const archive = (content: Buffer): string => {
  const file = path.join(home, 'archive.tar.br');
  writeFileSync(file, content);
  return file;
};
const packed = readFileSync(template);

it.each([
  ['cut off within the compressed bytes', () => packed.subarray(0, packed.length / 2)],
  [
    'without its end',
    () => brotliCompressSync(brotliDecompressSync(packed).subarray(0, 100 * 512)),
  ],
  ['no archive', () => brotliCompressSync('text '.repeat(1_000))],
  ['not compressed', () => Buffer.from('text')],
])('refuses an archive that is %s', async (_what, content) => {
  await expect(unpack(archive(content()), target())).rejects.toThrow();
});

it('refuses a file that is not there', async () => {
  await expect(unpack(path.join(home, 'none'), target())).rejects.toThrow('ENOENT');
});
