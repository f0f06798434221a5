import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { fingerprintOf, migrate, readMigrations, type Migration } from './migrate.ts';
import { inTransaction } from './transaction.ts';

let database: Database;

const later = (name: string, text: string, checksum = name): Migration => ({
  name,
  text,
  checksum,
});
const applied = () =>
  inTransaction(database, { role: 'owner' }, (tx) =>
    tx.rows<{ name: string }>(
      sql`select name from app.migrations where name like '99%' order by name`,
    ),
  );

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('migrate', () => {
  it('does nothing on a database that is up to date', async () => {
    await expect(migrate(database)).resolves.toBeUndefined();
  });

  it('applies new files once, also when several start at once', async () => {
    const migrations = [...readMigrations(), later('9901_new', 'create table fresh (id integer)')];

    await Promise.all([
      migrate(database, migrations),
      migrate(database, migrations),
      migrate(database, migrations),
    ]);

    expect(await applied()).toEqual([{ name: '9901_new' }]);
  });

  it('keeps nothing of a file that fails', async () => {
    const migrations = [
      ...readMigrations(),
      later('9901_new', 'create table fresh (id integer)'),
      later('9902_broken', 'create table half (id integer); select nonsense'),
    ];

    await expect(migrate(database, migrations)).rejects.toThrow('Migration 9902_broken failed');
    const half = await inTransaction(database, { role: 'owner' }, (tx) =>
      tx.row(sql`select to_regclass('half') as half`),
    );
    expect(half).toEqual({ half: null });
  });

  it('refuses a file that was changed after it was applied', async () => {
    const migrations = [...readMigrations(), later('9901_new', 'select 1', 'another')];

    await expect(migrate(database, migrations)).rejects.toThrow(
      'Migration 9901_new was changed after it was applied',
    );
  });

  it('refuses a database that a newer version has written', async () => {
    await expect(migrate(database)).rejects.toThrow(
      'holds migration 9901_new, which this version does not know',
    );
  });
});

describe('the migrations', () => {
  it('have numbers of their own', () => {
    const numbers = readMigrations().map(({ name }) => name.slice(0, 4));

    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('name a template by all of them', () => {
    const [first, ...rest] = readMigrations();

    expect(fingerprintOf(rest)).not.toBe(
      fingerprintOf(first === undefined ? rest : [first, ...rest]),
    );
  });
});
