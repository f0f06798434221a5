import { sql } from 'drizzle-orm';
import type { UnitLevel } from '@assay/schema/administrative-units/administrative-unit';
import type { Row, Tx } from '../../core/database/database.ts';

/**
 * The level of a unit of the company, kept from being deleted until the commit; null when the company
 * has no such unit.
 */
export async function holdUnit(tx: Tx, companyId: number, id: number): Promise<UnitLevel | null> {
  const row = await tx.row<Row<'administrative_units', 'level'>>(sql`
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

/** Hides the units of a company. */
export const deleteUnitRowsOfCompany = (tx: Tx, companyId: number): Promise<number> =>
  tx.run(
    sql`update administrative_units set deleted_at = now() where company_id = ${companyId} and deleted_at is null`,
  );
