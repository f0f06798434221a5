import type { z } from 'zod';
import type {
  AdministrativeUnitNode,
  CreateAdministrativeUnitInput,
  MoveAdministrativeUnitInput,
  RenameAdministrativeUnitInput,
  UnitLevel,
} from '@assay/schema/administrative-units/administrative-unit';
import { fieldError } from '@assay/schema/core/field-error-tree';
import type { Context } from '../../core/context.ts';
import {
  createRecord,
  deleteRecord,
  recordKind,
  updateRecord,
} from '../../core/entities/audited-changes.ts';
import { Refusal } from '../../core/refusal.ts';
import { requireCompany } from '../companies/companies.read-model.ts';
import { administrativeUnits } from './administrative-unit.table.ts';
import { readUnit } from './administrative-units.read-model.ts';
import {
  deleteUnitRowsOfCompany,
  hasContent,
  holdUnit,
} from './administrative-units.repository.ts';

const below: Record<UnitLevel, UnitLevel | null> = {
  REGION: 'AREA',
  AREA: 'DISTRICT',
  DISTRICT: null,
};

/** The level under a parent of the same company (contract §7). @throws Refusal with a failure of parentId */
async function levelUnder(
  { tx }: Context,
  companyId: number,
  parentId: number | null,
): Promise<UnitLevel> {
  if (parentId === null) return 'REGION';
  const parent = await holdUnit(tx, companyId, parentId);
  const level = parent === null ? null : below[parent];
  if (level === null) throw Refusal.fields(fieldError(['parentId'], 'INVALID'));
  return level;
}

const kind = recordKind({
  entity: 'administrativeUnit',
  table: administrativeUnits,
  read: readUnit,
});

/**
 * Adds a region, or an area or district under its parent.
 * @throws Refusal NAME_ALREADY_EXISTS, RESOURCE_NOT_FOUND, or field failures
 */
export async function createUnit(
  context: Context,
  companyId: number,
  { name, parentId }: z.output<typeof CreateAdministrativeUnitInput>,
): Promise<AdministrativeUnitNode> {
  await requireCompany(context, companyId);
  const level = await levelUnder(context, companyId, parentId);
  return createRecord(context, kind, { values: { companyId, parentId, level, name } });
}

/** @throws Refusal NAME_ALREADY_EXISTS, STALE_VERSION, RESOURCE_NOT_FOUND */
export const renameUnit = (
  context: Context,
  id: number,
  { name, version }: z.output<typeof RenameAdministrativeUnitInput>,
): Promise<AdministrativeUnitNode> =>
  updateRecord(context, kind, { id, version }, () => ({ values: { name } }));

/** A move as the log tells it: by the names of the units above, since a number says nothing to a reader. */
const moving = recordKind({
  ...kind,
  note: (context, { changes, ...entry }) => {
    const { path } = changes ?? {};
    const aboveOf = (names: unknown): unknown => (Array.isArray(names) ? names.at(-2) : null);
    context.audit({
      ...entry,
      action: 'administrativeUnit.moved',
      changes: {
        ...changes,
        ...(path && { parent: { before: aboveOf(path.before), after: aboveOf(path.after) } }),
      },
    });
  },
});

/**
 * Moves a unit with everything below it. Its level stays, so that it goes under a unit of the level above: never under
 * itself or what lies below it. Who manages the unit, or one above, sees by the new place from the next call on.
 * @throws Refusal NAME_ALREADY_EXISTS, STALE_VERSION, RESOURCE_NOT_FOUND, or a failure of parentId
 */
export const moveUnit = (
  context: Context,
  id: number,
  { parentId, version }: z.output<typeof MoveAdministrativeUnitInput>,
): Promise<AdministrativeUnitNode> =>
  updateRecord(context, moving, { id, version }, async (row) => {
    if ((await levelUnder(context, row.company_id, parentId)) !== row.level)
      throw Refusal.fields(fieldError(['parentId'], 'INVALID'));
    return { values: { parentId } };
  });

/**
 * Deletes a unit that nothing lies under; the row stays. Whoever puts something under it meanwhile
 * waits for the outcome.
 * @throws Refusal HAS_CHILD_ELEMENTS, RESOURCE_NOT_FOUND
 */
export const deleteUnit = (context: Context, id: number): Promise<void> =>
  deleteRecord(context, kind, id, async ({ name, level }) => {
    if (await hasContent(context.tx, id)) throw new Refusal('HAS_CHILD_ELEMENTS');
    return { name, level };
  });

/** For what is put into a unit. @throws Refusal with a failure of `field` when the company has no such unit */
export async function requireUnit(
  { tx }: Context,
  companyId: number,
  id: number | null,
  field: string,
): Promise<void> {
  if (id === null || (await holdUnit(tx, companyId, id)) !== null) return;
  throw Refusal.fields(fieldError([field], 'INVALID'));
}

/** Deletes (soft) the units of a company that is deleted. */
export async function deleteUnitsOfCompany({ tx }: Context, companyId: number): Promise<void> {
  await deleteUnitRowsOfCompany(tx, companyId);
}
