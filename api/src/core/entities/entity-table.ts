import { sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Row, TableName, Tx } from '../database/database.ts';
import { columnTypes } from '../database/tables.generated.ts';
import { refusingConflicts } from '../database/faults.ts';
import { found, Refusal } from '../refusal.ts';
import {
  type EntityRow,
  EntityRows,
  type FieldOptions,
  type SnakeCase,
  type Values,
} from './entity-rows.ts';

/** The tables that hold entities. */
type EntityTableName = {
  [T in TableName]: Row<T> extends EntityRow ? T : never;
}[TableName];

interface EntityOptions<K extends string> extends FieldOptions<K> {
  /** The refusal that each unique index of the table stands for. */
  conflicts?: Readonly<Record<string, () => Refusal>>;
  /** Deleted records stay in sight and can come back. */
  keepsDeleted?: boolean;
  /** Runs each statement, for a table that is closed to everything else; as it stands unless said otherwise. */
  within?<A>(tx: Tx, statement: () => Promise<A>): Promise<A>;
}

/** `name = value, ` for each column but id and version. */
const assignments = (columns: object): SQL =>
  sql.join(
    Object.entries(columns)
      .filter(([name]) => name !== 'id' && name !== 'version')
      .map(([name, value]) => sql`${sql.identifier(name)} = ${sql.param(value)}, `),
  );

/** A list of numbers as PostgreSQL writes it; everything else as it is. */
const listText = (value: unknown): unknown =>
  Array.isArray(value) ? `{${value.map(Number).join(',')}}` : value;

/** A row of the table itself; what the contract says of a column beyond its type, such as its words, holds. */
type StoredRow<N extends EntityTableName, S extends z.ZodRawShape, C extends keyof S> = Row<N> & {
  [K in Exclude<keyof S, C> & string as SnakeCase<K> & keyof Row<N>]: z.output<S[K]>;
};

/** The columns that a statement joins for fields of the record. */
type JoinedColumns<S extends z.ZodRawShape, J extends keyof S & string> = {
  [K in J as SnakeCase<K>]: z.output<S[K]>;
};

/**
 * A table of the system by its contract: rows ↔ records, and the few statements every module needs.
 * Tenant and scope are the database's business, so nothing here names them.
 */
export class EntityTable<
  R extends EntityRow,
  T extends object,
  J extends object = object,
