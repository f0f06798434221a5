import type { AuditEntity, AuditVerb } from '@assay/schema/audit/audit-actions';
import { changesBetween, changesOfGone, changesOfNew, type AuditEntry } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import type { EntityRow, Values } from './entity-rows.ts';
import type { EntityTable } from './entity-table.ts';

/** The kinds of records to which something happens. */
type EntityWith<V extends string> = {
  [E in AuditEntity]: V extends AuditVerb<E> ? E : never;
}[AuditEntity];
type Edited = EntityWith<'created'> & EntityWith<'updated'>;
type Deleted = Edited & EntityWith<'deleted'>;

/**
 * A kind of record that is created and changed in the usual way: locked, stored and written to the audit log
 * in the transaction of the call. `R` is its row, `T` the record as its calls answer it.
 */
interface RecordKind<E extends Edited, R extends EntityRow, T extends object> {
  /** What the audit log calls it. */
  entity: E;
  table: Pick<EntityTable<R, object>, 'insert' | 'lock' | 'update' | 'softDelete'>;
  /** Reads a record as its calls answer it; the log keeps its fields. */
  read(context: Context, id: number): Promise<T>;
  /** The company whose log the entries belong to; `company_id` of the row unless said otherwise. */
  companyOf?(row: R): number | null;
  /** Notes what happened; in the log of the caller's tenant unless said otherwise. */
  note?(context: Context, entry: AuditEntry & { entityId: number }): void | Promise<void>;
}

/** Describes a kind of record for the changes below. */
export const recordKind = <E extends Edited, R extends EntityRow, T extends object>(
  kind: RecordKind<E, R, T>,
): RecordKind<E, R, T> => kind;

const companyColumn = ({ company_id: id }: EntityRow): number | null =>
  typeof id === 'number' ? id : null;

const noteInOwnLog = (context: Context, entry: AuditEntry): void => context.audit(entry);

/** What is stored: fields of the contract, and columns that are not in it. */
interface Stored<R> {
  values: Values;
  columns?: Partial<R>;
}

/**
 * Adds a record; `complete` adds what belongs to it.
 * @throws Refusal of a conflict
 */
export async function createRecord<E extends Edited, R extends EntityRow, T extends object>(
  context: Context,
  { entity, table, read, companyOf = companyColumn, note = noteInOwnLog }: RecordKind<E, R, T>,
  { values, columns }: Stored<R>,
  complete?: (id: number) => Promise<void>,
): Promise<T> {
  const row = await table.insert(context.tx, values, columns);
  await complete?.(row.id);
  const record = await read(context, row.id);
  await note(context, {
    action: `${entity}.created`,
    entityId: row.id,
    companyId: companyOf(row),
    changes: changesOfNew(record),
  });
  return record;
}

/**
 * Changes a record that is locked until the commit. `change` refuses what may not be, and answers what to store.
 * @throws Refusal RESOURCE_NOT_FOUND, STALE_VERSION when `version` is given, or of a conflict
 */
export async function updateRecord<E extends Edited, R extends EntityRow, T extends object>(
  context: Context,
  { entity, table, read, companyOf = companyColumn, note = noteInOwnLog }: RecordKind<E, R, T>,
  { id, version }: { id: number; version: number | undefined },
  change: (row: R, before: T) => Stored<R> | Promise<Stored<R>>,
): Promise<T> {
  const locked = await table.lock(context.tx, id, version);
  const before = await read(context, id);
  const { values, columns } = await change(locked, before);
  const row = await table.update(context.tx, id, values, columns);
  const after = await read(context, id);
  await note(context, {
    action: `${entity}.updated`,
    entityId: id,
    companyId: companyOf(row),
    changes: changesBetween(before, after),
  });
  return after;
}

/**
 * Deletes a record (soft, decision 14). `prepare` refuses what may not go, deletes what goes with it, and answers
 * the fields by which the log names what is gone.
 * @throws Refusal RESOURCE_NOT_FOUND
 */
export async function deleteRecord<E extends Deleted, R extends EntityRow, T extends object>(
  context: Context,
  { entity, table, companyOf = companyColumn, note = noteInOwnLog }: RecordKind<E, R, T>,
  id: number,
  prepare: (row: R) => object | Promise<object>,
): Promise<void> {
  const row = await table.lock(context.tx, id);
  const name = await prepare(row);
  await table.softDelete(context.tx, id);
  await note(context, {
    action: `${entity}.deleted`,
    entityId: id,
    companyId: companyOf(row),
    changes: changesOfGone(name),
  });
}
