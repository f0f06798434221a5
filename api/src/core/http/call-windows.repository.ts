import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { CallWindows, CountedCalls } from './call-windows.ts';

interface Row {
  taken: number;
  ms_left: number;
}

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

const countedOf = ({ taken, ms_left: msLeft }: Row): CountedCalls => ({ taken, msLeft });

/** Counts in the database, for all apis that share it (ADR 166). */
export class SharedCallWindows implements CallWindows {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async take(key: string, calls: number, span: number): Promise<CountedCalls> {
    const row = await inTransaction(this.#database, {}, (tx) =>
      tx.row<Row>(
        sql`select taken, ms_left from app.take_calls(${hashOf(key)}, ${calls}::integer, ${span}::integer)`,
      ),
    );
    return countedOf(row ?? { taken: calls, ms_left: span });
  }

  async read(keys: readonly string[]): Promise<(CountedCalls | null)[]> {
    const hashes = keys.map(hashOf);
    const rows = await inTransaction(this.#database, {}, (tx) =>
      tx.rows<Row & { at: number }>(sql`
        select k.at::integer as at, c.taken, c.ms_left
        from unnest(${sql.param(hashes)}::bytea[]) with ordinality k (key, at) join app.calls_taken(${sql.param(hashes)}::bytea[]) c on c.key = k.key`),
    );
    return keys.map((_key, index) => {
      const row = rows.find(({ at }) => at === index + 1);
      return row === undefined ? null : countedOf(row);
    });
  }
}
