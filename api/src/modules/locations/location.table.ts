import { Location } from '@assay/schema/locations/location';
import { entityTable } from '../../core/entities/entity-table.ts';
import { Refusal } from '../../core/refusal.ts';

export const locations = entityTable('locations', Location, {
  prefixes: { locationManagerInfo: 'location_manager', derInfo: 'der' },
  json: ['mroResultType', 'region', 'area', 'district'],
  joined: ['clients', 'numberOfContacts', 'region', 'area', 'district'],
  conflicts: { locations_name: () => Refusal.field(['name'], 'NAME_ALREADY_EXISTS') },
});
