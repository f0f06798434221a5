import { type AdministrativeUnit } from '@assay/schema/administrative-units/administrative-unit';
import { administrativeUnitList } from '@assay/schema/administrative-units/administrative-unit.list';
import { companyWorld, listing, permissionsOf, type Handler } from '../../testing/fake-api.ts';

/** A unit of company 1. */
export const unit = (id: number, more: Partial<AdministrativeUnit> = {}): AdministrativeUnit => ({
  id,
  companyId: 1,
  parentId: null,
  level: 'REGION',
  name: `Unit ${id}`,
  path: [`Unit ${id}`],
  pathIds: [id],
  numberOfLocations: 2,
  isDeleteAllowed: true,
  version: 1,
  ...more,
});

/** Companies, each with a region (100, 200, …) and an area in it (101, 201, …). */
export function unitWorld(companies: number): Record<string, Handler> {
  const units = Array.from({ length: companies }, (_, index) => index + 1).flatMap((companyId) => [
    unit(companyId * 100, { companyId, isDeleteAllowed: false }),
    unit(companyId * 100 + 1, { companyId, parentId: companyId * 100, level: 'AREA' }),
  ]);
  return {
    ...companyWorld(companies),
    'GET /api/administrativeunits': listing(administrativeUnitList, units),
    'GET /api/permissions': permissionsOf(
      'READ_ALL_COMPANIES',
      'READ_ALL_LOCATIONS',
      'READ_ALL_ADMINISTRATIVE_UNITS',
      'CREATE_ADMINISTRATIVE_UNIT',
      'CREATE_LOCATION',
      'UPDATE',
      'DELETE',
    ),
  };
}
