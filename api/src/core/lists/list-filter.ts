import { sql, type SQL } from 'drizzle-orm';
import type { FilterOperator, ListField, ListFieldKind, ListFilter } from '@assay/schema/core/list';
import type { ListColumn } from './list-source.ts';

/** Puts a text between wildcards literally. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (each) => `\\${each}`);

const typeOf: Record<Exclude<ListFieldKind, 'timestamp'>, SQL> = {
  text: sql.raw('text'),
  choice: sql.raw('text'),
  int: sql.raw('bigint'),
  id: sql.raw('bigint'),
  ids: sql.raw('bigint'),
  number: sql.raw('numeric'),
  boolean: sql.raw('boolean'),
  date: sql.raw('date'),
};

/** The values as an array parameter; texts of a key column in lower case, as the database makes it. */
function arrayOf(
  kind: Exclude<ListFieldKind, 'timestamp'>,
  form: ListColumn['form'],
  values: readonly string[],
): SQL {
  const array = sql`${sql.param([...values])}::${typeOf[kind]}[]`;
  return form === 'key' ? sql`array(select lower(v) collate "C" from unnest(${array}) v)` : array;
}

/** The stored spelling of a choice, which callers may write in any case. */
const spelled = (field: ListField, value: string): string =>
  (field.kind === 'choice'
    ? field.values.find((each) => each.toLowerCase() === value.toLowerCase())
    : undefined) ?? value;

const DAY = 86_400_000;
const FIRST = Date.parse('0001-01-01T00:00:00Z');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

/** ISO 8601 as PostgreSQL reads it, which knows neither a year 0 nor years of five digits. */
function timestampOf(time: number): string {
  if (time < FIRST) return '-infinity';
  return time > LAST ? 'infinity' : new Date(time).toISOString();
}

/**
 * A timestamp in a filter stands for the span it can be seen to cover: a bare date for its day in
 * UTC, anything finer for its millisecond, because answers are cut to milliseconds (contract §0.5).
 */
function spanOf(value: string): { from: string; until: string } {
  const bare = value.length === 10;
  const from = Date.parse(bare ? `${value}T00:00:00Z` : value);
  return { from: timestampOf(from), until: timestampOf(from + (bare ? DAY : 1)) };
}

function timestampCondition(column: SQL, operator: FilterOperator, values: readonly string[]): SQL {
  const spans = values.map(spanOf);
  const within = sql.join(
    spans.map(
      ({ from, until }) =>
        sql`(${column} >= ${from}::timestamptz and ${column} < ${until}::timestamptz)`,
    ),
    sql` or `,
  );
  switch (operator) {
    case 'GTE':
      return sql`${column} >= ${spans[0]?.from}::timestamptz`;
    case 'LTE':
      return sql`${column} < ${spans[0]?.until}::timestamptz`;
    case 'NEQ':
    case 'NOT_IN':
      return sql`(${column} is null or not (${within}))`;
    default:
      return sql`(${within})`;
  }
}

/** Contains and starts-with: always without regard to case. */
function patternCondition({ value, form }: ListColumn, operator: 'LIKE' | 'SW', text: string): SQL {
  const key = form === 'key' ? value : sql`lower(${value}::text)`;
  if (operator === 'LIKE') return sql`${key} like '%' || lower(${escapeLike(text)}) || '%'`;
  /* As a range: LIKE would be taken off the index by row-level security. */
  return form === 'key'
    ? sql`(${key} >= lower(${text}) and ${key} < lower(${text}) || chr(1114111))`
    : sql`starts_with(${key}, lower(${text}))`;
}

/** Conditions on an array of ids: whether it has one of those that are named, all of them, or any at all. */
function idsCondition(
  { value: column, has: isAmong }: ListColumn,
  { operator, values }: ListFilter,
  hasAll: boolean | undefined,
): SQL {
  if (operator === 'IS_NULL')
    return values[0] === 'true' ? sql`${column} = '{}'` : sql`${column} <> '{}'`;
  const ids = arrayOf('ids', 'exact', values);
  if (hasAll === true && operator === 'IN') return sql`${column} @> ${ids}`;
  const has = isAmong?.(ids) ?? sql`${column} && ${ids}`;
  return operator === 'NEQ' || operator === 'NOT_IN' ? sql`not (${has})` : has;
}

/** The condition of one filter. Rows without a value match NEQ and NOT_IN: they are not that value. */
export function conditionOf(field: ListField, column: ListColumn, filter: ListFilter): SQL {
  const { operator, values } = filter;
  const { value, form } = column;
  const first = values[0] ?? '';
  if (field.kind === 'ids') return idsCondition(column, filter, field.hasAll);
  if (operator === 'IS_NULL')
    return first === 'true' ? sql`${value} is null` : sql`${value} is not null`;
  if (operator === 'LIKE' || operator === 'SW') return patternCondition(column, operator, first);
  const { kind } = field;
  if (kind === 'timestamp') return timestampCondition(value, operator, values);
  const plain = sql`${spelled(field, first)}::${typeOf[kind]}`;
  const operand = form === 'key' ? sql`lower(${plain})` : plain;
  const operands = arrayOf(
    kind,
    form,
    values.map((each) => spelled(field, each)),
  );
  switch (operator) {
    case 'EQ':
      return sql`${value} = ${operand}`;
    case 'NEQ':
      return sql`${value} is distinct from ${operand}`;
    case 'IN':
      /* Behind several values an index has no order any more; behind one it has that of the list. */
      return values.length === 1 ? sql`${value} = ${operand}` : sql`${value} = any (${operands})`;
    case 'NOT_IN':
      return sql`(${value} is null or ${value} <> all (${operands}))`;
    case 'GTE':
      return sql`${value} >= ${operand}`;
    case 'LTE':
      return sql`${value} <= ${operand}`;
  }
}
