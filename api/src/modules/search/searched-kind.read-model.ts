import { sql, type SQL } from 'drizzle-orm';
import type { Access } from '@assay/schema/core/route';
import type { SearchKind } from '@assay/schema/search/search-kinds';
import { keyColumn, loweredColumn } from '../../core/lists/list-source.ts';

/** How records of one kind are found and shown; `t` is their table. */
export interface SearchedKind {
  kind: SearchKind;
  /** Who may open a record of it. */
  access: Access;
  /** The table, and what must be joined to know its name. */
  from: SQL;
  /** Names in lower case that say how well a hit fits; the first puts hits in order. */
  keys: readonly [SQL, ...SQL[]];
  /** Those of them that have an index, by which names are found that begin with what was typed; all unless given. */
  indexed?: readonly SQL[];
  /** The text that words are looked for in; `search_text` unless said otherwise. */
  text?: SQL;
  /** Ids of the records whose text holds all of some lower-case patterns, as a bigint[]; null when there are more than `most`. */
  searchIds: (patterns: SQL, most: number) => SQL;
  /** Conditions that find a record by a whole number other than its id, such as the last four of an SSN. */
  numbers?: (typed: string) => SQL[];
  /** The newest first instead of by name. */
  newestFirst?: true;
  joins?: SQL;
  title: SQL;
  detail?: SQL;
  note?: SQL;
  date?: (timeZone: string) => SQL;
  parentId?: SQL;
  variant?: SQL;
}

export const key = (name: string): SQL => keyColumn(name).value;
export const lowered = (name: string): SQL => loweredColumn(name).value;

/** Found by the trigram index of the table. */
export const inTable =
  (table: string): SearchedKind['searchIds'] =>
  (patterns, most) =>
    sql`app.search_ids(${table}, ${patterns}, ${most})`;

/** What is there of some texts, with a comma between them. */
export const joinedBy = (...texts: SQL[]): SQL =>
  sql`nullif(concat_ws(', ', ${sql.join(texts, sql`, `)}), '')`;

export const isFourDigits = (typed: string): boolean => /^\d{4}$/.test(typed);
