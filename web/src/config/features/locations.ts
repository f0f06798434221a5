import { MapPin } from 'lucide-react';
import type { Feature } from '../feature.ts';
import { paths } from '../paths.ts';
import { companyPaths, myCompanyPaths } from './companies.ts';

const mine = `${paths.adminPanel}/my-location` as const;

/** Screens of one location below the list that it stands in. */
const screens = <Base extends string>(list: Base) =>
  ({
    list,
    detail: `${list}/:locationId`,
    edit: `${list}/:locationId/edit`,
    testPools: `${list}/:locationId/test-pools`,
    history: `${list}/:locationId/history`,
  }) as const;

/** The same below a company, where locations are added as well. */
const companyScreens = <Base extends string>(list: Base) =>
  ({ ...screens(list), create: `${list}/create`, import: `${list}/import` }) as const;

/** Locations of a company, of the client user's own, and those that the client user manages. */
export const locationPaths = {
  ofCompany: companyScreens(companyPaths.locations),
  ofMyCompany: companyScreens(myCompanyPaths.locations),
  mine: screens(mine),
} as const;

/** Another address of the locations that a client user manages (P s2). */
export const MY_LOCATIONS_PATH = `${paths.adminPanel}/my-locations`;

/** The menu entry and the tab of what a client user manages: a feature flag gives it another name (P s2, O s2). */
export const myLocationLabel = (featureFlags: ReadonlySet<string>): string =>
  featureFlags.has('MY_LOCATIONS') ? 'My Locations' : 'My Location';

const seesMyLocation = { anyOf: ['FE_VIEW_MY_LOCATION'] } as const;

/** Those of a company are opened below the company, with its routes. */
export const locations: Feature = {
  name: 'locations',
  prefixes: [mine, MY_LOCATIONS_PATH],
  menu: [
    {
      label: myLocationLabel,
      group: 'Companies',
      path: mine,
      icon: MapPin,
      access: seesMyLocation,
    },
  ],
  quickActions: [
    {
      label: 'My locations',
      hint: 'The locations that you manage',
      path: mine,
      icon: MapPin,
      access: seesMyLocation,
    },
  ],
};