> extends EntityRows<R, T, J> {
  readonly name: TableName;
  readonly #conflicts: Readonly<Record<string, () => Refusal>>;
  /** What every statement on records says beside the id. */
  readonly #present: SQL;
  readonly #within: NonNullable<EntityOptions<string>['within']>;

  constructor(
    name: TableName,
    contract: z.ZodObject,
    {
      conflicts = {},
      keepsDeleted = false,
      within = (_tx, statement) => statement(),
      ...options
    }: EntityOptions<string> = {},
  ) {
    super(contract, options);
    this.name = name;
    this.#within = within;
    this.#conflicts = conflicts;
    this.#present = sql.raw(keepsDeleted ? 'true' : 'deleted_at is null');
  }

  get #table(): SQL {
    return sql.identifier(this.name).getSQL();
  }

  #row(tx: Tx, statement: SQL): Promise<R | null> {
    return this.#within(tx, () => tx.row<R>(statement));
  }

  #run(tx: Tx, statement: SQL): Promise<number> {
    return this.#within(tx, () => tx.run(statement));
  }

  /**
   * Inserts a record, with `columns` that are not in its contract; id, tenant and version have their defaults.
   * @throws Refusal of a conflict
   */
  async insert(tx: Tx, values: Values, columns: Partial<R> = {}): Promise<R> {
    const filled = Object.entries({ ...this.toColumns(values), ...columns });
    const names = filled.map(([name]) => sql.identifier(name));
    const items = filled.map(([, value]) => sql`${sql.param(value)}`);
    return found(
      await refusingConflicts(this.#conflicts, () =>
        this.#row(
          tx,
          sql`insert into ${this.#table} (${sql.join(names, sql`, `)}) values (${sql.join(items, sql`, `)}) returning *`,
        ),
      ),
    );
  }

  /**
   * Inserts many rows (`toColumns`) in one statement and answers their ids, in order; all fill the columns that
   * the first one fills. An array for each column: reading a thousand rows from JSON took a fifth of the statement.
   * @throws Refusal of a conflict
   */
  async insertMany(tx: Tx, rows: readonly Partial<R>[]): Promise<number[]> {
    const types: Readonly<Record<string, string>> = columnTypes[this.name];
    const names = Object.keys(rows[0] ?? {});
    if (names.length === 0) return [];
    /* Documents go as texts, since the drivers differ in how they write them, and so do lists: unnest takes lists apart. */
    const typeOf = (name: string): string => types[name] ?? 'text';
    const isText = (name: string): boolean =>
      typeOf(name) === 'jsonb' || typeOf(name).endsWith('[]');
    const arrayOf = (name: string) =>
      sql`${sql.param(rows.map((row) => listText(row[name])))}::${sql.raw(isText(name) ? 'text' : typeOf(name))}[]`;
    const list = sql.raw(names.join(', '));
    const items = names.map((name) => (isText(name) ? `${name}::${typeOf(name)}` : name));
    const inserted = await refusingConflicts(this.#conflicts, () =>
      this.#within(tx, () =>
        tx.rows<EntityRow>(sql`
        insert into ${this.#table} (${list})
        select ${sql.raw(items.join(', '))} from unnest(${sql.join(names.map(arrayOf), sql`, `)}) as new (${list})
        returning id`),
      ),
    );
    return inserted.map(({ id }) => id);
  }

  /** The row of a record that is visible and not deleted, or null. */
  async find(tx: Tx, id: number): Promise<R | null> {
    return this.#row(tx, sql`select * from ${this.#table} where id = ${id} and ${this.#present}`);
  }

  /**
   * The row, locked against other changes until the commit.
   * @throws Refusal RESOURCE_NOT_FOUND, or STALE_VERSION when `version` is given and is not the row's.
   */
  async lock(tx: Tx, id: number, version?: number): Promise<R> {
    const row = found(
      await this.#row(
        tx,
        sql`select * from ${this.#table} where id = ${id} and ${this.#present} for no key update`,
      ),
    );
    if (version !== undefined && row.version !== version) throw new Refusal('STALE_VERSION');
    return row;
  }

  /**
   * Changes the fields that are given, and `columns` that are not in the contract, and raises the version. Lock
   * the row first.
   * @throws Refusal of a conflict
   */
  async update(tx: Tx, id: number, values: Values, columns: Partial<R> = {}): Promise<R> {
    const sets = assignments({ ...this.toColumns(values), ...columns });
    return found(
      await refusingConflicts(this.#conflicts, () =>
        this.#row(
          tx,
          sql`update ${this.#table} set ${sets} version = version + 1, updated_at = now()
          where id = ${id} and ${this.#present} returning *`,
        ),
      ),
    );
  }

  /** Sets columns that the system keeps in a row and nobody edits: the version stays. */
  async setColumns(tx: Tx, id: number, columns: Partial<R>): Promise<void> {
    await this.#run(
      tx,
      sql`update ${this.#table} set ${assignments(columns)} version = version where id = ${id}`,
    );
  }

  /** Hides a record for good; its row stays for what refers to it (decision 14). */
  async softDelete(tx: Tx, id: number): Promise<void> {
    const deleted = await this.#run(
      tx,
      sql`update ${this.#table} set deleted_at = now(), version = version + 1 where id = ${id} and deleted_at is null`,
    );
    if (deleted === 0) throw Refusal.notFound();
  }

  /** Whether the record is in sight and not deleted: as a resource of routes, too (`config.resource`). */
  async isVisible(tx: Tx, id: number): Promise<boolean> {
    return (
      (await this.#row(
        tx,
        sql`select 1 as seen from ${this.#table} where id = ${id} and ${this.#present}`,
      )) !== null
    );
  }
}

/** What a statement selects for `fromRow`: the row and what it joins. */
export type RowOf<E> = E extends EntityTable<infer R, object, infer J> ? R & J : never;

/** Describes the table of a contract. */
export const entityTable = <
  N extends EntityTableName,
  S extends z.ZodRawShape,
  const C extends keyof S & string = never,
  const J extends keyof S & string = never,
>(
  name: N,
  contract: z.ZodObject<S>,
  options: EntityOptions<keyof S & string> & {
    computed?: readonly C[];
    joined?: readonly J[];
  } = {},
) =>
  new EntityTable<StoredRow<N, S, C>, Omit<z.output<z.ZodObject<S>>, C>, JoinedColumns<S, J>>(
    name,
    contract,
    options,
  );
