import { z } from 'zod';
import { Program } from '../common/catalogue-enums.ts';
import { lines, optional, optionalText, phone, text, timestamp, version } from '../core/fields.ts';
import { wordedEnum } from '../core/worded-enum.ts';
import { MroResult, TestLine } from '../test-results/test-result.ts';
import { moment, nullableText, TestOutcome } from '../test-results/test-row.ts';
import { mroClockLabels, mroClockStates } from './mro-clocks.ts';
import { determinations, mroBases, mroContactKinds, mroRefusalReasons } from './mro-words.ts';

export const MroContactKindName = wordedEnum(mroContactKinds, {
  id: 'MroContactKind',
  description: 'What MRO staff note of their way to the donor.',
});
export const MroBasisName = wordedEnum(mroBases, {
  id: 'MroBasis',
  description: 'On what a determination stands for which the donor has to be heard.',
});
const DeterminationResult = wordedEnum(determinations, {
  id: 'DeterminationResult',
  description: 'What an MRO can determine.',
});
const RefusalReason = wordedEnum(mroRefusalReasons, {
  id: 'MroRefusalReason',
  description: 'Why a test is a refusal.',
});
const ClockName = wordedEnum(mroClockLabels, {
  id: 'MroClockName',
  description: 'A clock of the rules that MRO staff work by.',
});
const ClockState = wordedEnum(mroClockStates, {
  id: 'MroClockState',
  description: 'How a clock stands.',
});

const MroClock = z
  .object({
    name: ClockName.describe('Which clock it is.'),
    rule: z.string().describe('The rule that it comes from.'),
    state: ClockState.describe('How it stands.'),
    startedAt: moment('When it began'),
    dueAt: moment('When its time is over'),
    count: z
      .int()
      .nullable()
      .describe('How many attempts were made, an hour or more apart; of ATTEMPTS alone.'),
    needed: z.int().nullable().describe('How many attempts are needed; of ATTEMPTS alone.'),
  })
  .meta({ id: 'MroClock', description: 'A clock of the rules that MRO staff work by.' });

const MroContact = z
  .object({
    kind: MroContactKindName.describe('What was done.'),
    at: timestamp().describe('When it was done, UTC.'),
    phone: nullableText('Number that was called, ten digits.'),
    note: nullableText('Note for MRO staff.'),
    actor: z.string().describe('Who noted it, as of the day.'),
  })
  .meta({ id: 'MroContact', description: 'An entry of the contact log.' });

const LaboratoryFindings = z
  .object({
    result: TestOutcome.describe('What the laboratory found.'),
    reportVersion: z.int().positive().describe('Number of the report; later ones correct.'),
    replaceReason: nullableText('Why it took the place of the former report.'),
    reportedAt: timestamp().describe('When the laboratory reported, UTC.'),
    receivedAt: timestamp().describe('When the first report came to MRO staff, UTC.'),
    laboratory: nullableText('Laboratory.'),
    certifiedBy: nullableText('Certifying scientist.'),
    remarks: nullableText('Remarks of the laboratory.'),
    lines: z.array(TestLine).describe('What was found, line by line, with quantities.'),
  })
  .meta({ id: 'LaboratoryFindings', description: 'What the laboratory found, for MRO staff.' });

const SeenBy = z
  .object({
    name: z.string().describe('Who it was, as of the day.'),
    at: timestamp().describe('When, UTC.'),
    isDownload: z.boolean().describe('Whether the result was taken along as a file.'),
  })
  .meta({ id: 'DeterminationReader', description: 'Who saw a determination while it held.' });

const MroDetermination = z
  .object({
    reportVersion: z.int().positive().describe('Number of the determination.'),
    result: MroResult.describe('What was determined.'),
    remarks: nullableText('What everybody is told with it.'),
    replaceReason: nullableText('Why it took the place of the former one.'),
    certifiedBy: nullableText('The MRO.'),
    verifiedAt: timestamp().describe('When it was made, UTC.'),
    drugs: z.array(z.string()).describe('Drugs that were verified as positive.'),
    basis: MroBasisName.nullable().describe('On what it stands.'),
    note: nullableText('Note for MRO staff.'),
    seenBy: z
      .array(SeenBy)
      .describe('Who opened or downloaded the test while it held, until it was corrected.'),
  })
  .meta({ id: 'MroDetermination', description: 'What an MRO determined, for MRO staff.' });

export const MroReview = z
  .object({
    program: Program.describe('Under whose rules the test is done.'),
    isReleased: z.boolean().describe('Whether everybody knows the outcome.'),
    findings: LaboratoryFindings.nullable().describe('Null until the laboratory has reported.'),
    clocks: z.array(MroClock).describe('Clocks of the rules; of DOT tests alone.'),
    contacts: z.array(MroContact).describe('The contact log, oldest first.'),
    bases: z.array(MroBasisName).describe('On what a determination can stand by now.'),
    verdicts: z.array(DeterminationResult).describe('What can be determined of the findings.'),
    determinations: z.array(MroDetermination).describe('Determinations, the latest first.'),
    version: version(),
  })
  .meta({ id: 'MroReview', description: 'The work of MRO staff on a test; for nobody else.' });
export type MroReview = z.output<typeof MroReview>;

export const LogMroContactInput = z
  .object({
    kind: MroContactKindName.describe('What was done.'),
    at: timestamp().describe('When it was done, UTC; not before the report of the laboratory.'),
    phone: optional(phone()).describe('Number that was called, ten digits.'),
    note: optional(lines(1_000)).describe('Note for MRO staff, up to 1,000 characters.'),
  })
  .meta({ id: 'LogMroContactInput', description: 'An entry of the contact log.' });
export type LogMroContactInput = z.output<typeof LogMroContactInput>;

export const DetermineTestInput = z
  .object({
    result: DeterminationResult.describe('What is determined.'),
    drugs: z
      .array(text())
      .default([])
      .describe('Names of the drugs that are verified as positive, as the findings have them.'),
    refusalReason: optional(RefusalReason).describe('Why it is a refusal.'),
    reason: optional(lines(500)).describe(
      'What everybody is told of a cancellation or another refusal, up to 500 characters.',
    ),
    basis: optional(MroBasisName).describe('On what it stands, where the donor has to be heard.'),
    isRecollectionObserved: z
      .boolean()
      .default(false)
      .describe('Whether another specimen is to be collected under direct observation.'),
    note: optional(lines(2_000)).describe('Note for MRO staff, up to 2,000 characters.'),
    replaceReason: optionalText().describe('Why a former determination is corrected.'),
    version: version(),
  })
  .meta({ id: 'DetermineTestInput', description: 'What an MRO determines of a test.' });
export type DetermineTestInput = z.output<typeof DetermineTestInput>;
