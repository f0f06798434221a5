import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';
import { snapshotLine } from './selection-runs.repository.ts';

/** The members of one company in a pool of a consortium. */
export interface CompanyPart {
  companyId: number;
  company: string;
  /** Lines of the snapshot by ascending id. */
  lines: string;
  members: number;
  eligible: number;
}

/** The members of a locked pool by company, those who were removed as well. */
export const companyParts = (tx: Tx, poolId: number): Promise<CompanyPart[]> =>
  tx.rows<CompanyPart>(sql`
    select c.id as "companyId", c.company_name as company, part.lines, part.members, part.eligible
    from (
      select company_id, string_agg(line, E'\n' order by id) as lines, count(*)::integer as members,
        (count(*) filter (where deleted_at is null))::integer as eligible
      from (select id, company_id, deleted_at, ${snapshotLine} as line from test_pool_members
        where test_pool_id = ${poolId}) member
      group by company_id) part
    join companies c on c.id = part.company_id
    order by c.id`);

type ExtractColumns = Row<
  'selection_extracts',
  | 'run_id'
  | 'company_id'
  | 'test_pool_id'
  | 'salt'
  | 'lines'
  | 'member_count'
  | 'drawn_count'
  | 'commitment_hash'
  | 'commitment_at'
  | 'outcome_hash'
  | 'outcome_at'
> & { commitment: object; outcome: object };

export const insertExtract = (tx: Tx, extract: ExtractColumns): Promise<number> =>
  tx.run(sql`
    insert into selection_extracts (run_id, company_id, test_pool_id, salt, lines, member_count, drawn_count, commitment,
      commitment_hash, commitment_at, outcome, outcome_hash, outcome_at)
    values (${extract.run_id}, ${extract.company_id}, ${extract.test_pool_id}, ${extract.salt}, ${extract.lines},
      ${extract.member_count}, ${extract.drawn_count}, ${JSON.stringify(extract.commitment)}::jsonb,
      ${extract.commitment_hash}, ${extract.commitment_at}, ${JSON.stringify(extract.outcome)}::jsonb,
      ${extract.outcome_hash}, ${extract.outcome_at})`);
