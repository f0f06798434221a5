import { sql, type SQL } from 'drizzle-orm';
import type { ListQuery } from '@assay/schema/core/list';
import type { CompanyFeature } from '@assay/schema/permissions';
import { testPoolList } from '@assay/schema/test-pools/test-pool.list';
import type { TestPool } from '@assay/schema/test-pools/test-pool';
import { todayOf } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import { entityList } from '../../core/lists/entity-list.ts';
import {
  basisPointsColumn,
  column,
  keyColumn,
  loweredColumn,
} from '../../core/lists/list-source.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';
import { found, Refusal } from '../../core/refusal.ts';
import { orderingsOf } from './pool-ordering.read-model.ts';
import { drawsFrom, poolLocations } from './pool-locations.read-model.ts';
import { statusAt } from './pool-progress.read-model.ts';
import { testPoolOf, testPools, type NamedTestPoolRow } from './test-pool.table.ts';

const companyJoin = sql.raw('left join companies company on company.id = t.company_id');
const consortiumJoin = sql.raw(
  'left join consortiums consortium on consortium.id = t.consortium_id',
);
const locationJoin = sql.raw('left join locations location on location.id = t.location_id');
/** A unit above the pool's location, without the rest of the location, which other filters may join. */
const unitJoin = (level: 'region' | 'area' | 'district') =>
  sql.raw(`left join administrative_units ${level} on ${level}.id =
    (select l.${level}_id from locations l where l.id = t.location_id)`);
const agencyJoin = sql.raw('left join dot_agencies agency on agency.id = t.testing_agency_id');

const joined = sql`company.company_name, location.name as location_name, consortium.name as consortium_name, agency.name as testing_agency_name`;
const rowJoins = sql.join([companyJoin, locationJoin, consortiumJoin, agencyJoin], sql` `);

/** Whether a company leaves to internal users what the feature gives to its administrators (contract §17). */
const managedByMd = (feature: CompanyFeature): SQL => sql`not exists (
  select 1 from company_settings s
  where s.company_id = t.company_id and s.key = ${feature} and s.value = 'true')`;

const intervalOrder = sql.raw(
  `array_position('{weekly,biweekly,monthly,quarterly,semiannual,annual,onetime}'::text[], t.modality)`,
);

const sourceAt = (today: string) =>
  entityList({
    spec: testPoolList,
    table: testPools,
    isCounted: true,
    columns: {
      companyName: keyColumn('company.company_name_key', 'company'),
      locationIds: poolLocations,
      locationName: keyColumn('location.name_key', 'location'),
      consortiumName: keyColumn('consortium.name_key', 'consortium'),
      testingAgencyName: loweredColumn('agency.name', 'agency'),
      modality: { ...column('modality'), sort: intervalOrder },
      status: { value: statusAt(today), form: 'exact' },
      'region.id': column('region.id', 'region'),
      'area.id': column('area.id', 'area'),
      'district.id': column('district.id', 'district'),
      'region.name': keyColumn('region.name_key', 'region'),
      'area.name': keyColumn('area.name_key', 'area'),
      'district.name': keyColumn('district.name_key', 'district'),
      runsManagedByMd: { value: managedByMd('ENABLE_RANDOM_SELECTION_FOR_ADMIN'), form: 'exact' },
      membersManagedByMd: {
        value: managedByMd('ENABLE_CLIENT_TESTPOOL_MEMBER_MANAGEMENT'),
        form: 'exact',
      },
      drugYtd: column('drug_ytd'),
      alcoholYtd: column('alcohol_ytd'),
      drugPercentage: basisPointsColumn('drug_basis_points'),
      alcoholPercentage: basisPointsColumn('alcohol_basis_points'),
      oversampling: basisPointsColumn('oversampling_basis_points'),
      nextRunDate: {
        value: sql`case when ${statusAt(today)} = 'ACTIVE' then t.next_run_date end`,
        form: 'exact',
      },
    },
    joins: {
      company: companyJoin,
      location: locationJoin,
      consortium: consortiumJoin,
      agency: agencyJoin,
      region: unitJoin('region'),
      area: unitJoin('area'),
      district: unitJoin('district'),
    },
    joined,
    rowJoins,
  });

const forInternalUsers = new Set(['runsManagedByMd', 'membersManagedByMd']);

/** Client users do not have the two filters of internal users: to them the fields do not exist (C s2). */
function refuseInternalFilters({ viewer }: Context, { filters }: ListQuery): void {
  if (viewer.type === 'MD') return;
  if (filters.some(({ field }) => forInternalUsers.has(field)))
    throw new Refusal('FIELD_NOT_FOUND_IN_ENTITY');
}

/** A page of the pools in the caller's scope, of one company or one location when it is given. */
export async function listTestPools(
  context: Context,
  query: ListQuery,
  of: { companyId?: number; locationId?: number } = {},
) {
  refuseInternalFilters(context, query);
  const today = todayOf(context);
  const narrowed =
    of.companyId !== undefined
      ? sql`t.company_id = ${of.companyId}::bigint`
      : of.locationId !== undefined
        ? drawsFrom(sql`array[${of.locationId}::bigint]`)
        : undefined;
  const page = await runList<NamedTestPoolRow>(context.tx, sourceAt(today), query, narrowed);
  const orderings = await orderingsOf(
    context.tx,
    page.rows.map(({ id }) => id),
  );
  return listAnswer(page, query, (row) => testPoolOf(row, today, orderings(row.id)));
}

/** @throws Refusal RESOURCE_NOT_FOUND */
export async function readTestPool(context: Context, id: number): Promise<TestPool> {
  const row = await context.tx.row<NamedTestPoolRow>(
    sql`select t.*, ${joined} from test_pools t ${rowJoins} where t.id = ${id} and t.deleted_at is null`,
  );
  const orderings = await orderingsOf(context.tx, [id]);
  return testPoolOf(found(row), todayOf(context), orderings(id));
}
