import { sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { ConsortiumResult } from '@assay/schema/consortiums/consortium';
import {
  consortiumCompanyList,
  consortiumList,
  consortiumLocationList,
} from '@assay/schema/consortiums/consortium.list';
import type { ListQuery } from '@assay/schema/core/list';
import type { Context } from '../../core/context.ts';
import type { Tx } from '../../core/database/database.ts';
import { entityList } from '../../core/lists/entity-list.ts';
import { column, keyColumn } from '../../core/lists/list-source.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';
import { found } from '../../core/refusal.ts';
import {
  consortiumCompanies,
  consortiumLocations,
  consortiums,
  type ConsortiumCompanyRow,
  type ConsortiumLocationRow,
  type ConsortiumRow,
} from './consortium.table.ts';
import {
  countEnrolledLocations,
  isEnrolled,
  periodsOf,
  type Viewpoint,
} from './enrollments.read-model.ts';

const countOf = (table: 'consortium_companies' | 'consortium_locations'): SQL =>
  sql`(select count(*) from ${sql.identifier(table)} m where m.consortium_id = t.id and m.ended_on is null)`;

const counts = {
  companyCount: countOf('consortium_companies'),
  locationCount: countOf('consortium_locations'),
};
const source = entityList({ spec: consortiumList, table: consortiums, computed: counts });

/** A page of the consortiums of the tenant. */
export async function listConsortiums({ tx }: Context, query: ListQuery) {
  const page = await runList<ConsortiumRow>(tx, source, query);
  return listAnswer(page, query, (row) => consortiums.fromRow(row));
}

type Choices = { id: number; selected: boolean }[];

/** All locations of some companies, by company; statements without a join, which the planner takes badly at first. */
async function locationsOf(
  tx: Tx,
  consortiumId: number,
  companyIds: readonly number[],
): Promise<ReadonlyMap<number, Choices>> {
  const enrolled = await tx.rows<{ id: number }>(sql`
    select location_id as id from consortium_locations
    where consortium_id = ${consortiumId} and ended_on is null`);
  const selected = new Set(enrolled.map(({ id }) => id));
  const rows = await tx.rows<{ id: number; company_id: number }>(sql`
    select id, company_id from locations
    where company_id = any (${sql.param([...companyIds])}::bigint[]) and deleted_at is null
    order by name_key, id`);
  const groups = new Map<number, Choices>(companyIds.map((id) => [id, []]));
  for (const { id, company_id: companyId } of rows)
    groups.get(companyId)?.push({ id, selected: selected.has(id) });
  return groups;
}

/** A consortium with every enrolled company, and all locations of these. @throws Refusal RESOURCE_NOT_FOUND */
export async function readConsortium(
  { tx }: Context,
  id: number,
): Promise<z.output<typeof ConsortiumResult>> {
  const row = await tx.row<ConsortiumRow>(
    sql`select ${source.select} from consortiums t where t.id = ${id} and t.deleted_at is null`,
  );
  const consortium = consortiums.fromRow(found(row));
  const companies = await tx.rows<{ id: number; name: string }>(sql`
    select c.id, c.company_name as name from consortium_companies e join companies c on c.id = e.company_id
    where e.consortium_id = ${id} and e.ended_on is null and c.deleted_at is null
    order by c.company_name_key, c.id`);
  const locations = await locationsOf(
    tx,
    id,
    companies.map((each) => each.id),
  );
  const details = companies.map((each) => ({ ...each, locations: locations.get(each.id) ?? [] }));
  return { result: { ...consortium, companies: details } };
}

const companyIs = sql`m.company_id = t.id`;
const locationIs = sql`m.location_id = t.id`;

const companiesFrom = (from: Viewpoint) =>
  entityList({
    spec: consortiumCompanyList,
    table: consortiumCompanies,
    columns: { name: keyColumn('company_name_key') },
    computed: { isEnrolled: isEnrolled('consortium_companies', from, companyIs) },
    joined: sql`${countEnrolledLocations(from, companyIs)} as enrolled_locations_count,
      ${periodsOf('consortium_companies', from, companyIs)} as periods`,
  });

const companyPage = async ({ tx }: Context, query: ListQuery, from: Viewpoint, which?: SQL) => {
  const page = await runList<ConsortiumCompanyRow>(tx, companiesFrom(from), query, which);
  return listAnswer(page, query, (row) => consortiumCompanies.fromRow(row));
};

/** A page of the companies of the tenant, with where they stand in a consortium. */
export const listCompanies = (context: Context, query: ListQuery, from: Viewpoint) =>
  companyPage(context, query, from);

/** A page of the companies that are enrolled. */
export function listCompaniesOf(
  context: Context,
  query: ListQuery,
  { year }: Pick<Viewpoint, 'year'>,
  consortiumId: number,
) {
  const from = { consortiumId, year };
  const enrolled = isEnrolled('consortium_companies', from, companyIs);
  return companyPage(context, query, from, enrolled);
}

/** A company as seen from a consortium. @throws Refusal RESOURCE_NOT_FOUND */
export async function readCompanyOf({ tx }: Context, consortiumId: number, companyId: number) {
  const { select } = companiesFrom({ consortiumId });
  const row = await tx.row<ConsortiumCompanyRow>(
    sql`select ${select} from companies t where t.id = ${companyId} and t.deleted_at is null`,
  );
  return consortiumCompanies.fromRow(found(row));
}

/** A page of the locations of a company, with where they stand in a consortium. */
export async function listLocations(
  { tx }: Context,
  query: ListQuery,
  from: Viewpoint,
  companyId: number,
) {
  const list = entityList({
    spec: consortiumLocationList,
    table: consortiumLocations,
    columns: { locationId: { ...column('location_id'), sort: sql`t.location_number` } },
    computed: { selected: isEnrolled('consortium_locations', from, locationIs) },
    joined: sql`${periodsOf('consortium_locations', from, locationIs)} as periods`,
  });
  const narrowed = sql`t.company_id = ${companyId}::bigint`;
  const page = await runList<ConsortiumLocationRow>(tx, list, query, narrowed);
  return listAnswer(page, query, (row) => consortiumLocations.fromRow(row));
}
