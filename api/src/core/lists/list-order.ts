import { sql, type SQL } from 'drizzle-orm';

/** What a list is sorted by. Missing values come last in either direction, ties are broken by id. */
export interface Order {
  key: SQL;
  descending: boolean;
}

/** The order of the list over the rows of `alias`, whose key is found in `key`. */
export const forward = ({ descending }: Order, key: SQL, alias: string): SQL =>
  sql`${key} ${sql.raw(`${descending ? 'desc' : 'asc'} nulls last, ${alias}.id asc`)}`;

/** Exactly the reverse of it, so that the index that serves one serves the other, read backwards. */
export const reversed = ({ descending }: Order, key: SQL, alias: string): SQL =>
  sql`${key} ${sql.raw(`${descending ? 'asc' : 'desc'} nulls first, ${alias}.id desc`)}`;
