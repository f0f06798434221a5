import { Location } from '@assay/schema/locations/location';
import { entityTable } from '../../core/entities/entity-table.ts';

export const locations = entityTable('locations', Location, {
  prefixes: { locationManagerInfo: 'location_manager', derInfo: 'der' },
  json: ['mroResultType'],
  computed: ['clients', 'region', 'area', 'district'],
});
