import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';
import { refusingConflicts } from '../../core/database/faults.ts';
import { Refusal } from '../../core/refusal.ts';
import { companies } from './company.table.ts';

type Values = Readonly<Record<string, unknown>>;

const conflicts = {
  companies_name: () => Refusal.field(['companyName'], 'COMPANY_NAME_ALREADY_EXISTS'),
};

/** @throws Refusal COMPANY_NAME_ALREADY_EXISTS */
export const insertCompany = (tx: Tx, values: Values): Promise<Row> =>
  refusingConflicts(conflicts, () => companies.insert(tx, values));

/** @throws Refusal COMPANY_NAME_ALREADY_EXISTS */
export const updateCompanyRow = (tx: Tx, id: number, values: Values): Promise<Row> =>
  refusingConflicts(conflicts, () => companies.update(tx, id, values));

/** Hides a company with its locations and units. */
export async function deleteCompanyRows(tx: Tx, id: number): Promise<void> {
  await tx.run(
    sql`update location_clients set deleted_at = now() where company_id = ${id} and deleted_at is null`,
  );
  await tx.run(
    sql`update locations set deleted_at = now() where company_id = ${id} and deleted_at is null`,
  );
  await tx.run(
    sql`update administrative_units set deleted_at = now() where company_id = ${id} and deleted_at is null`,
  );
  await companies.softDelete(tx, id);
}
