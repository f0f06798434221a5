import { keysOf } from './keys-of.ts';

/** The operators of the list grammar (contract §0.5), each with its name in GraphQL. */
export const operatorName = {
  EQ: 'eq',
  NEQ: 'neq',
  IN: 'in',
  NOT_IN: 'notIn',
  GTE: 'gte',
  LTE: 'lte',
  SW: 'startsWith',
  LIKE: 'contains',
  IS_NULL: 'isNull',
} as const;
export type FilterOperator = keyof typeof operatorName;
export const filterOperators = keysOf(operatorName);

/**
 * What the fields of a kind can be filtered by (contract §0.5); no list says it of a field by itself. The
 * kind is also how values are read, compared and typed in GraphQL; a `choice` is one of a few texts, `ids` are
 * several ids of one record, of which a filter names one.
 */
export const operatorsOfKind = {
  text: ['EQ', 'NEQ', 'IN', 'NOT_IN', 'SW', 'LIKE', 'IS_NULL'],
  choice: ['EQ', 'NEQ', 'IN', 'NOT_IN', 'IS_NULL'],
  id: ['EQ', 'NEQ', 'IN', 'NOT_IN', 'IS_NULL'],
  ids: ['EQ', 'NEQ', 'IN', 'NOT_IN', 'IS_NULL'],
  boolean: ['EQ', 'NEQ', 'IS_NULL'],
  int: ['EQ', 'NEQ', 'IN', 'NOT_IN', 'GTE', 'LTE', 'IS_NULL'],
  number: ['EQ', 'NEQ', 'IN', 'NOT_IN', 'GTE', 'LTE', 'IS_NULL'],
  date: ['EQ', 'NEQ', 'IN', 'NOT_IN', 'GTE', 'LTE', 'IS_NULL'],
  timestamp: ['EQ', 'NEQ', 'IN', 'NOT_IN', 'GTE', 'LTE', 'IS_NULL'],
} as const satisfies Record<string, readonly FilterOperator[]>;
export type ListFieldKind = keyof typeof operatorsOfKind;

interface FieldOptions {
  sort?: boolean;
  /** The field only sorts, since an index or privacy forbids the rest; say which of them. */
  filter?: false;
  description?: string;
}

export type ListField = FieldOptions &
  (
    | { kind: Exclude<ListFieldKind, 'choice' | 'ids'> }
    /** With `hasAll` IN finds the rows that have every one of the ids, otherwise those that have any of them. */
    | { kind: 'ids'; hasAll?: true }
    /** Values are compared without regard to case; anything else fails as INVALID. */
    | {
        kind: 'choice';
        values: readonly string[];
        /** Where the row answers it, when not at the path of the field. */
        at?: string;
      }
  );

/** Operators that a list offers for a field. */
export type OperatorOf<F extends ListField> = F extends { filter: false }
  ? never
  : (typeof operatorsOfKind)[F['kind']][number];

export const operatorsOf = ({ kind, filter }: ListField): readonly FilterOperator[] =>
  filter === false ? [] : operatorsOfKind[kind];

/** What one list offers: derived from it are SQL, OpenAPI, GraphQL `where`/`orderBy` and the screen's URL state. */
export interface ListSpec<F extends Record<string, ListField> = Record<string, ListField>> {
  fields: F;
  /** What `q` looks through, as the contract names it; empty means that `q` is refused. */
  search: readonly string[];
  defaultSort: string;
  defaultOrder?: SortOrder;
  /** Fields of parents: `limitPer` asks for a page of each of several parents in one call. */
  parents?: readonly string[];
}

export const sortOrders = ['ASC', 'DESC'] as const;
export type SortOrder = (typeof sortOrders)[number];

export const LIST_LIMIT_DEFAULT = 15;
export const LIST_LIMIT_MAX = 100_000;
/** Most values of one `[IN][]` filter. */
export const LIST_IN_MAX = 1_000;
/** Most records that one call changes, and most matches that a list has a `digest` of; a file takes any number. */
export const TICKED_MAX = 2_000;

export const defineList = <const F extends Record<string, ListField>>(
  spec: ListSpec<F> & {
    defaultSort: keyof F & string;
    parents?: readonly {
      [K in keyof F & string]: F[K]['kind'] extends 'id' | 'ids' ? K : never;
    }[keyof F & string][];
  },
): ListSpec<F> => spec;

export interface ListFilter {
  field: string;
  operator: FilterOperator;
  /** One value, except for IN and NOT_IN. */
  values: readonly string[];
}

export interface ListQuery {
  limit: number;
  offset: number;
  sortBy: string;
  sortOrder: SortOrder;
  q: string | null;
  filters: readonly ListFilter[];
  /** One of the spec's `parents`, which is filtered by EQ or IN: limit and offset hold for each of the values. */
  limitPer?: string;
  /** False leaves the matches uncounted: `total` then says only whether any follow the page. */
  withTotal?: boolean;
  /** True asks for the `digest` of the matches. */
  withDigest?: boolean;
}

/** Fields of a spec that may sort. */
export type SortField<S extends ListSpec> = {
  [K in keyof S['fields'] & string]: S['fields'][K]['sort'] extends true ? K : never;
}[keyof S['fields'] & string];

export const isListOperator = (operator: string): operator is FilterOperator =>
  (filterOperators as readonly string[]).includes(operator);

export const takesMany = (operator: FilterOperator): boolean =>
  operator === 'IN' || operator === 'NOT_IN';
