import type { z } from 'zod';
import type {
  CreateLabAccountLocationInput,
  LabAccountLocation,
  PatchLabAccountLocationInput,
  ValidateLabAccountLocationInput,
} from '@assay/schema/lab-accounts/lab-account-location';
import { addFieldError, type FieldErrorTree } from '@assay/schema/core/field-error-tree';
import { errorText } from '@assay/schema/core/errors';
import type { Context } from '../../core/context.ts';
import {
  createRecord,
  deleteRecord,
  recordKind,
  updateRecord,
} from '../../core/entities/audited-changes.ts';
import { priceToStore } from '../../core/prices.ts';
import { found, Refusal } from '../../core/refusal.ts';
import { readForLog } from './lab-account-location-log.read-model.ts';
import {
  faultsOf,
  holdNamed,
  refuseOtherThanSixDigits,
  type Sent,
} from './lab-account-location-rules.ts';
import { labAccountLocations } from './lab-account-location.table.ts';
import { readLabAccountLocation } from './lab-account-locations.read-model.ts';
import {
  codesAt,
  isTaken,
  removeOf,
  storeCodesAt,
  type CodeAt,
  type CodeToStore,
} from './lab-account-locations.repository.ts';

/** The log has names in place of what calls answer. */
const kind = recordKind({
  entity: 'labAccountLocation',
  table: labAccountLocations,
  read: readForLog,
});

/** Holds what is named, and refuses what may not be. @throws Refusal IS_ALLOWED_ONLY_SIX_DIGIT_TEST_CODES, or field failures */
async function checked({ tx }: Context, sent: Sent) {
  const held = await holdNamed(tx, sent);
  await refuseOtherThanSixDigits(tx, sent, held);
  const errors = faultsOf(sent, held);
  if (Object.keys(errors).length > 0) throw Refusal.fields(errors);
  return found(held.place);
}

/** The codes to store; each has the price that was sent, or its own where the caller sees none. */
function codesToStore(context: Context, sent: Sent, stored: readonly CodeAt[]): CodeToStore[] {
  const priceBefore = new Map(
    stored.filter((each) => !each.is_combo_breath).map((each) => [each.test_code_id, each.pricing]),
  );
  const priceAt = (index: number, pricing: string | null, testCodeId: number): string | null => {
    const price = priceToStore(context, pricing, ['testCodes', index, 'pricing']);
    return price === undefined ? (priceBefore.get(testCodeId) ?? null) : price;
  };
  const own = new Map(
    sent.testCodes.map(({ testCodeId, pricing, profileId }, index): [number, CodeToStore] => [
      testCodeId,
      {
        test_code_id: testCodeId,
        is_combo_breath: false,
        pricing: priceAt(index, pricing, testCodeId),
        profile_id: profileId,
      },
    ]),
  );
  const breath = sent.supportsComboOrders ? [...new Set(sent.comboBreathTestCodes)] : [];
  return [
    ...own.values(),
    ...breath.map((id) => ({
      test_code_id: id,
      is_combo_breath: true,
      pricing: null,
      profile_id: null,
    })),
  ];
}

/** What is stored of what was sent beside the codes; a price that is not seen stays. */
function toStore(context: Context, { mroPricing, ...values }: Sent) {
  const price = priceToStore(context, mroPricing, ['mroPricing']);
  return { ...values, ...(price === undefined ? {} : { mroPricing: price }) };
}

/**
 * Lets a location order by a lab account.
 * @throws Refusal DUPLICATE_VALUE, IS_ALLOWED_ONLY_SIX_DIGIT_TEST_CODES, ACCESS_DENIED for a price of who may see none, or
 *   field failures
 */
export async function createLabAccountLocation(
  context: Context,
  sent: z.output<typeof CreateLabAccountLocationInput>,
): Promise<LabAccountLocation> {
  const { company_id: companyId } = await checked(context, sent);
  const codes = codesToStore(context, sent, []);
  const values = { ...toStore(context, sent), companyId };
  let id = 0;
  await createRecord(context, kind, { values }, async (created) => {
    id = created;
    await storeCodesAt(context.tx, id, codes);
  });
  return readLabAccountLocation(context, id);
}

/** What a record would be sent as when nothing of it changed. */
function asSent(record: LabAccountLocation): Sent {
  return {
    ...record,
    testCodes: record.testCodes.map(({ testCode, pricing, profileId }) => ({
      testCodeId: testCode.id,
      pricing,
      profileId,
    })),
    comboBreathTestCodes: record.comboBreathTestCodes.map(({ id }) => id),
  };
}

