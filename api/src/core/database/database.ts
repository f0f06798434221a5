import type { SQL } from 'drizzle-orm';
import type { Tables } from './tables.generated.ts';

export type TableName = keyof Tables;

/**
 * Columns of a table as a row has them, all or some: `Row<'users', 'id' | 'role'>`. Ids are numbers, dates
 * `YYYY-MM-DD`, timestamps ISO 8601 UTC, numerics strings. What the database does not say of a column, such as the
 * type of a document, is added where it is read: `Row<'users'> & { role: Role | null }`.
 */
export type Row<T extends TableName, C extends keyof Tables[T] = keyof Tables[T]> = Pick<
  Tables[T],
  C
>;

/**
 * One open transaction. `T` is the `Row` that the statement selects, with what it joins or computes; nothing
 * checks it at run time, so it belongs next to the SQL, in a repository or a read model.
 */
export interface Tx {
  /** All rows of a statement. */
  rows<T extends object>(statement: SQL): Promise<T[]>;
  /** The first row, or null. */
  row<T extends object>(statement: SQL): Promise<T | null>;
  /** Runs a statement and answers how many rows it changed. */
  run(statement: SQL): Promise<number>;
  /** Runs a text of several statements without parameters: migrations only. */
  script(text: string): Promise<void>;
}

/** What is known of the connections, for /metrics. */
export interface PoolState {
  total: number;
  idle: number;
  waiting: number;
}

/** The database, embedded or on a server: the same PostgreSQL behind the same three calls. */
export interface Database {
  readonly kind: 'embedded' | 'server';
  /**
   * Runs `work` in one transaction that starts with the statements of `opening` (plain SQL text
   * without parameters) in the same round trip. Rolls back when `work` throws. Prefer `inTransaction`.
   * The embedded database runs one transaction at a time: never open one inside another.
   */
  transaction<T>(opening: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Takes up what other processes on this database changed meanwhile and a transaction may have failed from, before it is
   * run again: keys of sealed texts (ADR 78). Answers whether there was anything.
   */
  catchUp?: () => Promise<boolean>;
  /** Answers when the database does. */
  ping(): Promise<void>;
  pool(): PoolState;
  close(): Promise<void>;
}

/** The database cannot be used; the message is one sentence for the person who starts the server. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}
