import { sql } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';
import type { ReportLine } from '../test-results/test-reports.repository.ts';

export type Substance = ReportLine['drugAdulterant'];

/** A location of the file, and what of its tests goes through the MRO. */
export interface ImportPlace {
  id: number;
  company_id: number;
  all: boolean;
  positive: boolean;
  /** The programs that it orders from the laboratory. */
  programs: string[];
}

const flag = (name: string): string => `coalesce((p.mro_result_type->>'${name}')::boolean, false)`;
const flags = sql.raw(`
  case when p.mro_result_type is null then c.is_mro_all_non_dot_results_required
    else ${flag('isMroAllNonDotResultsRequired')} end as all,
  case when p.mro_result_type is null then c.is_mro_positive_non_dot_results_only_required
    else ${flag('isMroPositiveNonDotResultsOnlyRequired')} end as positive`);

/** Locations by the id that people see, in lower case; those in sight alone. */
export async function findPlaces(
  tx: Tx,
  names: readonly string[],
  provider: string,
): Promise<Map<string, ImportPlace>> {
  const rows = await tx.rows<ImportPlace & { key: string }>(sql`
    select lower(p.location_id) as key, p.id, p.company_id, ${flags},
      array(select distinct l.program from lab_account_locations l join lab_accounts a on a.id = l.lab_account_id
        where l.location_id = p.id and l.deleted_at is null and a.provider = ${provider}) as programs
    from locations p join companies c on c.id = p.company_id
    where lower(p.location_id) = any (${sql.param(names.map((name) => name.toLowerCase()))}::text[])
      and p.deleted_at is null`);
  return new Map(rows.map((row) => [row.key, row]));
}

/** Drugs and adulterants by name and by abbreviation, in lower case. */
export async function findSubstances(tx: Tx): Promise<Map<string, Substance>> {
  const rows = await tx.rows<Substance & { id: number; abbreviation: string }>(sql`
    select id, name, abbreviation, type from drug_adulterants where deleted_at is null`);
  return new Map(
    rows.flatMap((row) => [
      [row.name.toLowerCase(), row] as const,
      [row.abbreviation.toLowerCase(), row] as const,
    ]),
  );
}
