import { sql } from 'drizzle-orm';
import type { UnitLevel } from '@assay/schema/administrative-units/administrative-unit';
import type { Row, Tx } from '../../core/database/database.ts';
import { refusingConflicts } from '../../core/database/faults.ts';
import { Refusal } from '../../core/refusal.ts';
import { administrativeUnits } from './administrative-unit.table.ts';

const conflicts = {
  administrative_units_name: () => Refusal.field(['name'], 'NAME_ALREADY_EXISTS'),
};

interface NewUnit {
  companyId: number;
  parentId: number | null;
  level: UnitLevel;
  name: string;
}

/** @throws Refusal NAME_ALREADY_EXISTS */
export const insertUnit = (tx: Tx, unit: NewUnit): Promise<Row> =>
  refusingConflicts(conflicts, () => administrativeUnits.insert(tx, { ...unit }));

/** @throws Refusal NAME_ALREADY_EXISTS */
export const renameUnitRow = (tx: Tx, id: number, name: string): Promise<Row> =>
  refusingConflicts(conflicts, () => administrativeUnits.update(tx, id, { name }));

/**
 * The level of a unit of the company, kept from being deleted until the commit; null when the company
 * has no such unit.
 */
export async function holdUnit(tx: Tx, companyId: number, id: number): Promise<UnitLevel | null> {
  const row = await tx.row<{ level: UnitLevel }>(sql`
    select level from administrative_units
    where id = ${id} and company_id = ${companyId} and deleted_at is null for share`);
  return row?.level ?? null;
}

/** Whether units or locations lie directly in a unit. */
export async function hasContent(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.row<{ has: boolean }>(sql`
    select exists (select from administrative_units where parent_id = ${id} and deleted_at is null)
      or exists (select from locations where administrative_unit_id = ${id} and deleted_at is null) as has`);
  return row?.has ?? false;
}
