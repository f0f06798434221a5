import type { z } from 'zod';
import { fieldError } from '@assay/schema/core/field-error-tree';
import type { AssignMrosInput } from '@assay/schema/lab-accounts/lab-account';
import type { CreateMroInput, Mro, PatchMroInput } from '@assay/schema/lab-accounts/mro';
import type { Context } from '../../core/context.ts';
import { createRecord, recordKind, updateRecord } from '../../core/entities/audited-changes.ts';
import { priceToStore } from '../../core/prices.ts';
import { Refusal } from '../../core/refusal.ts';
import { changePartsOf } from './lab-accounts.service.ts';
import { countOfMro } from './lab-account-locations.repository.ts';
import { holdMros, linkMros, unlinkMro } from './lab-accounts.repository.ts';
import { mros } from './mro.table.ts';
import { mrosOfAccount, readMro } from './mros.read-model.ts';

const texts = { noMro: 'Some of these MROs do not exist any more.' };

const kind = recordKind({ entity: 'mro', table: mros, read: readMro });

/** What is stored of what was sent; a price that was not sent, or is not seen, stays. */
function toStore<T extends { pricing?: string | null | undefined }>(
  context: Context,
  { pricing, ...values }: T,
) {
  const price = pricing === undefined ? undefined : priceToStore(context, pricing);
  return { values: { ...values, ...(price === undefined ? {} : { pricing: price }) } };
}

/**
 * Creates an MRO, who is one of a lab account from then on.
 * @throws Refusal RESOURCE_NOT_FOUND, ACCESS_DENIED for a price of who may see none
 */
export async function createMro(
  context: Context,
  labAccountId: number,
  input: z.output<typeof CreateMroInput>,
): Promise<Mro> {
  const mro = await createRecord(context, kind, toStore(context, input));
  await changePartsOf(context, { id: labAccountId }, () =>
    linkMros(context.tx, labAccountId, [mro.id]),
  );
  return mro;
}

/**
 * Changes the fields of an MRO that are sent.
 * @throws Refusal RESOURCE_NOT_FOUND, STALE_VERSION, ACCESS_DENIED for a price of who may see none
 */
export const patchMro = (
  context: Context,
  id: number,
  { version, ...input }: z.output<typeof PatchMroInput>,
): Promise<Mro> => updateRecord(context, kind, { id, version }, () => toStore(context, input));

/**
 * Adds existing MROs to a lab account.
 * @throws Refusal RESOURCE_NOT_FOUND, or a field failure for MROs that do not exist
 */
export async function assignMros(
  context: Context,
  labAccountId: number,
  { mros: ids }: z.output<typeof AssignMrosInput>,
) {
  const wanted = [...new Set(ids)];
  const present = await holdMros(context.tx, wanted);
  if (present.size < wanted.length)
    throw Refusal.fields(fieldError(['mros'], 'INVALID', {}, texts.noMro));
  await changePartsOf(context, { id: labAccountId }, () =>
    linkMros(context.tx, labAccountId, wanted),
  );
  return { results: await mrosOfAccount(context, labAccountId) };
}

/**
 * Takes an MRO from a lab account; the MRO stays for other accounts.
 * @throws Refusal MRO_ASSIGNED_TO_LOCATION, RESOURCE_NOT_FOUND
 */
export async function removeMro(
  context: Context,
  { id, mroId }: { id: number; mroId: number },
): Promise<void> {
  await changePartsOf(context, { id }, async () => {
    const count = await countOfMro(context.tx, id, mroId);
    if (count > 0) throw new Refusal('MRO_ASSIGNED_TO_LOCATION', { params: { count } });
    if ((await unlinkMro(context.tx, id, mroId)) === 0) throw Refusal.notFound();
  });
}
