import type { z } from 'zod';
import { addFieldError, type FieldErrorTree } from '@assay/schema/core/field-error-tree';
import { errorText, type ErrorCode } from '@assay/schema/core/errors';
import type { CreateLabAccountLocationInput } from '@assay/schema/lab-accounts/lab-account-location';
import type { Tx } from '../../core/database/database.ts';
import { Refusal } from '../../core/refusal.ts';
import {
  holdAccount,
  holdPlace,
  type Account,
  type Place,
} from './lab-account-locations.repository.ts';
import { holdTestCodes, holdMros } from './lab-accounts.repository.ts';
import { hasSixDigits, takesSixDigitsOnly } from './six-digits.ts';

const texts = {
  location: 'This location does not exist any more.',
  account: 'This lab account does not exist any more.',
  codes: 'Choose test codes of the lab account, of its program and specimen type.',
  breath: 'Choose breath test codes of the lab account, of its program.',
  mro: 'Choose an MRO of the lab account.',
};

/** Breath, by its number (C s3). */
const BREATH = 4;

export type Sent = z.output<typeof CreateLabAccountLocationInput>;

/** What a lab account location is about, held until the commit. */
export interface Held {
  place: Place | null;
  account: Account | null;
}

const idsOf = ({ testCodes, comboBreathTestCodes }: Sent): number[] => [
  ...testCodes.map(({ testCodeId }) => testCodeId),
  ...comboBreathTestCodes,
];

/** Holds what is named, in the one order of all callers: location, test codes, account, MRO. */
export async function holdNamed(tx: Tx, sent: Sent): Promise<Held> {
  const place = await holdPlace(tx, sent.locationId);
  await holdTestCodes(tx, idsOf(sent));
  const account = await holdAccount(tx, sent.labAccountId);
  if (sent.mroId !== null) await holdMros(tx, [sent.mroId]);
  return { place, account };
}

/** Codes of a program and a specimen type that an account has. */
const offered = (account: Account, program: string, specimenType: number): ReadonlySet<number> =>
  new Set(
    account.test_codes
      .filter((code) => code.type === program && code.specimenType === specimenType)
      .map(({ id }) => id),
  );

/** DOT results always go through the MRO; others where location or company say so (contract §14). */
const needsMro = (place: Place, { program }: Sent): boolean => program === 'DOT' || place.needs_mro;

/** What is wrong with a lab account location, by field. */
export function faultsOf(sent: Sent, { place, account }: Held): FieldErrorTree {
  const errors: FieldErrorTree = {};
  const add = (field: keyof Sent, errorCode: ErrorCode, text?: string): void => {
    const message = text ?? errorText(errorCode, {});
    addFieldError(errors, [field], { errorCode, message, params: {} });
  };
  if (place === null) add('locationId', 'INVALID', texts.location);
  if (account === null) add('labAccountId', 'INVALID', texts.account);
  if (sent.mroId === null && place !== null && needsMro(place, sent)) add('mroId', 'BLANK');
  if (account === null) return errors;
  if (sent.mroId !== null && !account.mros.some(({ id }) => id === sent.mroId))
    add('mroId', 'INVALID', texts.mro);
  const codes = offered(account, sent.program, sent.masterAccountType);
  if (!sent.testCodes.every(({ testCodeId }) => codes.has(testCodeId)))
    add('testCodes', 'INVALID', texts.codes);
  const breath = offered(account, sent.program, BREATH);
  if (sent.supportsComboOrders && sent.comboBreathTestCodes.length === 0)
    add('comboBreathTestCodes', 'AT_LEAST_ONE');
  if (sent.supportsComboOrders && !sent.comboBreathTestCodes.every((id) => breath.has(id)))
    add('comboBreathTestCodes', 'INVALID', texts.breath);
  return errors;
}

/**
 * LabCorp accounts of six digits order by codes of six digits alone (contract §14).
 * @throws Refusal IS_ALLOWED_ONLY_SIX_DIGIT_TEST_CODES
 */
export async function refuseOtherThanSixDigits(
  tx: Tx,
  sent: Sent,
  { account }: Held,
): Promise<void> {
  if (account === null || !takesSixDigitsOnly(account)) return;
  const codes = await holdTestCodes(tx, idsOf(sent));
  if (!codes.every((code) => code.provider !== 'LabCorp' || hasSixDigits(code.test_code)))
    throw Refusal.field(['testCodes'], 'IS_ALLOWED_ONLY_SIX_DIGIT_TEST_CODES');
}
