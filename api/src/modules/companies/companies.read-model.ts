import { sql } from 'drizzle-orm';
import { type Company } from '@assay/schema/companies/company';
import { companyList } from '@assay/schema/companies/company.list';
import type { ListQuery } from '@assay/schema/core/list';
import type { Context } from '../../core/context.ts';
import type { Row, Tx } from '../../core/database/database.ts';
import { entityList } from '../../core/lists/entity-list.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';
import { found, Refusal } from '../../core/refusal.ts';
import { companies } from './company.table.ts';

const source = entityList({
  spec: companyList,
  table: companies,
});

type Counts = Pick<
  Company,
  'numberOfUsers' | 'numberOfRegions' | 'numberOfAreas' | 'numberOfDistricts' | 'numberOfLocations'
>;

/**
 * Counts of the part of a company that the caller sees: the locations in scope, the units they lie under
 * or that are the caller's own, and the users who see nothing beyond that part (contract §7).
 */
async function visibleCounts(tx: Tx, companyId: number): Promise<Counts> {
  const counts = await tx.row<Counts>(sql`
    with seen as (
      select l.region_id, l.area_id, l.district_id from locations l
      where l.company_id = ${companyId} and l.deleted_at is null
      union all
      select u.region_id, u.area_id, u.district_id from administrative_units u
      where u.company_id = ${companyId} and u.deleted_at is null and u.id = any ((select app.unit_ids())::bigint[])
    )
    select count(distinct region_id) as "numberOfRegions", count(distinct area_id) as "numberOfAreas",
      count(distinct district_id) as "numberOfDistricts",
      (select count(*) from locations l where l.company_id = ${companyId} and l.deleted_at is null) as "numberOfLocations",
      (select count(*) from users u where u.company_id = ${companyId} and u.deleted_at is null
        and u.authorization_context_ids <> '{}' and u.authorization_context_ids <@ case u.role
          when 'LOCATION_MANAGER' then array(select l.id from locations l where l.deleted_at is null)
          else app.unit_ids() end) as "numberOfUsers"
    from seen`);
  return found(counts);
}

/** The record of a company's row as the caller may see it. */
async function companyOf({ tx, viewer }: Context, row: Row<'companies'>): Promise<Company> {
  const company = companies.fromRow(row);
  const seesAll = viewer.scope.kind === 'tenant' || viewer.scope.kind === 'company';
  return seesAll ? company : { ...company, ...(await visibleCounts(tx, company.id)) };
}

/** A page of the companies that the caller sees; a client user sees one. */
export async function listCompanies(context: Context, query: ListQuery) {
  const page = await runList<Row<'companies'>>(context.tx, source, query);
  const results: Company[] = [];
  for (const row of page.rows) results.push(await companyOf(context, row));
  return listAnswer({ rows: results, total: page.total }, query, (company) => company);
}

/** For calls on what belongs to a company. @throws Refusal RESOURCE_NOT_FOUND when the caller does not see it */
export async function requireCompany({ tx }: Context, id: number): Promise<void> {
  if (!(await companies.isVisible(tx, id))) throw Refusal.notFound();
}

/** @throws Refusal RESOURCE_NOT_FOUND */
export async function readCompany(context: Context, id: number): Promise<Company> {
  return companyOf(context, found(await companies.find(context.tx, id)));
}
