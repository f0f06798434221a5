import type { z } from 'zod';
import type { ErrorCode } from '@assay/schema/core/errors';
import { fieldError } from '@assay/schema/core/field-error-tree';
import { LIST_LIMIT_MAX } from '@assay/schema/core/list';
import type {
  AssignTestCodesInput,
  SaveLabAccountTestCodesInput,
  TestCodeAssignment,
} from '@assay/schema/lab-accounts/lab-account';
import type { TestCode } from '@assay/schema/test-codes/test-code';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { changePartsOf } from './lab-accounts.service.ts';
import { listTestCodesOfAccount } from './lab-accounts.read-model.ts';
import {
  accountsWithCode,
  holdTestCodes,
  lockAccounts,
  storeTestCodes,
  type CodeToAssign,
} from './lab-accounts.repository.ts';
import { takeCodeOutOfLocations } from './location-test-codes.service.ts';
import { codesInUse, locationsWithCode } from './lab-account-locations.repository.ts';
import { hasSixDigits, takesSixDigitsOnly } from './six-digits.ts';

const texts = {
  otherLaboratory: 'Choose test codes of the laboratory of the account.',
  program: 'Locations order by this test code. Create another one for the other program.',
};

const inOrder = (ids: readonly number[]): number[] =>
  [...new Set(ids)].sort((one, other) => one - other);

type Account = Parameters<typeof takesSixDigitsOnly>[0];

/** Why an account cannot have a test code; null when it can. */
function whyNot(account: Account, code: CodeToAssign | undefined): ErrorCode | null {
  if (code === undefined) return 'RESOURCE_NOT_FOUND';
  if (code.provider !== account.provider) return 'INVALID';
  if (takesSixDigitsOnly(account) && !hasSixDigits(code.test_code))
    return 'IS_ALLOWED_ONLY_SIX_DIGIT_TEST_CODES';
  return null;
}

/**
 * Says which test codes a lab account has from now on.
 * @throws Refusal IS_ALLOWED_ONLY_SIX_DIGIT_TEST_CODES, LAST_LAB_ACCOUNT_TEST_CODE, HAS_CHILD_ELEMENTS for a code that a
 *   location orders by, STALE_VERSION, RESOURCE_NOT_FOUND, or field failures
 */
export async function saveTestCodes(
  context: Context,
  id: number,
  { testCodes, version }: z.output<typeof SaveLabAccountTestCodesInput>,
) {
  const wanted = inOrder(testCodes);
  const codes = new Map((await holdTestCodes(context.tx, wanted)).map((code) => [code.id, code]));
  await changePartsOf(context, { id, version }, async (account, before) => {
    if (wanted.length === 0 && before.testCodes.length > 0)
      throw Refusal.field(['testCodes'], 'LAST_LAB_ACCOUNT_TEST_CODE');
    const reasons = new Set(wanted.map((each) => whyNot(account, codes.get(each))));
    if (reasons.has('RESOURCE_NOT_FOUND') || reasons.has('INVALID'))
      throw Refusal.fields(fieldError(['testCodes'], 'INVALID', {}, texts.otherLaboratory));
    if (reasons.has('IS_ALLOWED_ONLY_SIX_DIGIT_TEST_CODES'))
      throw Refusal.field(['testCodes'], 'IS_ALLOWED_ONLY_SIX_DIGIT_TEST_CODES');
    const inUse = await codesInUse(context.tx, id);
    if (before.testCodes.some((each) => inUse.has(each.id) && !wanted.includes(each.id)))
      throw Refusal.field(['testCodes'], 'HAS_CHILD_ELEMENTS');
    await storeTestCodes(context.tx, id, wanted);
  });
  return { results: await allTestCodes(context, id) };
}

async function allTestCodes(context: Context, id: number) {
  const query = {
    limit: LIST_LIMIT_MAX,
    offset: 0,
    sortBy: 'testCode',
    sortOrder: 'ASC',
    q: null,
    filters: [],
  } as const;
  return (await listTestCodesOfAccount(context, query, id)).results;
}

