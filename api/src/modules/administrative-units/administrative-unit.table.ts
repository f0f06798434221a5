import { AdministrativeUnit } from '@assay/schema/administrative-units/administrative-unit';
import { entityTable } from '../../core/entities/entity-table.ts';
import { Refusal } from '../../core/refusal.ts';

export const administrativeUnits = entityTable('administrative_units', AdministrativeUnit, {
  computed: ['path', 'pathIds', 'numberOfLocations', 'isDeleteAllowed'],
  conflicts: { administrative_units_name: () => Refusal.field(['name'], 'NAME_ALREADY_EXISTS') },
});
