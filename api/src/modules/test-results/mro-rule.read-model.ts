import { sql } from 'drizzle-orm';
import type { ProgramName } from '@assay/schema/common/programs';
import type { Tx } from '../../core/database/database.ts';

/** Which outcomes of a test are known through the MRO alone. */
export interface MroRule {
  goesThroughMro: boolean;
  /** Only what is not negative goes on to the MRO. */
  mroOnlyIfPositive: boolean;
}

interface Place {
  company_id: number;
  all: boolean;
  positive: boolean;
}

const flag = (name: string): string => `coalesce((p.mro_result_type->>'${name}')::boolean, false)`;

/** The location decides by itself, or the company for it (contract §8). */
const flags = sql.raw(`
  case when p.mro_result_type is null then c.is_mro_all_non_dot_results_required
    else ${flag('isMroAllNonDotResultsRequired')} end as all,
  case when p.mro_result_type is null then c.is_mro_positive_non_dot_results_only_required
    else ${flag('isMroPositiveNonDotResultsOnlyRequired')} end as positive`);

/** What goes through the MRO: all DOT tests of laboratories (49 CFR 40.97), others as the settings of the day say. */
const ruleOf = (program: ProgramName, { all, positive }: Place): MroRule => ({
  goesThroughMro: program === 'DOT' || all || positive,
  mroOnlyIfPositive: program === 'NON_DOT' && !all && positive,
});

/** The company of a location in sight, and what of its tests goes through the MRO; null where there is no such location. */
export async function mroRuleOf(
  tx: Tx,
  locationId: number,
  program: ProgramName,
): Promise<(MroRule & { companyId: number }) | null> {
  const place = await tx.row<Place>(sql`
    select p.company_id, ${flags} from locations p join companies c on c.id = p.company_id
    where p.id = ${locationId} and p.deleted_at is null`);
  return place && { companyId: place.company_id, ...ruleOf(program, place) };
}
