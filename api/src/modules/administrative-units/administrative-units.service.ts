import type { z } from 'zod';
import type {
  AdministrativeUnitNode,
  CreateAdministrativeUnitInput,
  RenameAdministrativeUnitInput,
  UnitLevel,
} from '@assay/schema/administrative-units/administrative-unit';
import { fieldError } from '@assay/schema/core/field-error-tree';
import { changesBetween } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { requireCompany } from '../companies/companies.read-model.ts';
import { administrativeUnits } from './administrative-unit.table.ts';
import { readUnit } from './administrative-units.read-model.ts';
import {
  hasContent,
  holdUnit,
  insertUnit,
  renameUnitRow,
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
  const row = await insertUnit(context.tx, { companyId, parentId, level, name });
  const unit = administrativeUnits.fromRow(row);
  context.audit({
    action: 'administrativeUnit.created',
    entity: 'administrativeUnit',
    entityId: unit.id,
    companyId,
    changes: { name: { after: name }, level: { after: level }, parentId: { after: parentId } },
  });
  return readUnit(context, unit.id);
}

/** @throws Refusal NAME_ALREADY_EXISTS, STALE_VERSION, RESOURCE_NOT_FOUND */
export async function renameUnit(
  context: Context,
  id: number,
  { name, version }: z.output<typeof RenameAdministrativeUnitInput>,
): Promise<AdministrativeUnitNode> {
  const before = administrativeUnits.fromRow(
    await administrativeUnits.lock(context.tx, id, version),
  );
  const after = administrativeUnits.fromRow(await renameUnitRow(context.tx, id, name));
  context.audit({
    action: 'administrativeUnit.updated',
    entity: 'administrativeUnit',
    entityId: id,
    companyId: before.companyId,
    changes: changesBetween(before, after),
  });
  return readUnit(context, id);
}

/**
 * Deletes a unit that nothing lies under; the row stays. Whoever puts something under it meanwhile
 * waits for the outcome.
 * @throws Refusal HAS_CHILD_ELEMENTS, RESOURCE_NOT_FOUND
 */
export async function deleteUnit(context: Context, id: number): Promise<void> {
  const unit = administrativeUnits.fromRow(await administrativeUnits.lock(context.tx, id));
  if (await hasContent(context.tx, id)) throw new Refusal('HAS_CHILD_ELEMENTS');
  await administrativeUnits.softDelete(context.tx, id);
  context.audit({
    action: 'administrativeUnit.deleted',
    entity: 'administrativeUnit',
    entityId: id,
    companyId: unit.companyId,
    changes: { name: { before: unit.name }, level: { before: unit.level } },
  });
}

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
