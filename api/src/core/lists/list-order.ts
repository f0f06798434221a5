import { sql, type SQL } from 'drizzle-orm';

/** What a list is sorted by. Missing values come last in either direction, ties are broken by id. */
export interface Order {
  key: SQL;
  descending: boolean;
  /** Without missing values there is nothing to be put last, and any index on the key can be read backwards. */
  notNull?: true;
}

/** The order of the list over the rows of `alias`, whose key is found in `key`. */
export const forward = ({ descending, notNull }: Order, key: SQL, alias: string): SQL =>
  sql`${key} ${sql.raw(`${descending ? 'desc' : 'asc'}${notNull ? '' : ' nulls last'}, ${alias}.id asc`)}`;

/** Exactly the reverse of it, so that the index that serves one serves the other, read backwards. */
export const reversed = ({ descending, notNull }: Order, key: SQL, alias: string): SQL =>
  sql`${key} ${sql.raw(`${descending ? 'asc' : 'desc'}${notNull ? '' : ' nulls first'}, ${alias}.id desc`)}`;
