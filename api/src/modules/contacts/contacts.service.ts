import type { z } from 'zod';
import type {
  Contact,
  CreateContactInput,
  UpdateContactInput,
} from '@assay/schema/contacts/contact';
import { fieldError } from '@assay/schema/core/field-error-tree';
import type { Context } from '../../core/context.ts';
import {
  createRecord,
  deleteRecord,
  recordKind,
  updateRecord,
} from '../../core/entities/audited-changes.ts';
import { found, Refusal } from '../../core/refusal.ts';
import { requireCompany } from '../companies/companies.read-model.ts';
import { contacts } from './contact.table.ts';
import { readContact } from './contacts.read-model.ts';
import {
  countContactRows,
  hideContactsOfCompany,
  lockLocations,
  primaryContacts,
} from './contacts.repository.ts';

const texts = {
  noPlace: 'There is no such location in the company.',
  staysPrimary: 'Make another contact of the location primary instead.',
  staysAtLocation: 'Make another contact of the location primary before this one leaves it.',
};

const kind = recordKind({ entity: 'contact', table: contacts, read: readContact });

/** The contact of a location whom another one replaces as primary; noted as a change of the former. */
async function demotePrimary(
  context: Context,
  locationIds: readonly number[],
  successor?: number,
): Promise<void> {
  const former = await primaryContacts(context.tx, locationIds);
  for (const id of former.filter((each) => each !== successor))
    await updateRecord(context, kind, { id, version: undefined }, () => ({
      values: { isPrimary: false },
    }));
}

const noPlace = (): Refusal =>
  Refusal.fields(fieldError(['locationId'], 'INVALID', {}, texts.noPlace));

/** Locks locations that a contact leaves or comes to. @throws Refusal with a failure of locationId */
async function lockPlaces(
  { tx }: Context,
  companyId: number,
  target: number,
  current: number = target,
): Promise<void> {
  const there = await lockLocations(tx, companyId, [target, current]);
  if (!there.has(target)) throw noPlace();
}

/**
 * Creates a contact of a company; as a primary one it takes the place of the former (contract §9).
 * @throws Refusal RESOURCE_NOT_FOUND, or field failures
 */
export async function createContact(
  context: Context,
  companyId: number,
  input: z.output<typeof CreateContactInput>,
): Promise<Contact> {
  await requireCompany(context, companyId);
  await lockPlaces(context, companyId, input.locationId);
  if (input.isPrimary) await demotePrimary(context, [input.locationId]);
  return createRecord(context, kind, { values: { ...input, companyId } });
}

/**
 * A primary contact stops being one only when another becomes it (contract §9), so it also stays at its location,
 * unless it is the only contact there: otherwise a location could never be left without contacts (ADR 72).
 */
async function refuseLeaving(
  { tx }: Context,
  locationId: number,
  input: { isPrimary: boolean; locationId: number },
): Promise<void> {
  const refuse = (field: string, text: string) =>
    new Refusal('PRIMARY_CONTACT', { errors: fieldError([field], 'PRIMARY_CONTACT', {}, text) });
  if (input.locationId === locationId) {
    if (!input.isPrimary) throw refuse('isPrimary', texts.staysPrimary);
  } else if ((await countContactRows(tx, locationId)) > 1)
    throw refuse('locationId', texts.staysAtLocation);
}

/**
 * Replaces the editable fields of a contact.
 * @throws Refusal STALE_VERSION, PRIMARY_CONTACT, RESOURCE_NOT_FOUND, or field failures
 */
export async function updateContact(
  context: Context,
  id: number,
  { version, ...input }: z.output<typeof UpdateContactInput>,
): Promise<Contact> {
  const { company_id: companyId, location_id: locationId } = found(
    await contacts.find(context.tx, id),
  );
  await lockPlaces(context, companyId, input.locationId, locationId);
  return updateRecord(context, kind, { id, version }, async (row) => {
    // Moved after the locations were locked.
    if (row.location_id !== locationId) throw new Refusal('STALE_VERSION');
    if (row.is_primary) await refuseLeaving(context, locationId, input);
    if (input.isPrimary) await demotePrimary(context, [input.locationId], id);
    return { values: input };
  });
}

/**
 * Deletes a contact.
 * @throws Refusal PRIMARY_CONTACT, RESOURCE_NOT_FOUND
 */
export const deleteContact = (context: Context, id: number): Promise<void> =>
  deleteRecord(context, kind, id, (row) => {
    if (row.is_primary) throw new Refusal('PRIMARY_CONTACT');
    return { name: row.name, lastName: row.last_name };
  });

/**
 * Locks the locations of contacts that are imported, and makes room for those that are primary.
 * @throws Refusal with a failure of locationId when a location is gone
 */
export async function lockForContacts(
  context: Context,
  companyId: number,
  people: readonly { locationId: number; isPrimary: boolean }[],
): Promise<void> {
  const ids = [...new Set(people.map(({ locationId }) => locationId))];
  const there = await lockLocations(context.tx, companyId, ids);
  if (there.size < ids.length) throw noPlace();
  const primaries = people.filter(({ isPrimary }) => isPrimary);
  await demotePrimary(
    context,
    primaries.map(({ locationId }) => locationId),
  );
}

/** How many contacts a location has, for who would delete it. */
export const countContacts = ({ tx }: Context, locationId: number): Promise<number> =>
  countContactRows(tx, locationId);

/** Deletes (soft) the contacts of a company that is deleted, once its locations take no more. */
export async function deleteContactsOfCompany({ tx }: Context, companyId: number): Promise<void> {
  await hideContactsOfCompany(tx, companyId);
}
