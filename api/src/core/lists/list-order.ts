import { sql, type SQL } from 'drizzle-orm';

/** What a list is sorted by. Missing values come last in either direction, ties are broken by id. */
export interface Order {
  key: SQL;
  /** What puts rows of the same key in order, in its direction, before their id does; without missing values. */
  tie?: SQL;
  descending: boolean;
  /** Without missing values there is nothing to be put last, and any index on the key can be read backwards. */
  notNull?: true;
}

/** What a statement that picks ids carries along to put the rows of its page in the same order. */
export const sortKeys = ({ key, tie }: Order): SQL =>
  tie === undefined ? sql`${key} as sort_key` : sql`${key} as sort_key, ${tie} as tie_key`;

/** The keys as they are reckoned, or as the rows of `from` carry them. */
const keysOf = ({ key, tie }: Order, from: string | undefined): [SQL, SQL | undefined] =>
  from === undefined
    ? [key, tie]
    : [sql.raw(`${from}.sort_key`), tie && sql.raw(`${from}.tie_key`)];

function inOrder(order: Order, isForward: boolean, carrier?: string): SQL {
  const [key, tie] = keysOf(order, carrier);
  const way = sql.raw(order.descending === isForward ? 'desc' : 'asc');
  const nulls = sql.raw(order.notNull ? '' : ` nulls ${isForward ? 'last' : 'first'}`);
  const second = tie === undefined ? sql.raw('') : sql`, ${tie} ${way}`;
  const id = sql.raw(`${carrier ?? 't'}.id ${isForward ? 'asc' : 'desc'}`);
  return sql`${key} ${way}${nulls}${second}, ${id}`;
}

/** The order of the list over the rows of `t`, or over those of `carrier`, which carry their `sortKeys`. */
export const forward = (order: Order, carrier?: string): SQL => inOrder(order, true, carrier);

/** Exactly the reverse of it over `t`, so that the index that serves one serves the other, read backwards. */
export const reversed = (order: Order): SQL => inOrder(order, false);

/**
 * The page of an order. Its size stands in the text, so that a plan is made for it and holds for all pages of that size; with
 * a parameter it would be made for a tenth of the table.
 * @throws TypeError for what is no whole number
 */
export function cut(limit: number, offset: number): SQL {
  if (!Number.isSafeInteger(limit)) throw new TypeError('A limit is no integer.');
  return sql`${sql.raw(`limit ${limit}`)} ${offset === 0 ? sql.raw('') : sql`offset ${offset}`}`;
}
