import type { z } from 'zod';
import type { FirstLocationInput } from '@assay/schema/companies/company';
import type {
  CreateLocationInput,
  Location,
  PatchLocationInput,
  UpdateLocationInput,
} from '@assay/schema/locations/location';
import type { Context } from '../../core/context.ts';
import type { Tx } from '../../core/database/database.ts';
import {
  createRecord,
  deleteRecord,
  recordKind,
  updateRecord,
} from '../../core/entities/audited-changes.ts';
import { Refusal } from '../../core/refusal.ts';
import { requireCompany } from '../companies/companies.read-model.ts';
import { replaceClients } from './location-clients.ts';
import { clientIds } from './location-clients.repository.ts';
import { mroToStore, requireMros, requirePlace } from './location-rules.ts';
import { locations } from './location.table.ts';
import { readLocation } from './locations.read-model.ts';
import {
  countLocations,
  deleteLocationRowsOfCompany,
  hideClients,
} from './locations.repository.ts';

/** What the modules below know of a location; `modules.ts` names them. */
export interface LocationHooks {
  /** How many contacts the location has, all of which forbid deleting it. */
  countContacts(context: Context, locationId: number): Promise<number>;
  /** Whether something refers to the location that forbids deleting it. */
  isInUse(context: Context, locationId: number): Promise<boolean>;
  /** Each deletes what goes with the location, such as the test panels that are assigned to it. */
  deleteBelongings: readonly ((context: Context, locationId: number) => Promise<void>)[];
}

const kind = recordKind({ entity: 'location', table: locations, read: readLocation });

/** Creates the first location of a company, which becomes its primary one (contract §7). */
export async function createFirstLocation(
  context: Context,
  companyId: number,
  input: z.output<typeof FirstLocationInput>,
): Promise<void> {
  await createRecord(context, kind, { values: { ...input, companyId, isPrimary: true } });
}

/**
 * Creates a location of a company.
 * @throws Refusal NAME_ALREADY_EXISTS, ACCESS_DENIED, RESOURCE_NOT_FOUND, or field failures
 */
export async function createLocation(
  context: Context,
  companyId: number,
  { clients, mroResultType: sent, ...input }: z.output<typeof CreateLocationInput>,
): Promise<Location> {
  await requireCompany(context, companyId);
  await requirePlace(context, companyId, input.administrativeUnitId, null);
  const mroResultType = mroToStore(context, sent) ?? null;
  return createRecord(context, kind, { values: { ...input, companyId, mroResultType } }, (id) =>
    replaceClients(context.tx, { companyId, locationId: id }, clients ?? []),
  );
}

type UpdateInput = z.output<typeof UpdateLocationInput> | z.output<typeof PatchLocationInput>;

/**
 * Replaces the editable fields of a location, or changes those that are given.
 * @throws Refusal NAME_ALREADY_EXISTS, MRO_NOT_SELECTED_FOR_ALL_LOCATIONS, STALE_VERSION, ACCESS_DENIED, RESOURCE_NOT_FOUND,
 *   or field failures
 */
export const updateLocation = (
  context: Context,
  id: number,
  { version, clients, mroResultType: sent, ...input }: UpdateInput,
): Promise<Location> =>
  updateRecord(context, kind, { id, version }, async (row) => {
    const { company_id: companyId, administrative_unit_id: unitId } = row;
    if (input.administrativeUnitId !== undefined)
      await requirePlace(context, companyId, input.administrativeUnitId, unitId);
    const mroResultType = mroToStore(context, sent);
    if (mroResultType !== undefined) await requireMros(context, row, mroResultType);
    if (clients) await replaceClients(context.tx, { companyId, locationId: id }, clients);
    return { values: { ...input, ...(mroResultType === undefined ? {} : { mroResultType }) } };
  });

/**
 * Deletes a location; its row stays for what refers to it. A company's only location is both its last
 * and its primary one: the first refusal says more (contract §8).
 * @throws Refusal LAST_COMPANY_LOCATION, PRIMARY_COMPANY_LOCATION, LOCATION_HAS_CONTACTS, HAS_CHILD_ELEMENTS,
 *   RESOURCE_NOT_FOUND
 */
export const deleteLocation = (
  context: Context,
  id: number,
  { countContacts, isInUse, deleteBelongings }: LocationHooks,
): Promise<void> =>
  deleteRecord(context, kind, id, async (row) => {
    const { tx } = context;
    const { company_id: companyId, name, location_id: locationId } = row;
    if ((await countLocations(tx, companyId)) === 1) throw new Refusal('LAST_COMPANY_LOCATION');
    if (row.is_primary) throw new Refusal('PRIMARY_COMPANY_LOCATION');
    const count = await countContacts(context, id);
    if (count > 0) throw new Refusal('LOCATION_HAS_CONTACTS', { params: { count } });
    if (await isInUse(context, id)) throw new Refusal('HAS_CHILD_ELEMENTS');
    for (const deleteOf of deleteBelongings) await deleteOf(context, id);
    await hideClients(tx, id);
    return { name, locationId };
  });

/** Deletes (soft) the locations of a company that is deleted. */
export const deleteLocationsOfCompany = ({ tx }: Context, companyId: number): Promise<void> =>
  deleteLocationRowsOfCompany(tx, companyId);

/** Whether somebody is a customer of a location ("Test for Client"). */
export const isClientOfLocation = async (
  tx: Tx,
  locationId: number,
  clientId: number,
): Promise<boolean> => (await clientIds(tx, locationId)).includes(clientId);
