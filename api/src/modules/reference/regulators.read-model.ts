import { sql } from 'drizzle-orm';
import {
  isPoolRegulator,
  type PoolRegulator,
  type Regulator,
} from '@assay/schema/reference/regulators';
import type { Row, Tx } from '../../core/database/database.ts';
import { found } from '../../core/refusal.ts';

type Category = Row<'dot_employee_categories', 'id' | 'name'>;

type Rates = Row<'dot_rates', 'drug_basis_points' | 'alcohol_basis_points' | 'effective_from'>;

type RegulatorRow = Row<
  'dot_agencies',
  'id' | 'name' | 'agency' | 'employee_group' | 'is_regulator'
> & { [K in keyof Rates]: Rates[K] | null } & {
  categories: Category[];
};

/** Basis points as a percentage. */
const percentOf = (points: number | null): number | null => points && points / 100;

const regulatorOf = (row: RegulatorRow): Regulator => ({
  id: row.id,
  name: row.name,
  agency: row.agency,
  employeeGroup: row.employee_group,
  isPoolRegulator: row.is_regulator,
  drugAnnualRate: percentOf(row.drug_basis_points),
  alcoholAnnualRate: percentOf(row.alcohol_basis_points),
  effectiveFrom: row.effective_from,
  employeeCategories: row.categories,
});

/**
 * The agencies with the rates that hold on a day (`YYYY-MM-DD`), HHS without any (decision 27); one whose rates are not
 * known for that day is left out.
 */
export async function agenciesOn(tx: Tx, day: string): Promise<Regulator[]> {
  const rows = await tx.rows<RegulatorRow>(sql`
    select a.id, a.name, a.agency, a.employee_group, a.is_regulator, r.drug_basis_points, r.alcohol_basis_points, r.effective_from,
      coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.position)
        from dot_employee_categories c where c.agency_id = a.id), '[]') as categories
    from dot_agencies a
    left join lateral (
      select * from dot_rates r where r.agency_id = a.id and r.effective_from <= ${day}::date
      order by r.effective_from desc limit 1) r on true
    where r.agency_id is not null or not exists (select 1 from dot_rates known where known.agency_id = a.id)
    order by a.id`);
  return rows.map(regulatorOf);
}

/** Those of them that a regulated pool is run under. */
export const regulatorsOn = async (tx: Tx, day: string): Promise<PoolRegulator[]> =>
  (await agenciesOn(tx, day)).filter(isPoolRegulator);

/** Employee categories of an agency. @throws Refusal RESOURCE_NOT_FOUND for an unknown agency */
export async function categoriesOf(tx: Tx, agencyId: number): Promise<Category[]> {
  found(await tx.row(sql`select 1 as found from dot_agencies where id = ${agencyId}`));
  return tx.rows<Category>(
    sql`select id, name from dot_employee_categories where agency_id = ${agencyId} order by position`,
  );
}
