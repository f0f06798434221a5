import { sql, type SQL } from 'drizzle-orm';
import type { ListSpec } from '@assay/schema/core/list';

/** Where the values of a list field are found in the statement that picks the ids; `t` is the list's table. */
export interface ListColumn {
  value: SQL;
  /** What sorts, where it is not the value itself, e.g. the number in a text. */
  sort?: SQL;
  /**
   * `key`: a lower-case column in byte order, which compares without regard to case and can use an index.
   * `exact`: compared as stored; choices, texts of digits, and everything that is no text.
   */
  form: 'key' | 'exact';
  /** Of ids that stand in rows of their own: whether one of the array `ids` is among them, which an index answers. */
  has?: (ids: SQL) => SQL;
  /** What puts rows with the same value in order, e.g. the first name behind a last name; no row is without it. */
  tie?: SQL;
  /** No row is without a value, so that one index serves both directions. */
  notNull?: true;
  /** Name of the join that the column needs; it is only made when the column filters or sorts. */
  join?: string;
  /**
   * What the whole list is sorted by from value to value (`pageBySteps`): the column with the id of the joined record, or
   * `true` for the column itself. Its index goes on with the id of the row.
   */
  step?: string | true;
}

/** A column of the list's table whose values compare as they are stored. */
export const column = (name: string, join?: string): ListColumn => ({
  value: sql.raw(name.includes('.') ? name : `t.${name}`),
  form: 'exact',
  ...(join === undefined ? {} : { join }),
});

/** Sorts the whole list by its values, one after the other. */
export const stepped = (each: ListColumn, step: string | true = true): ListColumn => ({
  ...each,
  step,
});

/** A generated lower-case column (`…_key`) of a text. */
export const keyColumn = (name: string, join?: string): ListColumn => ({
  ...column(name, join),
  form: 'key',
});

/** The two columns of a person's name, neither of which is ever missing: who shares one is put in order by the other. */
export function nameColumns(first: string, last: string) {
  const [firstName, lastName] = [keyColumn(first), keyColumn(last)];
  return {
    firstName: { ...firstName, tie: lastName.value, notNull: true },
    lastName: { ...lastName, tie: firstName.value, notNull: true },
  } as const satisfies Record<string, ListColumn>;
}

/** A text without such a column: compared and sorted without regard to case, and without an index. */
export const loweredColumn = (name: string, join?: string): ListColumn => ({
  ...keyColumn(name, join),
  value: sql`lower(${column(name).value}) collate "C"`,
});

/** A percentage of two decimals that is kept as a whole number of basis points. */
export const basisPointsColumn = (name: string): ListColumn => ({
  value: sql`${column(name).value} / 100.0`,
  sort: column(name).value,
  form: 'exact',
});

/**
 * A table of how many rows have which values of some fields (ADR 117). Its columns are named as those of the list, and it is
 * joined as the list is.
 */
export interface KeptBy {
  table: string;
  fields: readonly string[];
}

/** How one list spec is answered from tables. Every field of the spec has its column; a missing one does not compile. */
export interface ListSource<S extends ListSpec = ListSpec> {
  spec: S;
  /** Table of the records, known as `t`. */
  table: string;
  /** What gives the records instead, where they are rows of no table: a select in brackets. Its list has neither search nor steps. */
  records?: SQL;
  columns: Record<keyof S['fields'] & string, ListColumn>;
  /** Joins that columns name, by that name. */
  joins?: Record<string, SQL>;
  /** What is selected of each row of the page, and the joins for it; never made for rows off the page. */
  select: SQL;
  rowJoins?: SQL;
  /** Which rows the list has at all; those that are not deleted, unless said otherwise. */
  where?: SQL;
  /**
   * The ids whose search_text contains a lower-case pattern, as a bigint[], or null when there are more
   * than `most`; by app.search_ids unless said otherwise.
   */
  searchIds?: (pattern: SQL, most: number) => SQL;
  /** How many rows there are without filters and search, where that is kept and need not be counted. */
  total?: number;
  /** The database keeps how many rows the table has (`app.keep_counts`, ADR 90). */
  isCounted?: boolean;
  /** Tables that keep how many rows there are: the first that has all fields of a query answers it. */
  keptBy?: readonly KeptBy[];
  /** Of fields that are true or false: of how many rows of the tenant each is true, where that is counted without them. */
  trueOf?: Readonly<Record<string, SQL>>;
  /** The caller sees all rows that `where` leaves, so that indexes which begin with it have the values of `step` columns. */
  isStepped?: boolean;
}

/** What the list reads its records from. */
export const recordsOf = ({ table, records }: Pick<ListSource, 'table' | 'records'>): SQL =>
  records ?? sql.raw(table);

export const listSource = <S extends ListSpec>(source: ListSource<S>): ListSource<S> => source;

/** Rows of one page, and how many rows match on all pages. */
export interface Page<T> {
  rows: T[];
  total: number;
  /** Where it was asked for: tells the matches from any others; null when they are too many for one. */
  digest?: string | null;
  /** With `limitPer`: how many of the rows, which follow each other, are of which parent. */
  groups?: { id: number; count: number; total: number }[];
}
