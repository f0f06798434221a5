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

/**
 * The page of an order. Its size stands in the text, so that a plan is made for it and holds for all pages of that size; with
 * a parameter it would be made for a tenth of the table.
 * @throws TypeError for what is no whole number
 */
export function cut(limit: number, offset: number): SQL {
  if (!Number.isSafeInteger(limit)) throw new TypeError('A limit is no integer.');
  return sql`${sql.raw(`limit ${limit}`)} ${offset === 0 ? sql.raw('') : sql`offset ${offset}`}`;
}
