import type { z } from 'zod';
import type { FirstLocationInput } from '@assay/schema/companies/company';
import type {
  CreateLocationInput,
  Location,
  PatchLocationInput,
  UpdateLocationInput,
} from '@assay/schema/locations/location';
import { changesBetween, changesOfNew } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { requireCompany } from '../companies/companies.read-model.ts';
import { hasActivePool } from '../test-pools/location-pools.read-model.ts';
import { replaceClients } from './location-clients.ts';
import { mroToStore, requirePlace } from './location-rules.ts';
import { locations } from './location.table.ts';
import { readLocation } from './locations.read-model.ts';
import {
  countLocations,
  deleteLocationRows,
  insertLocation,
  updateLocationRow,
} from './locations.repository.ts';

/** Creates the first location of a company, which becomes its primary one (contract §7). */
export async function createFirstLocation(
  context: Context,
  companyId: number,
  input: z.output<typeof FirstLocationInput>,
): Promise<void> {
  const location = await insertLocation(context.tx, { ...input, companyId, isPrimary: true });
  context.audit({
    action: 'location.created',
    entity: 'location',
    entityId: location.id,
    companyId,
    changes: changesOfNew(location),
  });
}

/**
 * Creates a location of a company.
 * @throws Refusal NAME_ALREADY_EXISTS, ACCESS_DENIED, RESOURCE_NOT_FOUND, or field failures
 */
export async function createLocation(
  context: Context,
  companyId: number,
  { clients, mroResultType, ...input }: z.output<typeof CreateLocationInput>,
): Promise<Location> {
  await requireCompany(context, companyId);
  await requirePlace(context, companyId, input.administrativeUnitId, null);
  const mro = mroToStore(context, mroResultType) ?? null;
  const { id } = await insertLocation(context.tx, { ...input, companyId, mroResultType: mro });
  await replaceClients(context.tx, { companyId, locationId: id }, clients ?? []);
  const location = await readLocation(context, id);
  context.audit({
    action: 'location.created',
    entity: 'location',
    entityId: id,
    companyId,
    changes: changesOfNew(location),
  });
  return location;
}

type UpdateInput = z.output<typeof UpdateLocationInput> | z.output<typeof PatchLocationInput>;

/**
 * Replaces the editable fields of a location, or changes those that are given.
 * @throws Refusal NAME_ALREADY_EXISTS, STALE_VERSION, ACCESS_DENIED, RESOURCE_NOT_FOUND, or field failures
 */
export async function updateLocation(
  context: Context,
  id: number,
  { version, clients, mroResultType, ...input }: UpdateInput,
): Promise<Location> {
  const { tx } = context;
  const stored = locations.fromRow(await locations.lock(tx, id, version));
  const { companyId, administrativeUnitId } = stored;
  if (input.administrativeUnitId !== undefined)
    await requirePlace(context, companyId, input.administrativeUnitId, administrativeUnitId);
  const mro = mroToStore(context, mroResultType);
  const before = await readLocation(context, id);
  await updateLocationRow(tx, id, {
    ...input,
    ...(mro === undefined ? {} : { mroResultType: mro }),
  });
  if (clients) await replaceClients(tx, { companyId, locationId: id }, clients);
  const location = await readLocation(context, id);
  context.audit({
    action: 'location.updated',
    entity: 'location',
    entityId: id,
    companyId,
    changes: changesBetween(before, location),
  });
  return location;
}

/**
 * Deletes a location; its row stays for what refers to it. A company's only location is both its last
 * and its primary one: the first refusal says more (contract §8).
 * @throws Refusal LAST_COMPANY_LOCATION, PRIMARY_COMPANY_LOCATION, HAS_CHILD_ELEMENTS, RESOURCE_NOT_FOUND
 */
export async function deleteLocation(context: Context, id: number): Promise<void> {
  const { tx } = context;
  const location = locations.fromRow(await locations.lock(tx, id));
  const { companyId, name, locationId, isPrimary } = location;
  if ((await countLocations(tx, companyId)) === 1) throw new Refusal('LAST_COMPANY_LOCATION');
  if (isPrimary) throw new Refusal('PRIMARY_COMPANY_LOCATION');
  if (await hasActivePool(context, id)) throw new Refusal('HAS_CHILD_ELEMENTS');
  await deleteLocationRows(tx, id);
  context.audit({
    action: 'location.deleted',
    entity: 'location',
    entityId: id,
    companyId,
    changes: { name: { before: name }, locationId: { before: locationId } },
  });
}
