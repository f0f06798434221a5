import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { holdsDatabase } from './data-directory.ts';

let directory: string;
const at = (name: string): string => path.join(directory, name);

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'assay-data-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

function fill(): void {
  for (const name of ['base/5', 'global', 'pg_wal', 'pg_xact', 'pg_multixact'])
    mkdirSync(at(name), { recursive: true });
  writeFileSync(at('PG_VERSION'), '18\n');
  writeFileSync(at('postgresql.conf'), 'port = 5432\n');
  writeFileSync(at('global/pg_control'), Buffer.alloc(8_192, 1));
}

it('takes an empty directory, and one that is not there, for a new database', () => {
  expect(holdsDatabase(directory)).toBe(false);
  expect(holdsDatabase(at('later'))).toBe(false);
});

it('knows a database', () => {
  fill();

  expect(holdsDatabase(directory)).toBe(true);
});

it.each(['PG_VERSION', 'postgresql.conf', 'global/pg_control', 'pg_wal', 'base/5'])(
  'never takes a database that lost %s for a new one',
  (name) => {
    fill();
    rmSync(at(name), { recursive: true });

    expect(() => holdsDatabase(directory)).toThrow(`${name} is missing or cut off`);
  },
);

it('tells of a file that was cut off', () => {
  fill();
  truncateSync(at('global/pg_control'), 100);

  expect(() => holdsDatabase(directory)).toThrow('global/pg_control is missing or cut off');
});
