import { z } from 'zod';
import { coded } from '../core/field-errors.ts';
import { optional, optionalText, recordId, text } from '../core/fields.ts';
import { wordedEnum } from '../core/worded-enum.ts';
import { fail } from './manual-fields.ts';
import {
  isAdulterantResult,
  isPositiveLine,
  lineResults,
  testMethodologies,
} from './manual-words.ts';

export const TestMethodology = wordedEnum(testMethodologies, {
  id: 'TestMethodology',
  description: 'By which method a laboratory looks for a substance.',
});
export const LineResult = wordedEnum(lineResults, {
  id: 'LineResult',
  description: 'What was found of one drug or adulterant.',
});

/** A quantity as people write it: `812`, `0.045`. */
const quantity = () =>
  optional(
    text(32).refine(
      (value) => value === '' || /^\d{1,9}(\.\d{1,6})?$/.test(value),
      coded('INVALID', 'Enter a number, e.g. 812 or 0.5.'),
    ),
  );

const rowFields = z.object({
  drugAdulterantId: recordId().describe('Drug or adulterant of the catalogue.'),
  result: LineResult.describe('What was found; of an adulterant whether it is normal.'),
  isPositive: z
    .boolean()
    .default(false)
    .describe('Follows from the result; what is sent is not believed.'),
  comment: optionalText().describe('Comment.'),
  isScreenCutoffEnabled: z
    .boolean()
    .default(false)
    .describe('Whether the screen is stated; without it its fields are dropped.'),
  screenCutoff: optionalText().describe('Cutoff of the screen, e.g. `50 ng/mL`.'),
  testMethodologyScreenLevel: optional(TestMethodology).describe('Method of the screen.'),
  confirmCutoff: optionalText().describe('Cutoff of the confirmation; required of a drug.'),
  testMethodologyConfirmationLevel: optional(TestMethodology).describe(
    'Method of the confirmation; required of a drug.',
  ),
  numericLevel: quantity().describe('Quantity; kept of a positive drug alone.'),
  openCompound: z.boolean().default(false).describe('Whether a compound is stated.'),
  compound: optionalText().describe('Compound; kept of a positive drug alone.'),
  referenceInterval: optionalText().describe('Reference range; required of an adulterant.'),
});
type Row = z.output<typeof rowFields>;

const needed = {
  screen: ['screenCutoff', 'testMethodologyScreenLevel'],
  drug: ['confirmCutoff', 'testMethodologyConfirmationLevel'],
  adulterant: ['referenceInterval'],
} as const;

/** The fields that a row has to have (T s5). */
function neededOf(row: Pick<Row, 'result' | 'isScreenCutoffEnabled'>): readonly (keyof Row)[] {
  if (isAdulterantResult(row.result)) return needed.adulterant;
  return row.isScreenCutoffEnabled ? [...needed.screen, ...needed.drug] : needed.drug;
}

const screenTooLow = 'The cutoff of a screen is never below that of its confirmation.';

/** "50 ng/mL" as number and unit; null for other words. */
function cutoffOf(words: string | null): { value: number; unit: string } | null {
  const [, value, unit] = /^\s*(\d+(?:\.\d+)?)\s*(\D*)$/.exec(words ?? '') ?? [];
  return value === undefined
    ? null
    : { value: Number(value), unit: (unit ?? '').trim().toLowerCase() };
}

/** Whether a screen looks for less than its confirmation takes for positive: 49 CFR 40.85 and 40.91 have no such pair. */
function isBelow({ result, isScreenCutoffEnabled, screenCutoff, confirmCutoff }: Row): boolean {
  const [screen, confirm] = [cutoffOf(screenCutoff), cutoffOf(confirmCutoff)];
  if (!isScreenCutoffEnabled || isAdulterantResult(result) || !screen || !confirm) return false;
  return screen.unit === confirm.unit && screen.value < confirm.value;
}

/** A row without what does not count (T s4). */
function cleared(row: Row): Row {
  const isAdulterant = isAdulterantResult(row.result);
  const isScreened = row.isScreenCutoffEnabled && !isAdulterant;
  const isPositive = isPositiveLine(row.result, row.numericLevel);
  const hasQuantity = isPositive && !isAdulterant;
  return {
    ...row,
    isPositive,
    isScreenCutoffEnabled: isScreened,
    screenCutoff: isScreened ? row.screenCutoff : null,
    testMethodologyScreenLevel: isScreened ? row.testMethodologyScreenLevel : null,
    confirmCutoff: isAdulterant ? null : row.confirmCutoff,
    testMethodologyConfirmationLevel: isAdulterant ? null : row.testMethodologyConfirmationLevel,
    numericLevel: hasQuantity ? row.numericLevel : null,
    openCompound: hasQuantity && row.openCompound,
    compound: hasQuantity && row.openCompound ? row.compound : null,
    referenceInterval: isAdulterant ? row.referenceInterval : null,
  };
}

/** What was found of one drug or adulterant, as it is typed (T s3, contract §25). */
export const ManualRowInput = rowFields
  .superRefine((row, ctx) => {
    for (const name of neededOf(row)) if (row[name] === null) fail(ctx, [name], coded('BLANK'));
    if (isBelow(row)) fail(ctx, ['screenCutoff'], coded('INVALID', screenTooLow), row.screenCutoff);
  })
  .transform(cleared)
  .meta({
    id: 'ManualRowInput',
    description: 'What was found of one drug or adulterant.',
  });
export type ManualRow = z.output<typeof ManualRowInput>;
