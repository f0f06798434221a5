import { AdministrativeUnit } from '@assay/schema/administrative-units/administrative-unit';
import { entityTable } from '../../core/entities/entity-table.ts';

export const administrativeUnits = entityTable('administrative_units', AdministrativeUnit, {
  computed: ['numberOfLocations', 'isDeleteAllowed'],
});