/** What an account has after codes were given or taken away, one after the other, and why some were not. */
function assigned(
  account: Account,
  had: readonly number[],
  {
    ids,
    codes,
    inUse,
    give,
  }: { ids: readonly number[]; codes: Codes; inUse: ReadonlySet<number>; give: boolean },
) {
  const has = new Set(had);
  const refused = new Map<number, ErrorCode>();
  const whyKept = (id: number): ErrorCode | null => {
    if (!has.has(id)) return null;
    if (inUse.has(id)) return 'HAS_CHILD_ELEMENTS';
    return has.size === 1 ? 'LAST_LAB_ACCOUNT_TEST_CODE' : null;
  };
  for (const id of ids) {
    const reason = give ? whyNot(account, codes.get(id)) : whyKept(id);
    if (reason !== null) refused.set(id, reason);
    else if (give) has.add(id);
    else has.delete(id);
  }
  return { has: inOrder([...has]), refused };
}
type Codes = ReadonlyMap<number, CodeToAssign>;

/** Gives test codes to several lab accounts or takes them away; what cannot be is told and the rest is done (decision 34). */
export async function assignTestCodes(
  context: Context,
  { labAccountIds, testCodeIds, assigned: give }: z.output<typeof AssignTestCodesInput>,
) {
  const { tx } = context;
  const [accountIds, ids] = [inOrder(labAccountIds), inOrder(testCodeIds)];
  const codes: Codes = new Map((await holdTestCodes(tx, ids)).map((code) => [code.id, code]));
  const present = new Set((await lockAccounts(tx, accountIds)).map(({ id }) => id));
  const results: TestCodeAssignment[] = [];
  for (const labAccountId of accountIds) {
    let refused: ReadonlyMap<number, ErrorCode> = new Map(
      ids.map((id) => [id, 'RESOURCE_NOT_FOUND']),
    );
    if (present.has(labAccountId))
      await changePartsOf(context, { id: labAccountId }, async (account, { testCodes }) => {
        const had = testCodes.map(({ id }) => id);
        const inUse = await codesInUse(tx, labAccountId);
        const after = assigned(account, had, { ids, codes, inUse, give });
        ({ refused } = after);
        await storeTestCodes(tx, labAccountId, after.has);
      });
    for (const testCodeId of ids) {
      const errorCode = refused.get(testCodeId) ?? null;
      results.push({ labAccountId, testCodeId, done: errorCode === null, errorCode });
    }
  }
  return { results };
}

/**
 * A test code keeps its program while locations order by it, and its six digits while accounts ask for them.
 * @throws Refusal IS_ALLOWED_ONLY_SIX_DIGIT_TEST_CODES, or a failure of the program
 */
export async function refuseCodeChange(
  { tx }: Context,
  before: Pick<TestCode, 'id' | 'type' | 'testCode'>,
  after: Pick<TestCode, 'type' | 'testCode'>,
): Promise<void> {
  if (after.type !== before.type && (await locationsWithCode(tx, before.id)).length > 0)
    throw Refusal.fields(fieldError(['type'], 'INVALID', {}, texts.program));
  const accounts = hasSixDigits(after.testCode) ? [] : await accountsWithCode(tx, before.id);
  if (accounts.some(takesSixDigitsOnly))
    throw Refusal.field(['testCode'], 'IS_ALLOWED_ONLY_SIX_DIGIT_TEST_CODES');
}

/**
 * Takes a test code that is deleted out of the lab accounts, and the locations, that have others.
 * @throws Refusal LAST_LAB_ACCOUNT_TEST_CODE when an account, or a location, has no other
 */
export async function takeTestCodeOut(context: Context, testCodeId: number): Promise<void> {
  const { tx } = context;
  const accounts = await accountsWithCode(tx, testCodeId);
  await lockAccounts(
    tx,
    accounts.map(({ id }) => id),
  );
  if ((await accountsWithCode(tx, testCodeId)).some(({ count }) => count === 1))
    throw new Refusal('LAST_LAB_ACCOUNT_TEST_CODE');
  await takeCodeOutOfLocations(context, testCodeId);
  for (const { id } of accounts)
    await changePartsOf(context, { id }, (_account, { testCodes }) => {
      const others = testCodes.flatMap((each) => (each.id === testCodeId ? [] : [each.id]));
      return storeTestCodes(tx, id, others);
    });
}
