import { sql } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';
import type { ReportLine } from '../test-results/test-reports.repository.ts';

export type Substance = ReportLine['drugAdulterant'];

/** Drugs and adulterants of the catalogue by their ids, as of today. */
export async function substancesOf(
  tx: Tx,
  ids: readonly number[],
): Promise<Map<number, Substance>> {
  const rows = await tx.rows<Substance & { id: number }>(sql`
    select id, name, abbreviation, type from drug_adulterants
    where id = any (${sql.param([...ids])}::bigint[]) and deleted_at is null`);
  return new Map(rows.map((row) => [row.id, row]));
}