const present = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<T>;

/** What pools order by. */
const ordered = ['locationId', 'labAccountId', 'program', 'masterAccountType'] as const;

/** Active pools keep what they order by. @throws Refusal HAS_CHILD_ELEMENTS on the field */
function refuseOrdered(
  before: LabAccountLocation,
  sent: Sent,
  codes: ReadonlySet<number> | null,
): void {
  if (codes === null) return;
  const moved = ordered.find((field) => before[field] !== sent[field]);
  if (moved !== undefined) throw Refusal.field([moved], 'HAS_CHILD_ELEMENTS');
  const kept = new Set(sent.testCodes.map(({ testCodeId }) => testCodeId));
  if ([...codes].some((each) => !kept.has(each)))
    throw Refusal.field(['testCodes'], 'HAS_CHILD_ELEMENTS');
}

/**
 * Changes the fields of a lab account location that are sent; what is left has to fit together.
 * @throws Refusal as `createLabAccountLocation`, HAS_CHILD_ELEMENTS for what active pools order by, STALE_VERSION, RESOURCE_NOT_FOUND
 */
export async function patchLabAccountLocation(
  context: Context,
  id: number,
  { version, ...changes }: z.output<typeof PatchLabAccountLocationInput>,
  uses: LabAccountUses,
): Promise<LabAccountLocation> {
  const { tx } = context;
  const before = await readLabAccountLocation(context, id);
  const sent: Sent = { ...asSent(before), ...present(changes) };
  const { company_id: companyId } = await checked(context, sent);
  await updateRecord(context, kind, { id, version: version ?? before.version }, async () => {
    refuseOrdered(before, sent, await uses.ordersAt(context, id));
    await storeCodesAt(tx, id, codesToStore(context, sent, await codesAt(tx, [id])));
    return { values: { ...toStore(context, sent), companyId } };
  });
  return readLabAccountLocation(context, id);
}

/**
 * Takes a lab account from a location.
 * @throws Refusal HAS_CHILD_ELEMENTS while an active pool orders by it, RESOURCE_NOT_FOUND
 */
export const deleteLabAccountLocation = (
  context: Context,
  id: number,
  uses: LabAccountUses,
): Promise<void> =>
  deleteRecord(context, kind, id, async () => {
    if ((await uses.ordersAt(context, id)) !== null) throw new Refusal('HAS_CHILD_ELEMENTS');
    return readForLog(context, id);
  });

/** What orders at lab account locations, and is asked before they change. */
export interface LabAccountUses {
  /** Test codes that active pools order there; null when none names it. */
  ordersAt(context: Context, labAccountLocationId: number): Promise<ReadonlySet<number> | null>;
}

/** What would be refused of a lab account location, by field. @throws Refusal IS_ALLOWED_ONLY_SIX_DIGIT_TEST_CODES */
export async function validateLabAccountLocation(
  { tx }: Context,
  { id, ...sent }: z.output<typeof ValidateLabAccountLocationInput>,
): Promise<{ errors: FieldErrorTree }> {
  const held = await holdNamed(tx, sent);
  await refuseOtherThanSixDigits(tx, sent, held);
  const errors = faultsOf(sent, held);
  if (await isTaken(tx, sent, id)) {
    const message = errorText('DUPLICATE_VALUE', {});
    addFieldError(errors, ['subAccountId'], { errorCode: 'DUPLICATE_VALUE', message, params: {} });
  }
  return { errors };
}

/**
 * Changes the test codes of a lab account location, which is locked meanwhile.
 * @throws Refusal STALE_VERSION when `version` is given, RESOURCE_NOT_FOUND
 */
export const changeCodesOf = (
  context: Context,
  { id, version }: { id: number; version?: number | undefined },
  change: () => Promise<unknown>,
): Promise<object> =>
  updateRecord(context, kind, { id, version }, async () => {
    await change();
    return { values: {} };
  });

/** Takes all lab accounts from a location that is deleted. */
export async function removeAccountsOfLocation({ tx }: Context, locationId: number): Promise<void> {
  await removeOf(tx, 'location_id', locationId);
}

/** Takes all lab accounts from the locations of a company that is deleted. */
export async function removeAccountsOfCompany({ tx }: Context, companyId: number): Promise<void> {
  await removeOf(tx, 'company_id', companyId);
}
