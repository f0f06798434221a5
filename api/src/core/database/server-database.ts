import { setTimeout as sleep } from 'node:timers/promises';
import type { SQL } from 'drizzle-orm';
import pg from 'pg';
import { DatabaseError, type Database, type PoolState, type Tx } from './database.ts';
import { StatementNames } from './statement-names.ts';
import { toQuery, valueParsers } from './values.ts';

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => valueParsers[oid] ?? pg.types.getTypeParser(oid, format),
};

const wrap = (client: pg.PoolClient, names: StatementNames): Tx => {
  const query = async (statement: SQL): Promise<pg.QueryResult> => {
    const { sql: text, params: values } = toQuery(statement);
    const name = names.nameOf(text);
    return client.query(name === undefined ? { text, values } : { name, text, values });
  };
  return {
    rows: async (statement) => (await query(statement)).rows,
    row: async (statement) => (await query(statement)).rows[0] ?? null,
    run: async (statement) => (await query(statement)).rowCount ?? 0,
    script: async (text) => {
      await client.query(text);
    },
  };
};

/** A transaction that has to be run again, since a statement's name did not hold any more. */
class StaleStatement extends Error {
  override name = 'StaleStatement';
  /** As PostgreSQL says that a transaction is to be tried again. */
  readonly code = '40001';

  constructor(cause: unknown) {
    super('A named statement is not valid any more.', { cause });
  }
}

/** PostgreSQL 15 or newer on a server. */
export class ServerDatabase implements Database {
  readonly kind = 'server';
  readonly #pool: pg.Pool;
  readonly #names = new StatementNames();

  private constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** @throws DatabaseError when the server cannot be reached, refuses the account or is too old. */
  static async open(options: {
    url: string;
    size: number;
    onError?: (error: Error) => void;
  }): Promise<ServerDatabase> {
    const pool = new pg.Pool({
      connectionString: options.url,
      max: options.size,
      connectionTimeoutMillis: 5_000,
      idleTimeoutMillis: 30_000,
      application_name: 'assay-api',
      options:
        '-c timezone=UTC -c jit=off -c statement_timeout=30s -c lock_timeout=10s -c idle_in_transaction_session_timeout=60s',
      types,
    });
    /* Without a listener, an idle connection that the server closes would end the process. */
    pool.on('error', (error) => options.onError?.(error));
    const database = new ServerDatabase(pool);
    try {
      const { rows } = await unlessSilent(
        pool.query<{ version: string }>(`select current_setting('server_version_num') as version`),
      );
      if (Number(rows[0]?.version) < 150_000) {
        throw new DatabaseError('DATABASE_URL names a PostgreSQL server older than 15.');
      }
    } catch (error) {
      /* Not awaited: it waits for a silent server until the connection's own limit. */
      void pool.end();
      if (error instanceof DatabaseError) throw error;
      throw new DatabaseError(`The database of DATABASE_URL cannot be used: ${reason(error)}.`, {
        cause: error,
      });
    }
    return database;
  }

  /** The connections themselves, for the job queue, which brings its own statements. */
  get connections(): pg.Pool {
    return this.#pool;
  }

  async transaction<T>(opening: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    let broken: Error | undefined;
    /* The pool listens to idle connections only: one that the server ends between two statements of
       a transaction would end the process. The next statement fails, which is answered as such. */
    const lost = (error: Error): void => {
      broken = error;
    };
    client.on('error', lost);
    try {
      await client.query(`begin;${opening}`);
      const result = await work(wrap(client, this.#names));
      await client.query('commit');
      return result;
    } catch (error) {
      try {
        await client.query('rollback');
      } catch (failure) {
        broken = failure instanceof Error ? failure : new Error('rollback failed');
      }
      if (this.#names.isStale(error)) throw new StaleStatement(error);
      throw error;
    } finally {
      client.off('error', lost);
      client.release(broken);
    }
  }

  async ping(): Promise<void> {
    await this.#pool.query('select 1');
  }

  pool(): PoolState {
    return {
      total: this.#pool.totalCount,
      idle: this.#pool.idleCount,
      waiting: this.#pool.waitingCount,
    };
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}

/** How many times 100 ms a server may take for its first answer. */
const FIRST_ANSWER_TICKS = 10;

/**
 * Gives up on a server that accepts the connection and says nothing, within the 2 s that a start
 * with a broken database may take. In ticks: on a busy machine one long timer may run out before
 * an answer that is already there was read.
 */
async function unlessSilent<T>(answer: Promise<T>): Promise<T> {
  const settled = new AbortController();
  const silence = async (): Promise<never> => {
    for (let tick = 0; tick < FIRST_ANSWER_TICKS; tick += 1)
      await sleep(100, undefined, { signal: settled.signal });
    throw new Error('timeout');
  };
  try {
    return await Promise.race([answer, silence()]);
  } finally {
    settled.abort();
  }
}

/** Why a connection failed, without the address or the password that the driver may repeat. */
function reason(error: unknown): string {
  const { code, message } =
    error instanceof Error
      ? (error as Error & { code?: string })
      : { message: '', code: undefined };
  switch (code) {
    case 'ECONNREFUSED':
      return 'no server answers there';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'the host name is not known';
    case '28P01':
    case '28000':
      return 'the user name or password is not accepted';
    case '3D000':
      return 'the database does not exist';
    default:
      return message.includes('timeout')
        ? `the server did not answer within ${FIRST_ANSWER_TICKS / 10} second`
        : (code ?? 'the connection failed');
  }
}
