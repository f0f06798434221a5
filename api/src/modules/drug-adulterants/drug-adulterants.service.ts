import type { z } from 'zod';
import { fieldError } from '@assay/schema/core/field-error-tree';
import type {
  CreateDrugAdulterantInput,
  DrugAdulterant,
  UpdateDrugAdulterantInput,
} from '@assay/schema/drug-adulterants/drug-adulterant';
import { usDay } from '@assay/schema/core/us-day';
import { todayOf } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import type { Row } from '../../core/database/database.ts';
import {
  createRecord,
  deleteRecord,
  recordKind,
  updateRecord,
} from '../../core/entities/audited-changes.ts';
import { Refusal } from '../../core/refusal.ts';
import { drugAdulterants } from './drug-adulterant.table.ts';
import { readDrugAdulterant } from './drug-adulterants.read-model.ts';
import { clearCutoffs, setCutoffs } from './drug-adulterants.repository.ts';

/** What the modules below do with a drug or adulterant that is deleted; `modules.ts` names them. */
export interface DrugUses {
  /** Takes it out of the test codes. @throws Refusal LAST_TEST_CODE_DRUG_ADULTERANT for one that has no other */
  takeOutOfTestCodes(context: Context, id: number): Promise<void>;
}

const texts = {
  past: 'Cutoffs of days that have passed stay. Enter today or a day to come.',
  misDot: 'The federal MIS report counts this drug, so it stays a drug.',
  used: 'Test codes or panels test for this entry, so its type stays.',
};

/** `01/01/2026: urine 50 ng/mL, oral fluid 4 ng/mL`: one line of the log for the cutoffs from a day on. */
function lineOf({ validFrom, urineCol, oralFluidCol, hairCol }: DrugAdulterant['cutoffs'][number]) {
  const told = Object.entries({ urine: urineCol, 'oral fluid': oralFluidCol, hair: hairCol });
  const held = told.flatMap(([specimen, cutoff]) =>
    cutoff === null ? [] : `${specimen} ${cutoff}`,
  );
  return `${usDay(validFrom)}: ${held.join(', ') || 'none'}`;
}

const kind = recordKind({
  entity: 'drugAdulterant',
  table: drugAdulterants,
  read: async (context, id) => {
    const { cutoffs, ...record } = await readDrugAdulterant(context, id);
    return { ...record, cutoffs: cutoffs.map(lineOf) };
  },
});

const refuse = (field: string, text: string): Refusal =>
  Refusal.fields(fieldError([field], 'INVALID', {}, text));

/**
 * Creates a drug or adulterant; cutoffs that are sent with an adulterant are left aside (contract §12).
 * @throws Refusal NAME_ALREADY_EXISTS, DUPLICATE_VALUE
 */
export async function createDrugAdulterant(
  context: Context,
  { cutoffsValidFrom, ...values }: z.output<typeof CreateDrugAdulterantInput>,
): Promise<DrugAdulterant> {
  const { id } = await createRecord(context, kind, { values }, async (created) => {
    const day = cutoffsValidFrom ?? todayOf(context);
    if (values.type === 'DRUG') await setCutoffs(context.tx, created, day, values);
  });
  return readDrugAdulterant(context, id);
}

const isUsed = (row: Row<'drug_adulterants'>): boolean =>
  row.number_of_test_codes + row.number_of_test_panels > 0;

/**
 * Replaces the editable fields of a drug or adulterant. Cutoffs change from today or from a day to come.
 * @throws Refusal NAME_ALREADY_EXISTS, DUPLICATE_VALUE, STALE_VERSION, RESOURCE_NOT_FOUND, or field failures
 */
export async function updateDrugAdulterant(
  context: Context,
  id: number,
  { version, cutoffsValidFrom, ...values }: z.output<typeof UpdateDrugAdulterantInput>,
): Promise<DrugAdulterant> {
  await updateRecord(context, kind, { id, version }, async (row) => {
    const today = todayOf(context);
    const day = cutoffsValidFrom ?? today;
    if (values.type !== row.type) {
      if (row.is_mis_dot) throw refuse('type', texts.misDot);
      if (isUsed(row)) throw refuse('type', texts.used);
    }
    if (values.type === 'ADULTERANT') await clearCutoffs(context.tx, id);
    else {
      if (day < today) throw refuse('cutoffsValidFrom', texts.past);
      await setCutoffs(context.tx, id, day, values);
    }
    return { values };
  });
  return readDrugAdulterant(context, id);
}

/**
 * Deletes a drug or adulterant, which leaves the test codes that have others. A drug of the federal MIS report stays.
 * @throws Refusal HAS_CHILD_ELEMENTS, LAST_TEST_CODE_DRUG_ADULTERANT, RESOURCE_NOT_FOUND
 */
export const deleteDrugAdulterant = (
  context: Context,
  id: number,
  { takeOutOfTestCodes }: DrugUses,
): Promise<void> =>
  deleteRecord(context, kind, id, async (row) => {
    if (row.is_mis_dot || row.number_of_test_panels > 0) throw new Refusal('HAS_CHILD_ELEMENTS');
    if (row.number_of_test_codes > 0) await takeOutOfTestCodes(context, id);
    return { name: row.name, abbreviation: row.abbreviation };
  });
