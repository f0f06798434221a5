import { sql } from 'drizzle-orm';
import type { LocationMap, LocationPlace } from '@assay/schema/locations/location-map';
import type { Context } from '../../core/context.ts';
import { zipPlaces, type Place } from '../../core/places/zip-places.ts';
import { requireCompany } from '../companies/companies.read-model.ts';

/** Zip codes that are answered one by one; a company with more has places of their first three digits. */
const ZIPS_MAX = 2_000;

type ZipRow = Pick<LocationPlace, 'zip' | 'city' | 'state' | 'locations'>;

const mostFirst = (a: LocationPlace, b: LocationPlace): number =>
  b.locations - a.locations || (a.zip < b.zip ? -1 : 1);

/** Places of one area as one, in the middle of their locations; city and state are those of the largest. */
function together(zip: string, parts: readonly LocationPlace[]): LocationPlace {
  const [largest = parts[0]] = parts.toSorted(mostFirst);
  const locations = parts.reduce((sum, part) => sum + part.locations, 0);
  const middle = (of: keyof Place): number =>
    Math.round(
      (parts.reduce((sum, part) => sum + part[of] * part.locations, 0) / locations) * 1e4,
    ) / 1e4;
  return {
    zip,
    city: largest?.city ?? '',
    state: largest?.state ?? '',
    latitude: middle('latitude'),
    longitude: middle('longitude'),
    locations,
  };
}

function byArea(places: readonly LocationPlace[]): LocationPlace[] {
  const areas = new Map<string, LocationPlace[]>();
  for (const place of places) {
    const area = place.zip.slice(0, 3);
    areas.set(area, [...(areas.get(area) ?? []), place]);
  }
  return [...areas].map(([area, parts]) => together(area, parts));
}

/**
 * Where the locations of a company are that the caller sees; row-level security leaves out the others.
 * @throws Refusal RESOURCE_NOT_FOUND
 */
export async function readLocationMap(context: Context, companyId: number): Promise<LocationMap> {
  const { tx } = context;
  await requireCompany(context, companyId);
  const rows = await tx.rows<ZipRow>(sql`
    select left(address_zip, 5) as zip, mode() within group (order by address_city) as city,
      mode() within group (order by address_state) as state, count(*)::integer as locations
    from locations where company_id = ${companyId}::bigint and deleted_at is null group by 1`);
  const known = await zipPlaces();
  const places = rows.flatMap((row) => {
    const place = known.get(row.zip);
    return place === undefined ? [] : [{ ...row, ...place }];
  });
  const sum = (of: readonly { locations: number }[]): number =>
    of.reduce((total, { locations }) => total + locations, 0);
  const answered = places.length > ZIPS_MAX ? byArea(places) : places;
  return {
    locations: sum(rows),
    unplaced: sum(rows) - sum(places),
    places: answered.toSorted(mostFirst),
  };
}
