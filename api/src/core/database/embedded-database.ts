import { constants, existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { SQL } from 'drizzle-orm';
import type { Database, PoolState, Tx } from './database.ts';
import { pack } from './pack.ts';
import { unpackAside } from './unpack-aside.ts';
import { toQuery, valueParsers } from './values.ts';

const wrap = (transaction: Transaction): Tx => {
  const query = async <T>(statement: SQL) => {
    const { sql, params } = toQuery(statement);
    return transaction.query<T>(sql, params);
  };
  return {
    rows: async <T>(statement: SQL) => (await query<T>(statement)).rows,
    row: async <T>(statement: SQL) => (await query<T>(statement)).rows[0] ?? null,
    run: async (statement) => (await query(statement)).affectedRows ?? 0,
    script: async (text) => {
      await transaction.exec(text);
    },
  };
};

/** A small buffer: the file system caches anyway, and the default takes 140 MB more of this process. */
const settings = [
  'shared_buffers = 32MB',
  'max_wal_size = 128MB',
  `timezone = 'UTC'`,
  'work_mem = 8MB',
];

/** What a new database is made with: a write-ahead log in files of 4 MB, of which each is there in full. */
const initialSettings = ['--wal-segsize=4'];

/**
 * How much a function of the database must have run before it is compiled anew for speed: ten times
 * V8's own measure. With that one a start compiles so much of PostgreSQL, on threads that take the
 * cores away from the start itself, that it takes a fifth longer.
 */
setFlagsFromString('--wasm-tiering-budget=18000000');

interface OnDisk {
  directory: string;
  template?: string;
}
interface InMemory {
  directory?: undefined;
  contents?: Blob;
}

async function prepare({ directory, template }: OnDisk): Promise<void> {
  const isNew = !existsSync(path.join(directory, 'PG_VERSION'));
  await mkdir(directory, { recursive: true, mode: 0o700 });
  if (isNew && template !== undefined) await unpackAside(template, directory);
}

/** PostgreSQL inside this process, for trying out and for small installations (ADR 62). */
export class EmbeddedDatabase implements Database {
  readonly kind = 'embedded';
  readonly #lite: PGlite;
  readonly #directory: string | undefined;
  #waiting = 0;

  private constructor(lite: PGlite, directory: string | undefined) {
    this.#lite = lite;
    this.#directory = directory;
  }

  /**
   * Opens the database in `directory`, where a new one starts from the `template` file when there is one;
   * making it from nothing takes three times as long. Without a directory it is in memory, from the
   * `contents` of a template or from nothing.
   */
  static async open(source: OnDisk | InMemory): Promise<EmbeddedDatabase> {
    if (source.directory !== undefined) await prepare(source);
    const lite = await PGlite.create({
      ...(source.directory === undefined
        ? source.contents && { loadDataDir: source.contents }
        : { dataDir: source.directory }),
      extensions: { btree_gin, pg_trgm },
      parsers: valueParsers,
      initDbStartParams: initialSettings,
      postgresqlconf: settings,
    });
    return new EmbeddedDatabase(lite, source.directory);
  }

  /** The database itself, for the job queue, which brings its own driver. */
  get lite(): PGlite {
    return this.#lite;
  }

  async transaction<T>(opening: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    this.#waiting += 1;
    let entered = false;
    const enter = (): void => {
      if (!entered) this.#waiting -= 1;
      entered = true;
    };
    try {
      return await this.#lite.transaction(async (transaction) => {
        enter();
        if (opening !== '') await transaction.exec(opening);
        return work(wrap(transaction));
      });
    } finally {
      enter();
    }
  }

  async ping(): Promise<void> {
    await this.#lite.query('select 1');
  }

  pool(): PoolState {
    return { total: 1, idle: this.#waiting === 0 ? 1 : 0, waiting: this.#waiting };
  }

  /**
   * Writes its files into one compressed file, with nothing to recover or to analyse where it is opened,
   * and without what nobody opens: the two databases that PostgreSQL copies new ones from, and files of the
   * log that are kept to be written over. That is two thirds of the size, and half of the time that it takes to open it.
   */
  async packInto(file: string): Promise<void> {
    const directory = this.#onDisk();
    await this.#lite.exec(
      'update pg_database set datistemplate = false where datname <> current_database()',
    );
    for (const unused of ['template0', 'template1'])
      await this.#lite.exec(`drop database if exists ${unused}`);
    // What a demo's changes left behind is a fifth of its files; the second one tells index scans what all may see.
    await this.#lite.exec('vacuum full');
    await this.#lite.exec('vacuum (analyze)');
    await this.#lite.exec('set wal_recycle = off');
    await this.#lite.exec('checkpoint');
    await this.#lite.transaction(() => pack(directory, file));
  }

  /** Copies its files into a new directory while no statement runs. As after kill -9, all that was acknowledged is there. */
  async copyTo(directory: string): Promise<void> {
    const source = this.#onDisk();
    await this.#lite.exec('checkpoint');
    await this.#lite.transaction(() =>
      cp(source, directory, { recursive: true, mode: constants.COPYFILE_FICLONE }),
    );
  }

  #onDisk(): string {
    if (this.#directory === undefined) throw new TypeError('A database in memory has no files.');
    return this.#directory;
  }

  async close(): Promise<void> {
    await this.#lite.close();
  }
}
