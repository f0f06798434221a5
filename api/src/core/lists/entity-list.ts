import { sql, type SQL } from 'drizzle-orm';
import type { ListSpec } from '@assay/schema/core/list';
import { columnTypes } from '../database/tables.generated.ts';
import type { EntityTable } from '../entities/entity-table.ts';
import {
  column,
  keyColumn,
  loweredColumn,
  type ListColumn,
  type ListSource,
} from './list-source.ts';

interface EntityListOptions<S extends ListSpec> extends Omit<
  ListSource<S>,
  'table' | 'columns' | 'select'
> {
  table: Pick<EntityTable<never, object, never>, 'name' | 'fields'>;
  /** Fields that are joined or computed, or sort by another value. */
  columns?: Partial<Record<keyof S['fields'] & string, ListColumn>>;
  /**
   * Fields whose value depends on who asks, by field: what is shown, filtered and sorted is this one expression, so that
   * nobody finds out by filters what is not shown. A field that the row has too is shown with this value.
   */
  computed?: Readonly<Record<string, SQL | undefined>>;
  /** What is selected beside the row of the table. */
  joined?: ListSource<S>['select'];
}

/**
 * How a list of an entity is answered from its table. A field has the column that the table has for it; texts compare
 * without regard to case, by the column in lower case (`name_key`) where there is one.
 * @throws TypeError for a field that has neither a column nor one in `columns`: nothing starts then
 */
export function entityList<S extends ListSpec>({
  table: { name, fields },
  columns = {},
  computed = {},
  joined,
  spec,
  ...source
}: EntityListOptions<S>): ListSource<S> {
  const reckoned = Object.entries(computed).flatMap(([path, value]) =>
    value === undefined ? [] : [{ path, value }],
  );
  const special: Readonly<Record<string, ListColumn | undefined>> = {
    ...columns,
    ...Object.fromEntries(reckoned.map(({ path, value }) => [path, { value, form: 'exact' }])),
  };
  const columnOf = (path: string): string => {
    const field = fields.find((each) => each.path.join('.') === path);
    if (field === undefined) throw new TypeError(`List field ${path} of ${name} has no column.`);
    return field.column;
  };
  const byConvention = (path: string): ListColumn => {
    const field = fields.find((each) => !each.joined && each.path.join('.') === path);
    if (field === undefined) throw new TypeError(`List field ${path} of ${name} has no column.`);
    const key = `${field.column}_key`;
    if (key in columnTypes[name]) return keyColumn(key);
    return spec.fields[path]?.kind === 'text' ? loweredColumn(field.column) : column(field.column);
  };
  return {
    ...source,
    spec,
    table: name,
    /* Behind the row, whose columns of the same name they take the place of. */
    select: sql.join(
      [
        sql`t.*`,
        ...(joined === undefined ? [] : [joined]),
        ...reckoned.map(({ path, value }) => sql`${value} as ${sql.identifier(columnOf(path))}`),
      ],
      sql`, `,
    ),
    columns: Object.fromEntries(
      Object.keys(spec.fields).map((path) => [path, special[path] ?? byConvention(path)]),
    ) as ListSource<S>['columns'],
  };
}
