import { sql } from 'drizzle-orm';
import { type Location } from '@assay/schema/locations/location';
import { locationList } from '@assay/schema/locations/location.list';
import type { ListQuery } from '@assay/schema/core/list';
import type { Context } from '../../core/context.ts';
import type { RowOf } from '../../core/entities/entity-table.ts';
import { entityList } from '../../core/lists/entity-list.ts';
import { column, keyColumn, stepped } from '../../core/lists/list-source.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';
import { found, Refusal } from '../../core/refusal.ts';
import { locations } from './location.table.ts';

type LocationRow = RowOf<typeof locations>;

const levels = ['region', 'area', 'district'] as const;

const unitJoin = (level: (typeof levels)[number]) =>
  sql.raw(`left join administrative_units ${level} on ${level}.id = t.${level}_id`);

/** A level's id and name as one value; null where the location has no such level. */
const refOf = (level: (typeof levels)[number]) =>
  sql.raw(
    `case when ${level}.id is not null then jsonb_build_object('id', ${level}.id, 'name', ${level}.name) end as ${level}`,
  );

const joined = sql`${sql.join(levels.map(refOf), sql`, `)}, coalesce((
  select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.name_key, c.id)
  from location_clients c where c.location_id = t.id and c.deleted_at is null), '[]') as clients, (
  select count(*) from contacts c where c.location_id = t.id and c.deleted_at is null) as number_of_contacts`;
const rowJoins = sql.join(levels.map(unitJoin), sql` `);

/** Consortiums that a location is enrolled in today. */
const enrolledIn = sql.raw(`array(select m.consortium_id from consortium_locations m
  where m.location_id = t.id and m.ended_on is null)`);

const source = entityList({
  spec: locationList,
  table: locations,
  isCounted: true,
  columns: {
    locationId: { ...column('location_id'), sort: sql`t.location_number` },
    consortiumIds: { value: enrolledIn, form: 'exact' },
    'region.id': column('region.id', 'region'),
    'area.id': column('area.id', 'area'),
    'district.id': column('district.id', 'district'),
    'region.name': stepped(keyColumn('region.name_key', 'region'), 'region_id'),
    'area.name': stepped(keyColumn('area.name_key', 'area'), 'area_id'),
    'district.name': stepped(keyColumn('district.name_key', 'district'), 'district_id'),
  },
  joins: { region: unitJoin('region'), area: unitJoin('area'), district: unitJoin('district') },
  joined,
  rowJoins,
});

/** The record as the caller may see it: MRO settings are for those who may edit them (O s6). */
const locationOf = ({ viewer }: Context, row: LocationRow): Location => {
  const location = locations.fromRow(row);
  const seesMro = viewer.permissions.has('EDIT_LOCATION_MRO_SETTINGS');
  return { ...location, mroResultType: seesMro ? location.mroResultType : null };
};

/** A page of the locations in the caller's scope, of one company when it is given. */
export async function listLocations(context: Context, query: ListQuery, companyId?: number) {
  const narrowed = companyId === undefined ? undefined : sql`t.company_id = ${companyId}::bigint`;
  const isStepped = context.viewer.scope.kind === 'tenant';
  const page = await runList<LocationRow>(context.tx, { ...source, isStepped }, query, narrowed);
  return listAnswer(page, query, (row) => locationOf(context, row));
}

/** For calls on what belongs to a location. @throws Refusal RESOURCE_NOT_FOUND when the caller does not see it */
export async function requireLocation({ tx }: Context, id: number): Promise<void> {
  if (!(await locations.isVisible(tx, id))) throw Refusal.notFound();
}

/** @throws Refusal RESOURCE_NOT_FOUND */
export async function readLocation(context: Context, id: number): Promise<Location> {
  const row = await context.tx.row<LocationRow>(
    sql`select t.*, ${joined} from locations t ${rowJoins} where t.id = ${id} and t.deleted_at is null`,
  );
  return locationOf(context, found(row));
}

/** Customers of a location by name. @throws Refusal RESOURCE_NOT_FOUND */
export async function readClients(context: Context, id: number) {
  const { clients } = await readLocation(context, id);
  return { results: clients, total: clients.length };
}
