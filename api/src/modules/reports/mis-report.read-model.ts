import { sql } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';
import type { MisDrugs } from './mis-figures.ts';

/** Names of drugs by the columns of the form (49 CFR 40.82 and 40.85). */
const patterns: Readonly<Record<keyof MisDrugs, string>> = {
  marijuana: 'marijuana|cannab|\\mthc',
  cocaine: 'cocaine|benzoylecgonine',
  pcp: 'phencyclidine|\\mpcp\\M',
  opioids:
    'opi(oid|ate)|codeine|morphine|acetylmorphine|heroin|hydrocodone|hydromorphone|oxycodone|oxymorphone',
  amphetamines: 'amphetamine|\\mmdma\\M|\\mmda\\M|ecstasy',
};

/** The drugs of the tenant's catalog that count in columns 4 to 8; deleted ones as well, which older tests have. */
export async function misDrugs(tx: Tx): Promise<MisDrugs> {
  const rows = await tx.rows<{ id: number; name: string }>(sql`
    select id, lower(concat_ws(' ', name, abbreviation)) as name from drug_adulterants where type = 'DRUG' order by id`);
  const of = (name: keyof MisDrugs): number[] => {
    const pattern = new RegExp(patterns[name].replaceAll('\\m', '\\b').replaceAll('\\M', '\\b'));
    return rows.filter((row) => pattern.test(row.name)).map(({ id }) => id);
  };
  return {
    marijuana: of('marijuana'),
    cocaine: of('cocaine'),
    pcp: of('pcp'),
    opioids: of('opioids'),
    amphetamines: of('amphetamines'),
  };
}

/** What the draws of a year asked for. */
export interface MisPools {
  /** Average of the members at the draws, over all pools. */
  members: number;
  drugs: number;
  alcohol: number;
}

/** What pools of a company and an agency asked for in a year: the average of their members at its draws, by their rates. */
export async function misPools(
  tx: Tx,
  { companyId, agency, year }: { companyId: number; agency: string; year: number },
): Promise<MisPools> {
  const row = await tx.row<MisPools>(sql`
    select coalesce(round(sum(d.members), 1), 0)::float8 as members,
      coalesce(sum(ceil(d.members * d.drug_rate / 10000)), 0)::integer as drugs,
      coalesce(sum(ceil(d.members * d.alcohol_rate / 10000)), 0)::integer as alcohol
    from (
      select avg(r.member_count) as members, max(coalesce(p.drug_basis_points, 0)) as drug_rate,
        max(coalesce(p.alcohol_basis_points, 0)) as alcohol_rate
      from test_pools p join dot_agencies a on a.id = p.testing_agency_id
        join selection_runs r on r.test_pool_id = p.id
      where p.company_id = ${companyId} and a.agency = ${agency} and p.is_regulated and p.deleted_at is null
        and r.invalidated_at is null and r.deleted_at is null
        and r.run_date between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)
      group by p.id) d`);
  return row ?? { members: 0, drugs: 0, alcohol: 0 };
}

/** An employee category of an agency; one without a number is that of tests which do not tell. */
export interface MisCategory {
  id: number | null;
  name: string | null;
  /** Members of regulated pools of the agency, on average over the selection periods of the year. */
  employees: number;
}

/**
 * Employee categories of an agency in the order of the form, each with the average of its people (Section II: the employees
 * who could be drawn in each selection period, over the number of periods, which are no shorter than a month). Before the first
 * draw of a year it is who is there today, or was on the last day. Pools are those of the company and of its consortiums, also
 * for client users, who see no pool of a consortium but their own people in it; who is in two of them counts once.
 */
export const misCategories = (
  tx: Tx,
  { companyId, agency, year }: { companyId: number; agency: string; year: number },
): Promise<MisCategory[]> =>
  tx.rows<MisCategory>(sql`
    with pools as materialized (
      select test_pool_id, run_days from app.mis_pools(${companyId}, ${agency}, ${year})),
    members as (
      select m.employee_category_id as category, coalesce(lower(m.id_number), lower(m.cdl_number), m.id::text) as person,
        m.test_pool_id, m.created_at::date as came, coalesce(m.left_on, m.deleted_at::date) as went
      from test_pool_members m join pools p on p.test_pool_id = m.test_pool_id
      where m.company_id = ${companyId}),
    draws as (
      select max(r.day) as day from pools p cross join lateral unnest(p.run_days) as r (day)
      where p.test_pool_id in (select test_pool_id from members)
      group by date_trunc('month', r.day)),
    days as (
      select day from draws
      union all select least(make_date(${year}, 12, 31), current_date) where not exists (select 1 from draws)),
    counted as (
      select m.category, d.day, count(distinct m.person) as people from days d
        join members m on m.came <= d.day and (m.went is null or m.went > d.day)
      group by m.category, d.day)
    select c.id, c.name, coalesce(round((select sum(n.people) from counted n where n.category = c.id)
      / (select count(*) from days)), 0)::integer as employees
    from dot_employee_categories c join dot_agencies a on a.id = c.agency_id
    where a.agency = ${agency} order by a.id, c.position`);
