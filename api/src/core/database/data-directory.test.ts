import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { holdsDatabase } from './data-directory.ts';

/** A place in the second file of the log, and how large a file is. */
const PLACE = 0x11_f738n;
const SEGMENT = 0x10_0000;
const LOG = 'pg_wal/000000010000000000000001';

let directory: string;
const at = (name: string): string => path.join(directory, name);

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'assay-data-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

function controlFile(): Buffer {
  const file = Buffer.alloc(8_192, 1);
  file.writeUInt32LE(1_800, 8);
  file.writeUInt32LE(202_506_291, 12);
  // The last checkpoint, and what is done over from there, on the first timeline.
  file.writeBigUInt64LE(PLACE, 32);
  file.writeBigUInt64LE(PLACE, 40);
  file.writeUInt32LE(1, 48);
  return file;
}

/** A file of the log whose page of the last checkpoint says that it is of there. */
function logFile(page = PLACE - (PLACE % 8_192n)): Buffer {
  const file = Buffer.alloc(SEGMENT);
  file.writeUInt32LE(SEGMENT, 32);
  file.writeBigUInt64LE(page, Number(page % BigInt(SEGMENT)) + 8);
  return file;
}

function tableFile(): Buffer {
  const file = Buffer.alloc(8_192);
  [400, 8_000, 8_192, 0x2004].forEach((value, place) => file.writeUInt16LE(value, 12 + 2 * place));
  return file;
}

function fill(): void {
  for (const name of ['base/5', 'global', 'pg_wal', 'pg_xact', 'pg_multixact'])
    mkdirSync(at(name), { recursive: true });
  writeFileSync(at('PG_VERSION'), '18\n');
  writeFileSync(at('postgresql.conf'), 'port = 5432\n');
  writeFileSync(at('global/pg_control'), controlFile());
  writeFileSync(at(LOG), logFile());
  writeFileSync(at('base/5/1259'), tableFile());
  writeFileSync(at('base/5/1260'), '');
  writeFileSync(at('global/1262'), Buffer.alloc(8_192));
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

it('tells of a control file with something else in it', () => {
  fill();
  writeFileSync(at('global/pg_control'), Buffer.alloc(8_192, 0));

  expect(() => holdsDatabase(directory)).toThrow('global/pg_control is damaged');
});

it.each(['base/5/1259', 'global/1262'])('tells that %s holds something else', (name) => {
  fill();
  writeFileSync(at(name), 'Z'.repeat(8_192));

  expect(() => holdsDatabase(directory)).toThrow(`${name} is damaged`);
});

it.each([
  ['something else', Buffer.alloc(SEGMENT, 'Z')],
  ['nothing', Buffer.alloc(0)],
  ['pages of an earlier place', logFile(0x1_e000n)],
])('tells of a log that has %s where the last checkpoint was', (_, content) => {
  fill();
  writeFileSync(at(LOG), content);

  expect(() => holdsDatabase(directory)).toThrow('pg_wal is damaged');
});

it('tells of a log that lost the file of the last checkpoint', () => {
  fill();
  rmSync(at(LOG));

  expect(() => holdsDatabase(directory)).toThrow('pg_wal is damaged');
});

it('tells of a file that was cut off', () => {
  fill();
  truncateSync(at('global/pg_control'), 100);

  expect(() => holdsDatabase(directory)).toThrow('global/pg_control is missing or cut off');
});
