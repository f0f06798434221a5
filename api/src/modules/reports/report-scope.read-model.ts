import { sql } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';
import type { ReportSpan } from '@assay/schema/reports/report-spans';

/** Whether a record that criteria name is in sight. */
export const isInSight = async (
  tx: Tx,
  table: 'companies' | 'consortiums',
  id: number,
): Promise<boolean> =>
  (await tx.row(
    sql`select 1 as seen from ${sql.identifier(table)} where id = ${id} and deleted_at is null`,
  )) !== null;

/** Companies in sight that were enrolled in a consortium on any day of a report. */
export async function enrolledCompanies(
  tx: Tx,
  consortiumId: number,
  { from, to, months }: ReportSpan,
): Promise<number[]> {
  const first = from ?? (months === null ? null : firstOf(months[0] ?? 0));
  const last = to ?? (months === null ? null : firstOf((months.at(-1) ?? 0) + 1));
  const rows = await tx.rows<{ id: number }>(sql`
    select distinct m.company_id as id from consortium_companies m join companies c on c.id = m.company_id
    where m.consortium_id = ${consortiumId} and (${last}::date is null or m.started_on <= ${last}::date)
      and (${first}::date is null or m.ended_on is null or m.ended_on >= ${first}::date)
    order by 1`);
  return rows.map(({ id }) => id);
}

/** First day of a month such as `202603`; of a thirteenth month that of the next year. */
const firstOf = (month: number): string => {
  const at = new Date(Date.UTC(Math.floor(month / 100), (month % 100) - 1, 1));
  return at.toISOString().slice(0, 10);
};

/** Names of what criteria name by id, for the cover of a file; what is out of sight has none. */
export async function namesOf(
  tx: Tx,
  kind: 'companies' | 'consortiums' | 'administrative_units' | 'locations',
  ids: readonly number[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const name = kind === 'companies' ? 'company_name' : 'name';
  const rows = await tx.rows<{ name: string }>(sql`
    select ${sql.identifier(name)} as name from ${sql.identifier(kind)}
    where id = any (${sql.param([...ids])}::bigint[]) order by 1`);
  return rows.map((row) => row.name);
}

/** The drugs with an id, by name; also those that are no longer in the catalog. */
export const drugNames = (
  tx: Tx,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> =>
  tx.rows(sql`
    select id, name from drug_adulterants where id = any (${sql.param([...ids])}::bigint[]) order by name, id`);
