import type { Place } from '@assay/schema/map/map-projection';
import type { DonorPass, PassAddress } from './donor-pass.read-model.ts';

/** Where a donor goes. */
export interface PassPlace {
  heading: string;
  name: string;
  address: string[];
  /** Ten digits. */
  phone: string | null;
  hours: string | null;
  /** Where it lies; null where that is not known. */
  point: (Place & { city: string }) | null;
}

const linesOf = ({ addressLine1, addressLine2, city, state, zip }: PassAddress): string[] => [
  addressLine1,
  ...(addressLine2 === null ? [] : [addressLine2]),
  `${city}, ${state} ${zip}`,
];

const ofSite = ({ site }: DonorPass): PassPlace | null =>
  site && {
    heading: 'Collection site',
    name: site.siteName,
    address: linesOf(site.address),
    phone: site.primaryPhoneNumber,
    hours: site.hoursOfOperation ?? null,
    point:
      site.latitude === undefined || site.longitude === undefined
        ? null
        : { latitude: site.latitude, longitude: site.longitude, city: site.address.city },
  };

const ofThirdParty = ({
  third_party_site_address: address,
  third_party_site_address_name: name,
}: DonorPass): PassPlace | null =>
  address && {
    heading: 'Collection site',
    name: name ?? '',
    address: linesOf(address),
    phone: null,
    hours: null,
    point: null,
  };

/** Where the donor of a pass goes: to the site, to a third party, or to the location itself. */
export const placeOf = (pass: DonorPass): PassPlace =>
  ofSite(pass) ??
  ofThirdParty(pass) ?? {
    heading: pass.collected_on_site ? 'Collected on site' : 'Ask where to go',
    name: pass.location.name,
    address: linesOf(pass.location.address),
    phone: pass.location.phone,
    hours: null,
    point: null,
  };
