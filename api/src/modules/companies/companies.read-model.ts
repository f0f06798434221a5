import { sql, type SQL } from 'drizzle-orm';
import { type Company } from '@assay/schema/companies/company';
import { companyList } from '@assay/schema/companies/company.list';
import type { ListQuery } from '@assay/schema/core/list';
import type { Context } from '../../core/context.ts';
import type { Row } from '../../core/database/database.ts';
import { entityList } from '../../core/lists/entity-list.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';
import { found, Refusal } from '../../core/refusal.ts';
import { companies } from './company.table.ts';

type Count =
  | 'numberOfUsers'
  | 'numberOfRegions'
  | 'numberOfAreas'
  | 'numberOfDistricts'
  | 'numberOfLocations';

/** Units of one level that the locations in scope lie under, or that are the caller's own. */
const unitCount = (level: 'region' | 'area' | 'district'): SQL => {
  const id = sql.raw(`${level}_id`);
  return sql`(select count(*) from (
    select l.${id} from locations l where l.company_id = t.id and l.deleted_at is null and l.${id} is not null
    union
    select u.${id} from administrative_units u where u.company_id = t.id and u.deleted_at is null
      and u.${id} is not null and u.id = any ((select app.unit_ids())::bigint[])) seen)`;
};

/**
 * Counts of the part of a company that a manager sees: the locations in scope, the units they lie under
 * or that are the caller's own, and the users who see nothing beyond that part (contract §7).
 */
const visibleCounts: Record<Count, SQL> = {
  numberOfUsers: sql`(select count(*) from users u where u.company_id = t.id and u.deleted_at is null)`,
  numberOfRegions: unitCount('region'),
  numberOfAreas: unitCount('area'),
  numberOfDistricts: unitCount('district'),
  numberOfLocations: sql`(select count(*) from locations l where l.company_id = t.id and l.deleted_at is null)`,
};

/** Consortiums that a company is enrolled in today. */
const enrolledIn = sql.raw(`array(select m.consortium_id from consortium_companies m
  where m.company_id = t.id and m.ended_on is null)`);

const sourceOf = (computed: Partial<Record<Count, SQL>>) =>
  entityList({
    spec: companyList,
    table: companies,
    columns: { consortiumIds: { value: enrolledIn, form: 'exact' } },
    computed,
    isCounted: true,
  });
const sources = { whole: sourceOf({}), narrowed: sourceOf(visibleCounts) };

/** The counts that the company keeps are for who sees all of it. */
const sourceFor = ({ viewer: { scope } }: Context) =>
  scope.kind === 'tenant' || scope.kind === 'company' ? sources.whole : sources.narrowed;

/** A page of the companies that the caller sees; a client user sees one. */
export async function listCompanies(context: Context, query: ListQuery) {
  const page = await runList<Row<'companies'>>(context.tx, sourceFor(context), query);
  return listAnswer(page, query, (row) => companies.fromRow(row));
}

/** For calls on what belongs to a company. @throws Refusal RESOURCE_NOT_FOUND when the caller does not see it */
export async function requireCompany({ tx }: Context, id: number): Promise<void> {
  if (!(await companies.isVisible(tx, id))) throw Refusal.notFound();
}

/** @throws Refusal RESOURCE_NOT_FOUND */
export async function readCompany(context: Context, id: number): Promise<Company> {
  const { select } = sourceFor(context);
  const row = await context.tx.row<Row<'companies'>>(
    sql`select ${select} from companies t where t.id = ${id} and t.deleted_at is null`,
  );
  return companies.fromRow(found(row));
}
