import type { z } from 'zod';
import type {
  LabAccountLocation,
  PatchLocationTestCodeInput,
} from '@assay/schema/lab-accounts/lab-account-location';
import type { Context } from '../../core/context.ts';
import { priceToStore } from '../../core/prices.ts';
import { found, Refusal } from '../../core/refusal.ts';
import { readLabAccountLocation } from './lab-account-locations.read-model.ts';
import {
  changeCodeAt,
  codesAt,
  locationsWithCode,
  removeCodeAt,
  takeCodeFrom,
} from './lab-account-locations.repository.ts';
import { changeCodesOf, type LabAccountUses } from './lab-account-locations.service.ts';

/** What names a test code at a location. */
interface CodeAtLocation {
  id: number;
  testCodeId: number;
}

/**
 * Changes price or profile of a test code at a location; the code itself stays as it is.
 * @throws Refusal STALE_VERSION, ACCESS_DENIED for a price of who may see none, RESOURCE_NOT_FOUND
 */
export async function patchCodeAtLocation(
  context: Context,
  { id, testCodeId }: CodeAtLocation,
  { version, pricing, profileId }: z.output<typeof PatchLocationTestCodeInput>,
): Promise<LabAccountLocation> {
  await changeCodesOf(context, { id, version }, async () => {
    const codes = await codesAt(context.tx, [id]);
    const code = found(
      codes.find((each) => each.test_code_id === testCodeId && !each.is_combo_breath),
    );
    const price = pricing === undefined ? undefined : priceToStore(context, pricing);
    await changeCodeAt(context.tx, {
      ...code,
      pricing: price === undefined ? code.pricing : price,
      profile_id: profileId === undefined ? code.profile_id : profileId,
    });
  });
  return readLabAccountLocation(context, id);
}

/**
 * Takes a test code from a lab account of a location.
 * @throws Refusal HAS_CHILD_ELEMENTS while an active pool orders it there, LAST_LAB_ACCOUNT_TEST_CODE, RESOURCE_NOT_FOUND
 */
export async function removeCodeAtLocation(
  context: Context,
  { id, testCodeId }: CodeAtLocation,
  uses: LabAccountUses,
): Promise<void> {
  await changeCodesOf(context, { id }, async () => {
    const codes = (await codesAt(context.tx, [id])).filter((each) => !each.is_combo_breath);
    if (!codes.some((each) => each.test_code_id === testCodeId)) throw Refusal.notFound();
    if ((await uses.ordersAt(context, id))?.has(testCodeId))
      throw new Refusal('HAS_CHILD_ELEMENTS');
    if (codes.length === 1) throw new Refusal('LAST_LAB_ACCOUNT_TEST_CODE');
    await removeCodeAt(context.tx, id, testCodeId);
  });
}

/**
 * Takes a test code that is deleted out of the locations that have others, with an entry in the history of each.
 * @throws Refusal LAST_LAB_ACCOUNT_TEST_CODE when a location has no other
 */
export async function takeCodeOutOfLocations(context: Context, testCodeId: number): Promise<void> {
  const at = await locationsWithCode(context.tx, testCodeId);
  if (at.some((each) => each.is_last)) throw new Refusal('LAST_LAB_ACCOUNT_TEST_CODE');
  await takeCodeFrom(
    context.tx,
    at.map(({ id }) => id),
    testCodeId,
  );
  for (const { id, company_id: companyId, test_code: testCode } of at)
    context.audit({
      action: 'labAccountLocation.updated',
      entityId: id,
      companyId,
      changes: { testCodesRemoved: { before: [testCode] } },
    });
}
