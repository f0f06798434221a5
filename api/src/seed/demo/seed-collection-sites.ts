import { sql } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';
import { zipPlaces, type Place } from '../../core/places/zip-places.ts';
import { streets } from './names.ts';
import type { Random } from './random.ts';
import { siteCities, type SiteCity } from './site-cities.ts';

const SITES = 2_000;

/** Names of invented sites by kind: none of a laboratory or clinic that there is. */
const names = {
  PSC: ['Assay Patient Service Center'],
  PREFERRED: [
    'Meridian Occupational Health',
    'Harborlight Work Clinic',
    'Crossroads Industrial Medicine',
  ],
  THIRD_PARTY: [
    'Quickstop Collections',
    'Roadside Drug Testing',
    'Cornerstone Urgent Care',
    'Five Points Medical',
  ],
} as const;

/** `AA001`, `AA002`, … as laboratories number their sites. */
const codeOf = (index: number): string =>
  `A${String.fromCodePoint(65 + Math.floor(index / 999))}${String((index % 999) + 1).padStart(3, '0')}`;

const near = (a: Place, b: Place): boolean =>
  Math.abs(a.latitude - b.latitude) < 0.25 && Math.abs(a.longitude - b.longitude) < 0.3;

/** What mail is sorted by: zip codes that begin alike are of one state. */
const sorted = (zip: string): string => zip.slice(0, 3);

/** The zip codes around the middle of each city that mail is sorted with. */
function zipsAround(
  places: ReadonlyMap<string, Place>,
): { city: SiteCity; zips: [string, Place][] }[] {
  const bySorting = new Map<string, [string, Place][]>();
  for (const each of places) {
    const alike = bySorting.get(sorted(each[0]));
    if (alike === undefined) bySorting.set(sorted(each[0]), [each]);
    else alike.push(each);
  }
  return siteCities.map((city) => {
    const middle = places.get(city.zip);
    if (!middle) throw new Error(`There is no place for ${city.zip}.`);
    const alike = bySorting.get(sorted(city.zip)) ?? [];
    return { city, zips: alike.filter(([, place]) => near(place, middle)) };
  });
}

/** How often sites do something in a list of 2,207 sites of Texas, in thousandths. */
const shares = {
  nida_supported: 480,
  hair_collection_supported: 300,
  oral_fluid_supported: 150,
  urine_observed_supported: 190,
  is_electronic_request_enabled: 170,
  urine_poct_supported: 40,
};

const happens = (random: Random, share: number): boolean => random.int(1, 1_000) <= share;

function hours(random: Random): string {
  if (happens(random, 14)) return 'Open 24 hours, 7 days a week';
  const close = happens(random, 260) ? '7:00 PM' : random.pick(['4:00 PM', '4:30 PM', '5:00 PM']);
  const weekdays = `Mon-Fri 8:00 AM - ${close}`;
  const days = happens(random, 170) ? `${weekdays}; Sat 8:00 AM - 12:00 PM` : weekdays;
  return happens(random, 70) ? `${days}; by appointment` : days;
}

function siteIn(random: Random, index: number, city: SiteCity, zips: readonly [string, Place][]) {
  const [zip, middle] = zips[random.int(0, zips.length - 1)] ?? [
    city.zip,
    { latitude: 0, longitude: 0 },
  ];
  const kind = random.int(1, 100);
  const type = kind <= 44 ? 'PSC' : kind <= 60 ? 'PREFERRED' : 'THIRD_PARTY';
  const breath = happens(random, 300);
  const flags = Object.fromEntries(
    Object.entries(shares).map(([column, share]) => [column, happens(random, share)]),
  );
  const phone = `80055501${String(random.int(0, 99)).padStart(2, '0')}`;
  return {
    site_code: codeOf(index),
    site_name: `${random.pick(names[type])} ${city.name}`,
    site_type: type,
    address_address_line1: `${random.int(1, 98) * 100 + random.int(1, 99)} ${random.pick(streets)}`,
    address_city: city.name,
    address_state: city.state,
    address_zip: zip,
    latitude: middle.latitude + random.int(-120, 120) / 10_000,
    longitude: middle.longitude + random.int(-120, 120) / 10_000,
    hours_of_operation: hours(random),
    phone,
    fax: random.int(1, 3) === 1 ? null : phone,
    bac_non_dot_supported: breath,
    bac_dot_supported: breath && flags['nida_supported'] === true,
    ...flags,
  };
}

/** 2,000 invented collection sites over all states, in one statement. */
export async function seedCollectionSites(tx: Tx, random: Random): Promise<void> {
  const places = await zipPlaces();
  const around = zipsAround(places);
  const sites = Array.from({ length: Math.ceil(SITES / around.length) }, () => around)
    .flat()
    .slice(0, SITES)
    .map(({ city, zips }, index) => siteIn(random, index, city, zips));
  await tx.run(sql`
    insert into collection_sites (site_code, site_name, site_type, address_address_line1, address_city, address_state,
      address_zip, latitude, longitude, hours_of_operation, phone, fax, bac_dot_supported, bac_non_dot_supported,
      is_electronic_request_enabled, hair_collection_supported, nida_supported, oral_fluid_supported,
      urine_observed_supported, urine_poct_supported)
    select s.* from jsonb_to_recordset(${JSON.stringify(sites)}::jsonb) as s(site_code text, site_name text, site_type text,
      address_address_line1 text, address_city text, address_state text, address_zip text, latitude float8,
      longitude float8, hours_of_operation text, phone text, fax text, bac_dot_supported boolean,
      bac_non_dot_supported boolean, is_electronic_request_enabled boolean, hair_collection_supported boolean,
      nida_supported boolean, oral_fluid_supported boolean, urine_observed_supported boolean,
      urine_poct_supported boolean)`);
}
