import { z } from 'zod';
import { date, lines, recordId, version } from '../core/fields.ts';
import { TEXT_MAX } from '../core/patterns.ts';
import { SelectionInterval } from '../test-pools/enums.ts';
import { DrawCount, DrawProof } from './certificate.ts';
import { RunParticipant } from './run-participant.ts';

const COUNT_MAX = 1_000_000;
const count = (what: string) => z.int().min(0).describe(what);
const percentage = (what: string) => z.number().describe(`${what}, percent, cut to 2 decimals.`);

const run = {
  id: recordId(),
  testPoolId: recordId().describe('The pool.'),
  runDate: z.iso.date().describe('Day of the draw, YYYY-MM-DD.'),
  period: z.int().positive().nullable().describe('Selection period of the program, from 1.'),
  periods: count('Selection periods in the program.'),
  periodStart: z.iso
    .date()
    .nullable()
    .describe(
      'First day of the period as it was at the draw. Of runs from before it was kept, as the program was when that began.',
    ),
  periodEnd: z.iso.date().nullable().describe('Last day of the period, likewise.'),
  override: z.boolean().describe('Whether a person entered the numbers.'),
  isInvalidated: z
    .boolean()
    .describe('Whether the run no longer counts; it stays, with its reason.'),
  invalidationReason: z.string().nullable().describe('Why it was invalidated.'),
  labOrderRequestId: recordId().nullable().describe('Order request of the run.'),
  modality: SelectionInterval.describe('Selection interval of the pool at the draw.'),
  memberCount: count('Active members at the draw.'),
  selectedForDrugTesting: count('Selected for drug tests, with those for both.'),
  selectedForAlcoholTesting: count('Selected for alcohol tests, with those for both.'),
  selectedForDrugAndAlcoholTesting: count('Selected for both.'),
  alternates: count('Alternates drawn.'),
  completedDrugTestsPercentage: percentage('Completed of the drug tests of the run'),
  completedAlcoholTestsPercentage: percentage('Completed of the alcohol tests of the run'),
  hasRequestedOrders: z
    .boolean()
    .describe('Whether orders were requested; then nothing changes any more.'),
  isChangeAllowed: z
    .boolean()
    .describe(
      'Whether participants can be excused or called up, and the run be invalidated: it is valid, no orders are requested, and its pool is active.',
    ),
  drugCount: DrawCount.describe('How the number of drug tests came about.'),
  alcoholCount: DrawCount.describe('How the number of alcohol tests came about.'),
  drawnAt: z.iso.datetime().describe('When it was drawn, UTC.'),
  drawnBy: z.string().describe('Who drew.'),
  proof: DrawProof.describe('What proves the draw.'),
  arePeopleKept: z
    .boolean()
    .describe(
      'Whether the draw kept the data of its people. Those of runs before that was done are shown by the earliest data that was kept.',
    ),
  version: version(),
};

/** A run as lists answer it. */
export const SelectionRun = z
  .object(run)
  .meta({ id: 'SelectionRun', description: 'A draw from a random test pool.' });
export type SelectionRun = z.output<typeof SelectionRun>;

export const SelectionRunDetails = z
  .object({
    ...run,
    participants: z
      .array(RunParticipant)
      .describe(
        'Selected members and alternates in drawn order, the first 10,000 of them; the list of participants has all. All other members were not selected.',
      ),
  })
  .meta({ id: 'SelectionRunDetails', description: 'A draw with those whom it selected.' });
export type SelectionRunDetails = z.output<typeof SelectionRunDetails>;

const entered = (what: string) =>
  z.int().min(0).max(COUNT_MAX).nullable().default(null).describe(what);

export const CreateSelectionRunInput = z
  .object({
    testPoolId: recordId().describe('The pool to draw from.'),
    runDate: date().describe('Day of the draw, inside the program.'),
    override: z
      .boolean()
      .default(false)
      .describe('Draw the two numbers below instead of those due.'),
    drugOverride: entered('Drug tests to draw; required with override.'),
    alcoholOverride: entered('Alcohol tests to draw; required with override.'),
  })
  .superRefine((input, context) => {
    if (!input.override) return;
    for (const field of ['drugOverride', 'alcoholOverride'] as const) {
      if (input[field] !== null) continue;
      context.addIssue({
        code: 'custom',
        path: [field],
        input: null,
        params: { errorCode: 'BLANK' },
      });
    }
  })
  .meta({ id: 'CreateSelectionRunInput', description: 'A draw from a pool.' });

export const InvalidateRunInput = z
  .object({
    invalidationReason: lines(TEXT_MAX).describe(
      'Why the run does not count, at most 255 characters.',
    ),
    version: version().optional(),
  })
  .meta({
    id: 'InvalidateRunInput',
    description: 'Takes a run out of the counts; it stays on record.',
  });

/** What the current period asks for. */
export const PeriodNumbers = z
  .object({
    currentDrugsCount: count('Drug tests that a draw on that day selects.'),
    currentAlcoholCount: count('Alcohol tests that a draw on that day selects.'),
    period: z.int().positive().nullable().describe('Selection period that the day lies in.'),
    periods: count('Selection periods in the program.'),
    periodStart: z.iso.date().nullable().describe('First day of the period.'),
    periodEnd: z.iso.date().nullable().describe('Last day of the period.'),
    isDrawn: z.boolean().describe('Whether a valid run of the period exists.'),
    memberCount: count('Active members.'),
    drugCount: DrawCount.describe('How the number of drug tests comes about.'),
    alcoholCount: DrawCount.describe('How the number of alcohol tests comes about.'),
  })
  .meta({ id: 'PeriodNumbers', description: 'What a draw on a day would select, and why.' });
export type PeriodNumbers = z.output<typeof PeriodNumbers>;
