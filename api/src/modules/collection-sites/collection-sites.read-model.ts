import { sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { SEARCH_MILES, SITES_MAX } from '@assay/schema/collection-sites/collection-services';
import type {
  CollectionService,
  CollectionSite,
  CollectionSiteSearch,
  CollectionSitesFound,
  LabSiteParams,
  LabSiteSearch,
} from '@assay/schema/collection-sites/collection-site';
import { zip as zipRule } from '@assay/schema/core/fields';
import { fieldError } from '@assay/schema/core/field-error-tree';
import type { Context } from '../../core/context.ts';
import type { Row, Tx } from '../../core/database/database.ts';
import { Refusal } from '../../core/refusal.ts';
import { readLabAccountLocation } from '../lab-accounts/lab-account-locations.read-model.ts';
import { aroundOf, EARTH_MILES } from './circle.ts';
import { zipPlaces, type Place } from '../../core/places/zip-places.ts';

type SiteRow = Row<'collection_sites'> & { miles: number };

const texts = {
  unknownZip:
    'The place of this zip code is not known. Check its digits, or enter a zip code near it; those of post office boxes have no place.',
};

/** Radius of the first circle that is looked into, in miles. */
const FIRST_MILES = 3;

/**
 * The next circle after one that holds too few sites: as large as it takes if they lie as densely farther out, but
 * not much larger than the last, since a city may begin there.
 */
const nextMiles = (miles: number, found: number): number =>
  Math.min(SEARCH_MILES, miles * Math.min(2.5, 1.2 * Math.sqrt(SITES_MAX / Math.max(found, 1))));

const doing: Readonly<Record<CollectionService, SQL>> = {
  HAIR: sql`hair_collection_supported`,
  ELECTRONIC_ORDER: sql`is_electronic_request_enabled`,
  DOT: sql`nida_supported`,
  INSTANT: sql`urine_poct_supported`,
  ORAL_FLUID: sql`oral_fluid_supported`,
  OBSERVED_URINE: sql`urine_observed_supported`,
  BREATH_ALCOHOL: sql`(bac_dot_supported or bac_non_dot_supported)`,
};

/** Great-circle distance of a row from a place, in miles. */
const milesFrom = ({ latitude, longitude }: Place): SQL => sql`
  ${2 * EARTH_MILES}::float8 * asin(least(1, sqrt(
    power(sin(radians(latitude - ${latitude}::float8) / 2), 2)
    + cos(radians(latitude)) * cos(radians(${latitude}::float8)) * power(sin(radians(longitude - ${longitude}::float8) / 2), 2))))`;

/** The nearest sites within a circle, nearest first. */
function sitesWithin(
  tx: Tx,
  place: Place,
  miles: number,
  services: readonly CollectionService[],
): Promise<SiteRow[]> {
  const { bands, longitudes } = aroundOf(place, miles);
  const ranges = longitudes.map(
    ([west, east]) => sql`longitude between ${west}::float8 and ${east}::float8`,
  );
  const conditions = services.map((service) => sql` and ${doing[service]}`);
  /* Which they are is told by the index alone; rows are read of those that are answered. */
  return tx.rows<SiteRow>(sql`
    select t.*, near.miles from (
      select * from (
        select tenant_id, site_code, ${milesFrom(place)} as miles from collection_sites
        where not is_temporarily_closed and latitude_band = any (${sql.param(bands)}::smallint[])
          and (${sql.join(ranges, sql` or `)})${sql.join(conditions)}) candidates
      where miles <= ${miles}::float8
      order by miles, site_code limit ${SITES_MAX}) near
    join collection_sites t using (tenant_id, site_code)
    order by near.miles, t.site_code`);
}

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

const siteOf = (row: SiteRow): CollectionSite => ({
  siteCode: row.site_code,
  siteName: row.site_name,
  siteType: row.site_type,
  address: {
    addressLine1: row.address_address_line1,
    addressLine2: row.address_address_line2,
    city: row.address_city,
    state: row.address_state,
    zip: row.address_zip,
  },
  latitude: row.latitude,
  longitude: row.longitude,
  distance: rounded(row.miles, 1),
  distanceMiles: rounded(row.miles, 3),
  hoursOfOperation: row.hours_of_operation,
  phone: row.phone,
  fax: row.fax,
  bacDotSupported: row.bac_dot_supported,
  bacNonDotSupported: row.bac_non_dot_supported,
  isElectronicRequestEnabled: row.is_electronic_request_enabled,
  hairCollectionSupported: row.hair_collection_supported,
  nidaSupported: row.nida_supported,
  oralFluidSupported: row.oral_fluid_supported,
  urineObservedSupported: row.urine_observed_supported,
  urinePOCTSupported: row.urine_poct_supported,
});

/** @throws Refusal INVALID_ZIP_CODE on `zip` when its place is not known */
async function placeOfZip(zip: string): Promise<Place> {
  const place = (await zipPlaces()).get(zip.slice(0, 5));
  if (!place) throw Refusal.fields(fieldError(['zip'], 'INVALID_ZIP_CODE', {}, texts.unknownZip));
  return place;
}

/**
 * The open collection sites of the tenant nearest to a zip code, within 100 miles, at most 50 (contract §14).
 * @throws Refusal INVALID_ZIP_CODE on `zip` when its place is not known
 */
export async function searchCollectionSites(
  { tx }: Context,
  { zip, isElectronicOrder, services = [] }: CollectionSiteSearch,
): Promise<CollectionSitesFound> {
  const place = await placeOfZip(zip);
  const wanted = new Set(services);
  if (isElectronicOrder === 'true') wanted.add('ELECTRONIC_ORDER');
  let miles = FIRST_MILES;
  let rows = await sitesWithin(tx, place, miles, [...wanted]);
  while (rows.length < SITES_MAX && miles < SEARCH_MILES) {
    miles = nextMiles(miles, rows.length);
    rows = await sitesWithin(tx, place, miles, [...wanted]);
  }
  return { results: rows.map(siteOf), total: rows.length, ...place };
}

/**
 * The sites for a lab account of a location: those of the tenant, as the list has no laboratories (contract §14).
 * @throws Refusal RESOURCE_NOT_FOUND for an account out of sight; INVALID_ZIP_CODE on `zip` when it is none, or its
 *   place is not known
 */
export async function searchLabSites(
  context: Context,
  search: z.output<typeof LabSiteSearch>,
  { id, zip: text }: z.output<typeof LabSiteParams>,
): Promise<CollectionSitesFound> {
  await readLabAccountLocation(context, id);
  const parsed = zipRule().safeParse(text);
  if (!parsed.success) throw Refusal.fields(fieldError(['zip'], 'INVALID_ZIP_CODE'));
  return searchCollectionSites(context, { ...search, zip: parsed.data, services: undefined });
}
