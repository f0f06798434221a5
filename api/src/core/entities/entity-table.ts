import { sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Row, Tx } from '../database/database.ts';
import { found, Refusal } from '../refusal.ts';
import {
  entityFields,
  nullableObjects,
  type EntityField,
  type FieldOptions,
} from './entity-fields.ts';

/** The values of a record by field name, nested as in its contract. */
type Values = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A table of the system by its contract: rows ↔ records, and the few statements every module needs.
 * Tenant and scope are the database's business, so nothing here names them. `C` are the fields that
 * have no column.
 */
export class EntityTable<S extends z.ZodRawShape, C extends keyof S & string = never> {
  readonly name: string;
  readonly fields: readonly EntityField[];
  readonly #nullable: ReadonlySet<string>;

  constructor(
    name: string,
    contract: z.ZodObject<S>,
    options: FieldOptions<keyof S & string> = {},
  ) {
    this.name = name;
    this.fields = entityFields(contract, options);
    this.#nullable = nullableObjects(contract);
  }

  get #table(): SQL {
    return sql.identifier(this.name).getSQL();
  }

  /** The record of a row, without its computed fields. */
  fromRow(row: Row): Omit<z.output<z.ZodObject<S>>, C> {
    const record: Record<string, unknown> = {};
    for (const {
      path: [name, part],
      column,
    } of this.fields) {
      if (part === undefined) record[name] = row[column];
      else {
        const nested = (record[name] ??= {});
        if (isRecord(nested)) nested[part] = row[column];
      }
    }
    for (const name of this.#nullable) {
      const nested = record[name];
      if (isRecord(nested) && Object.values(nested).every((each) => each === null))
        record[name] = null;
    }
    /* The one place where rows become records: a test checks that each field has its column. */
    return record as Omit<z.output<z.ZodObject<S>>, C>;
  }

  /** The columns that a set of values fills; fields that are absent stay out. */
  toColumns(values: Values): [string, unknown][] {
    return this.fields.flatMap(({ path: [name, part], column, json }): [string, unknown][] => {
      if (!(name in values)) return [];
      const value = values[name];
      if (part === undefined)
        return [[column, json && value !== null ? JSON.stringify(value) : value]];
      return [[column, (isRecord(value) ? value[part] : null) ?? null]];
    });
  }

  /** Inserts a record; id, tenant and version have their defaults. */
  async insert(tx: Tx, values: Values): Promise<Row> {
    const columns = this.toColumns(values);
    const names = sql.join(
      columns.map(([name]) => sql.identifier(name)),
      sql`, `,
    );
    const items = sql.join(
      columns.map(([, value]) => sql`${sql.param(value)}`),
      sql`, `,
    );
    return found(
      await tx.row<Row>(sql`insert into ${this.#table} (${names}) values (${items}) returning *`),
    );
  }

  /**
   * Inserts many records in one statement, in order; all fill the columns that the first one fills.
   * Up to some ten thousand at once.
   */
  async insertMany(tx: Tx, records: readonly Values[]): Promise<Row[]> {
    const [first] = records;
    if (first === undefined) return [];
    const names = sql.join(
      this.toColumns(first).map(([name]) => sql.identifier(name)),
      sql`, `,
    );
    const json = new Set(this.fields.filter((field) => field.json).map(({ column }) => column));
    /* One document holds all rows: what is a document itself must not be one within a text. */
    const inRow = ([name, value]: [string, unknown]): [string, unknown] => [
      name,
      json.has(name) && typeof value === 'string' ? JSON.parse(value) : value,
    ];
    const rows = JSON.stringify(
      records.map((values) => Object.fromEntries(this.toColumns(values).map(inRow))),
    );
    return tx.rows(sql`insert into ${this.#table} (${names})
      select ${names} from jsonb_populate_recordset(null::${this.#table}, ${rows}::jsonb) returning *`);
  }

  /** The row of a record that is visible and not deleted, or null. */
  async find(tx: Tx, id: number): Promise<Row | null> {
    return tx.row(sql`select * from ${this.#table} where id = ${id} and deleted_at is null`);
  }

  /**
   * The row, locked against other changes until the commit.
   * @throws Refusal RESOURCE_NOT_FOUND, or STALE_VERSION when `version` is given and is not the row's.
   */
  async lock(tx: Tx, id: number, version?: number): Promise<Row> {
    const row = found(
      await tx.row<Row>(
        sql`select * from ${this.#table} where id = ${id} and deleted_at is null for no key update`,
      ),
    );
    if (version !== undefined && row['version'] !== version) throw new Refusal('STALE_VERSION');
    return row;
  }

  /** Changes the fields that are given and raises the version. Lock the row first. */
  async update(tx: Tx, id: number, values: Values): Promise<Row> {
    const sets = this.toColumns(values)
      .filter(([name]) => name !== 'id' && name !== 'version')
      .map(([name, value]) => sql`${sql.identifier(name)} = ${sql.param(value)}, `);
    return found(
      await tx.row<Row>(sql`update ${this.#table} set ${sql.join(sets, sql``)} version = version + 1, updated_at = now()
        where id = ${id} and deleted_at is null returning *`),
    );
  }

  /** Hides a record for good; its row stays for what refers to it (decision 14). */
  async softDelete(tx: Tx, id: number): Promise<void> {
    const deleted = await tx.run(
      sql`update ${this.#table} set deleted_at = now(), version = version + 1 where id = ${id} and deleted_at is null`,
    );
    if (deleted === 0) throw Refusal.notFound();
  }

  async isVisible(tx: Tx, id: number): Promise<boolean> {
    return (
      (await tx.row(
        sql`select 1 as seen from ${this.#table} where id = ${id} and deleted_at is null`,
      )) !== null
    );
  }
}

/** Describes the table of a contract; `computed` names the fields that have no column. */
export const entityTable = <S extends z.ZodRawShape, const C extends keyof S & string = never>(
  name: string,
  contract: z.ZodObject<S>,
  options: FieldOptions<keyof S & string> & { computed?: readonly C[] } = {},
): EntityTable<S, C> => new EntityTable<S, C>(name, contract, options);
