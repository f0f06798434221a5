import type { z } from 'zod';
import { fieldError } from '@assay/schema/core/field-error-tree';
import type { ClientInput } from '@assay/schema/locations/location';
import type { Tx } from '../../core/database/database.ts';
import { Refusal } from '../../core/refusal.ts';
import { clientIds, saveClients, type ClientPlace } from './location-clients.repository.ts';

type Client = z.output<typeof ClientInput>;

/**
 * Makes a list the customers of a location: those with an id keep it and may get another name, those
 * without are new, and those that are not in the list are hidden. Lock the location first.
 * @throws Refusal with a failure of an id that the location does not have
 */
export async function replaceClients(
  tx: Tx,
  place: ClientPlace,
  clients: readonly Client[],
): Promise<void> {
  const known = new Set(await clientIds(tx, place.locationId));
  const kept = clients.filter(({ id }) => id !== null);
  const ids = new Set(kept.map(({ id }) => id));
  const unknown = clients.findIndex(({ id }) => id !== null && !known.has(id));
  if (unknown !== -1 || ids.size < kept.length)
    throw Refusal.fields(fieldError(['clients', Math.max(unknown, 0), 'id'], 'INVALID'));
  await saveClients(
    tx,
    place,
    kept,
    clients.filter(({ id }) => id === null),
  );
}
