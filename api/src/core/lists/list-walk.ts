import { sql, type SQL } from 'drizzle-orm';
import type { ListQuery } from '@assay/schema/core/list';
import type { Tx } from '../database/database.ts';
import { digestOf } from './list-digest.ts';
import { forward, type Order } from './list-order.ts';

/** Rows that are read at a time. */
const STEP = 1_000;
const BYTES_OF_ID = 8;

/**
 * A way through a whole list, some rows at a time, each time in another transaction if need be: nobody waits for the end
 * of a long walk. Which rows and in what order is settled by the first step; each row is as it stands when it is read,
 * and one that went out of sight meanwhile is left out. Only ids are kept: 8 MB for a million rows.
 */
export class ListWalk {
  #ids: Buffer | null = null;
  #at = 0;
  #digest = '';

  /** How many rows the list had at the first step. */
  get total(): number {
    return (this.#ids?.length ?? 0) / BYTES_OF_ID;
  }

  /** Tells the rows of the first step from any others, however many. */
  get digest(): string {
    return this.#digest;
  }

  /** Whether the last rows were read; to be asked after a step was committed. */
  get isDone(): boolean {
    return this.#at >= this.total;
  }

  /** Settles which rows there are, once. `match` is the list from its `from` on. */
  async start(tx: Tx, match: SQL, order: Order): Promise<void> {
    if (this.#ids !== null) return;
    /* As eight bytes each: a million ids as rows take a hundred megabytes. */
    const row = await tx.row<{ ids: Buffer | null; digest: string }>(sql`
      select string_agg(int8send(page.id::bigint), ''::bytea order by page.place) as ids,
        ${digestOf(sql`page.id`)} as digest from (
        select t.id, row_number() over (order by ${forward(order)}) as place ${match}
      ) page`);
    this.#ids = row?.ids ?? Buffer.alloc(0);
    this.#digest = row?.digest ?? '';
  }

  /** The ids of the rows of this step. */
  ids(): number[] {
    return this.#idsOf(this.#at, Math.min(this.#at + STEP, this.total));
  }

  /** The ids of all rows, in the order of the list. */
  all(): number[] {
    return this.#idsOf(0, this.total);
  }

  #idsOf(from: number, to: number): number[] {
    return Array.from({ length: to - from }, (_, at) =>
      Number(this.#ids?.readBigInt64BE((from + at) * BYTES_OF_ID)),
    );
  }

  /** Goes on to the next rows. A step that the database gave up is run again before that. */
  advance(): void {
    this.#at += STEP;
  }
}

/** The way that a query goes; null for one that asks for a page. */
export const walkOf = (query: ListQuery): ListWalk | null =>
  'walk' in query && query.walk instanceof ListWalk ? query.walk : null;

/** A query for the rows of the next step, in the place of a page. */
export const walking = (query: ListQuery, walk: ListWalk): ListQuery & { walk: ListWalk } => ({
  ...query,
  walk,
});
