import type { z } from 'zod';
import type {
  CreateLabAccountInput,
  LabAccount,
  UpdateLabAccountInput,
} from '@assay/schema/lab-accounts/lab-account';
import type { Context } from '../../core/context.ts';
import {
  createRecord,
  deleteRecord,
  recordKind,
  updateRecord,
} from '../../core/entities/audited-changes.ts';
import { Refusal } from '../../core/refusal.ts';
import { labAccounts } from './lab-account.table.ts';
import { readLabAccount } from './lab-accounts.read-model.ts';
import { countOfAccount } from './lab-account-locations.repository.ts';
import { unlinkAll } from './lab-accounts.repository.ts';
import { hasSixDigits, takesSixDigitsOnly } from './six-digits.ts';

const kind = recordKind({ entity: 'labAccount', table: labAccounts, read: readLabAccount });

/**
 * Creates an account at a laboratory.
 * @throws Refusal ID_ALREADY_EXISTS
 */
export const createLabAccount = (
  context: Context,
  values: z.output<typeof CreateLabAccountInput>,
): Promise<LabAccount> => createRecord(context, kind, { values });

/**
 * Replaces the editable fields of a lab account; its laboratory stays.
 * @throws Refusal ID_ALREADY_EXISTS, ASSIGNED_NOT_SIX_DIGIT_TEST_CODES, STALE_VERSION, RESOURCE_NOT_FOUND
 */
export const updateLabAccount = (
  context: Context,
  id: number,
  { version, ...values }: z.output<typeof UpdateLabAccountInput>,
): Promise<LabAccount> =>
  updateRecord(context, kind, { id, version }, (row, { testCodes }) => {
    const after = { provider: row.provider, master_account_id: values.masterAccountId };
    if (takesSixDigitsOnly(after) && !testCodes.every(({ testCode }) => hasSixDigits(testCode)))
      throw Refusal.field(['masterAccountId'], 'ASSIGNED_NOT_SIX_DIGIT_TEST_CODES');
    return { values };
  });

/**
 * Deletes a lab account that no location orders by.
 * @throws Refusal LAB_ACCOUNT_ASSIGNED_TO_LOCATION, RESOURCE_NOT_FOUND
 */
export const deleteLabAccount = (context: Context, id: number): Promise<void> =>
  deleteRecord(context, kind, id, async (row) => {
    const count = await countOfAccount(context.tx, id);
    if (count > 0) throw new Refusal('LAB_ACCOUNT_ASSIGNED_TO_LOCATION', { params: { count } });
    await unlinkAll(context.tx, id);
    return { provider: row.provider, masterAccountId: row.master_account_id };
  });

/**
 * Changes what belongs to a lab account, which is locked meanwhile; the entry in the log says what came of it.
 * @throws Refusal STALE_VERSION when `version` is given, RESOURCE_NOT_FOUND
 */
export const changePartsOf = (
  context: Context,
  { id, version }: { id: number; version?: number | undefined },
  change: (row: LabAccountState, before: LabAccount) => Promise<unknown>,
): Promise<LabAccount> =>
  updateRecord(context, kind, { id, version }, async (row, before) => {
    await change(row, before);
    return { values: {} };
  });

/** What a change of parts knows of the account. */
interface LabAccountState {
  provider: string;
  master_account_id: string;
}
