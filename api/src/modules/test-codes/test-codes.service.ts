import type { z } from 'zod';
import { fieldError } from '@assay/schema/core/field-error-tree';
import type {
  CreateTestCodeInput,
  TestCode,
  UpdateTestCodeInput,
} from '@assay/schema/test-codes/test-code';
import type { Context } from '../../core/context.ts';
import {
  createRecord,
  deleteRecord,
  recordKind,
  updateRecord,
} from '../../core/entities/audited-changes.ts';
import { priceToStore } from '../../core/prices.ts';
import { Refusal } from '../../core/refusal.ts';
import {
  describeDrugs,
  inOrder,
  requireDrugs,
} from '../drug-adulterants/drug-references.service.ts';
import { testCodes } from './test-code.table.ts';
import { readTestCode } from './test-codes.read-model.ts';
import { countWithThisAlone, takeOut } from './test-codes.repository.ts';

const texts = {
  provider: 'The laboratory of a test code stays. Create another test code instead.',
  specimenType: 'The specimen type of a test code stays. Create another test code instead.',
};

const kind = recordKind({ entity: 'testCode', table: testCodes, read: readTestCode });

/** What names test codes, and is asked before one is changed or deleted. */
export interface TestCodeUses {
  /** @throws Refusal when what has the code could not have it after the change */
  refuseChange(context: Context, before: TestCode, after: CodeChange): Promise<void>;
  /** Whether an active pool orders the code. */
  isOrdered(context: Context, testCodeId: number): Promise<boolean>;
  /** @throws Refusal when the code cannot be taken out of the lab accounts that have it */
  takeOutOfLabAccounts(context: Context, testCodeId: number): Promise<void>;
}

/** What matters of a test code for those who have it. */
type CodeChange = Pick<TestCode, 'type' | 'testCode'>;

type Sent = z.output<typeof CreateTestCodeInput> | z.output<typeof UpdateTestCodeInput>;

/** What is stored of what was sent. */
async function toStore(context: Context, { drugAdulterants, pricing, ...values }: Sent) {
  const price = priceToStore(context, pricing);
  const ids = await requireDrugs(context, drugAdulterants);
  return {
    values: { ...values, ...(price === undefined ? {} : { pricing: price }) },
    columns: { drug_adulterant_ids: ids },
  };
}

/**
 * Creates a test code of a laboratory.
 * @throws Refusal ID_ALREADY_EXISTS, INVALID_DRUG_ADULTERANTS, ACCESS_DENIED for a price of who may see none
 */
export const createTestCode = async (
  context: Context,
  input: z.output<typeof CreateTestCodeInput>,
): Promise<TestCode> => createRecord(context, kind, await toStore(context, input));

/**
 * Replaces the editable fields of a test code; laboratory and specimen type stay (C s4).
 * @throws Refusal ID_ALREADY_EXISTS, INVALID_DRUG_ADULTERANTS, LAST_TEST_CODE_DRUG_ADULTERANT, STALE_VERSION, ACCESS_DENIED,
 *   RESOURCE_NOT_FOUND, or field failures
 */
export const updateTestCode = (
  context: Context,
  id: number,
  { version, ...input }: z.output<typeof UpdateTestCodeInput>,
  uses: TestCodeUses,
): Promise<TestCode> =>
  updateRecord(context, kind, { id, version }, async (row, before) => {
    if (input.provider !== row.provider)
      throw Refusal.fields(fieldError(['provider'], 'INVALID', {}, texts.provider));
    if (input.specimenType !== row.specimen_type)
      throw Refusal.fields(fieldError(['specimenType'], 'INVALID', {}, texts.specimenType));
    if (input.drugAdulterants.length === 0)
      throw Refusal.field(['drugAdulterants'], 'LAST_TEST_CODE_DRUG_ADULTERANT');
    await uses.refuseChange(context, before, input);
    return toStore(context, { ...input, version: row.version });
  });

/**
 * Deletes a test code, and takes it out of the lab accounts that have others.
 * @throws Refusal HAS_CHILD_ELEMENTS, LAST_LAB_ACCOUNT_TEST_CODE, RESOURCE_NOT_FOUND
 */
export const deleteTestCode = (context: Context, id: number, uses: TestCodeUses): Promise<void> =>
  deleteRecord(context, kind, id, async ({ provider, test_code: testCode, name }) => {
    if (await uses.isOrdered(context, id)) throw new Refusal('HAS_CHILD_ELEMENTS');
    await uses.takeOutOfLabAccounts(context, id);
    return { provider, testCode, name };
  });

/**
 * Takes a drug or adulterant that is deleted out of the test codes, each with its audit entry.
 * @throws Refusal LAST_TEST_CODE_DRUG_ADULTERANT when some test for nothing else
 */
export async function takeDrugOut(context: Context, drugId: number): Promise<void> {
  const { tx } = context;
  const count = await countWithThisAlone(tx, drugId);
  if (count > 0) throw new Refusal('LAST_TEST_CODE_DRUG_ADULTERANT', { params: { count } });
  const changed = await takeOut(tx, drugId);
  const all = inOrder(changed.flatMap(({ drug_adulterant_ids: ids }) => ids));
  const names = await describeDrugs(context, all);
  for (const { id, drug_adulterant_ids: ids } of changed) {
    const before = names.filter((each) => ids.includes(each.id));
    const after = before.filter((each) => each.id !== drugId);
    context.audit({
      action: 'testCode.updated',
      entityId: id,
      changes: { drugAdulterants: { before, after } },
    });
  }
}
