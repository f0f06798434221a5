import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';

type Substance = Row<'drug_adulterants', 'id' | 'name' | 'abbreviation' | 'type'>;

/** The entries of the catalogue that some names and abbreviations mean, in their order; null for what is not in it. */
export async function substancesAmong(
  tx: Tx,
  named: readonly { name: string; abbreviation?: string | null | undefined }[],
): Promise<(Substance | null)[]> {
  if (named.length === 0) return [];
  const rows = await tx.rows<Substance>(sql`
    select id, name, abbreviation, type from drug_adulterants
    where deleted_at is null and (lower(name) = any (${sql.param(named.map(({ name }) => name.toLowerCase()))}::text[])
      or lower(abbreviation) = any (${sql.param(named.map(({ abbreviation }) => abbreviation?.toLowerCase() ?? ''))}::text[]))
    order by id`);
  const byAbbreviation = new Map(rows.map((row) => [row.abbreviation?.toLowerCase(), row]));
  const byName = new Map(rows.map((row) => [row.name.toLowerCase(), row]));
  return named.map(
    ({ name, abbreviation }) =>
      (abbreviation ? byAbbreviation.get(abbreviation.toLowerCase()) : undefined) ??
      byName.get(name.toLowerCase()) ??
      null,
  );
}
