import type { z } from 'zod';
import { fieldError } from '@assay/schema/core/field-error-tree';
import type { MroResultTypeInput } from '@assay/schema/locations/location';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { readCompany } from '../companies/companies.read-model.ts';
import { needsMros, requireMrosOfLocation } from '../lab-accounts/missing-mros.service.ts';
import { requireUnit } from '../administrative-units/administrative-units.service.ts';

const texts = { ownUnits: 'You can move a location only into a unit that you manage.' };

type MroResultType = z.output<typeof MroResultTypeInput>;

/**
 * The MRO settings to store of those that were sent; undefined leaves the stored ones. Who may not
 * edit them does not see them either, so that their null says nothing (contract §8). DOT results
 * always go through the MRO, and the second non-DOT flag narrows the first, so both mean nothing.
 * @throws Refusal ACCESS_DENIED, or a failure of the field
 */
export function mroToStore(
  { viewer }: Context,
  sent: MroResultType | null | undefined,
): MroResultType | null | undefined {
  if (!viewer.permissions.has('EDIT_LOCATION_MRO_SETTINGS')) {
    if (sent) throw new Refusal('ACCESS_DENIED');
    return undefined;
  }
  if (!sent) return sent;
  const field = 'isMroPositiveNonDotResultsOnlyRequired';
  if (sent.isMroAllNonDotResultsRequired && sent[field])
    throw Refusal.fields(fieldError(['mroResultType', field], 'INVALID'));
  return { ...sent, isMroAllDotResultsRequired: true };
}

/**
 * Where non-DOT results go through the MRO, the lab accounts of the location need one; null leaves it to the company.
 * @throws Refusal MRO_NOT_SELECTED_FOR_ALL_LOCATIONS
 */
export async function requireMros(
  context: Context,
  { id, company_id: companyId }: { id: number; company_id: number },
  own: MroResultType | null,
): Promise<void> {
  const flags = own ?? (await readCompany(context, companyId));
  if (needsMros(flags)) await requireMrosOfLocation(context, id);
}

/**
 * A location goes into a unit of its company. Managers keep it where it is or inside their own units:
 * elsewhere it would be out of their sight.
 * @throws Refusal with a failure of administrativeUnitId
 */
export async function requirePlace(
  context: Context,
  companyId: number,
  unitId: number | null,
  before: number | null,
): Promise<void> {
  const { scope } = context.viewer;
  const isManager = scope.kind === 'units' || scope.kind === 'locations';
  const own: readonly (number | null)[] = scope.kind === 'units' ? scope.unitIds : [];
  if (isManager && unitId !== before && !own.includes(unitId))
    throw Refusal.fields(fieldError(['administrativeUnitId'], 'INVALID', {}, texts.ownUnits));
  if (unitId !== before) await requireUnit(context, companyId, unitId, 'administrativeUnitId');
}
