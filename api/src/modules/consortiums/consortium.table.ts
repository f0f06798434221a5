import {
  Consortium,
  ConsortiumCompany,
  ConsortiumLocation,
} from '@assay/schema/consortiums/consortium';
import { entityTable, type RowOf } from '../../core/entities/entity-table.ts';
import { Refusal } from '../../core/refusal.ts';

export const consortiums = entityTable('consortiums', Consortium, {
  joined: ['companyCount', 'locationCount'],
  conflicts: { consortiums_name: () => Refusal.field(['name'], 'NAME_ALREADY_EXISTS') },
});
export type ConsortiumRow = RowOf<typeof consortiums>;

/** Companies as seen from a consortium; for reading alone. */
export const consortiumCompanies = entityTable('companies', ConsortiumCompany, {
  columns: {
    name: 'company_name',
    regionsCount: 'number_of_regions',
    areasCount: 'number_of_areas',
    districtsCount: 'number_of_districts',
    locationsCount: 'number_of_locations',
  },
  json: ['periods'],
  joined: ['enrolledLocationsCount', 'isEnrolled', 'periods'],
});
export type ConsortiumCompanyRow = RowOf<typeof consortiumCompanies>;

/** Locations as seen from a consortium; for reading alone. */
export const consortiumLocations = entityTable('locations', ConsortiumLocation, {
  prefixes: { locationManagerInfo: 'location_manager' },
  json: ['periods'],
  joined: ['selected', 'periods'],
});
export type ConsortiumLocationRow = RowOf<typeof consortiumLocations>;
