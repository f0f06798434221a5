import { z } from 'zod';
import { coded } from '../core/field-errors.ts';
import { lines, optional, text, timestamp, version } from '../core/fields.ts';
import { fileId } from '../files/file.ts';
import { MroResult, TestLine } from '../test-results/test-result.ts';
import { TestOutcome } from '../test-results/test-row.ts';
import { attachments, fail, pastMoment, ReportSource } from './manual-fields.ts';
import { ManualRowInput } from './manual-row.ts';

/** A corrected report of a result that is known already: the next version, never an edit (49 CFR 40.23(i)). */
export const CorrectionInput = z
  .object({
    reportSource: ReportSource.describe('Whose corrected report it is.'),
    receivedFrom: text().describe('Who sent the correction, e.g. the name of the MRO.'),
    reason: lines(500).describe('Why the former report does not hold, up to 500 characters.'),
    reportedAt: pastMoment('When the corrected report was made'),
    resultType: optional(TestOutcome).describe('What the laboratory found, of its report.'),
    mroResult: optional(MroResult).describe('What the MRO determined, of a report of the MRO.'),
    drugAdulterantResults: z
      .array(ManualRowInput)
      .max(200)
      .default([])
      .describe('What was found, line by line.'),
    attachments,
    version: version(),
  })
  .superRefine(({ reportSource, resultType, mroResult }, ctx) => {
    const [name, given] =
      reportSource === 'MRO'
        ? (['mroResult', mroResult] as const)
        : (['resultType', resultType] as const);
    if (given === null) fail(ctx, [name], coded('BLANK'));
    if (given === 'MRO_PENDING' || given === 'RESULT_PRELIMINARY_POSITIVE')
      fail(ctx, [name], coded('INVALID'), given);
  })
  .meta({ id: 'CorrectionInput', description: 'A corrected report of a result.' });
export type CorrectionInput = z.output<typeof CorrectionInput>;

export const ResultReader = z
  .object({
    name: z.string().describe('Who saw it.'),
    company: z.string().nullable().describe('Company of the reader; null for internal staff.'),
    lastSeenAt: timestamp().describe('When it was seen last, UTC.'),
    downloadedAt: timestamp().nullable().describe('When it was downloaded last, UTC.'),
    hasSeenCurrent: z.boolean().describe('Whether that was what holds now.'),
  })
  .meta({ id: 'ResultReader', description: 'Somebody who saw a result.' });

export const ReportVersion = z
  .object({
    kind: ReportSource.describe('Whose report it is.'),
    version: z.int().positive().describe('Which version of it, the first is 1.'),
    result: z.string().describe('What it says: a value of TestOutcome or MroResult.'),
    reportedAt: timestamp().describe('When it was made, UTC.'),
    releasedAt: timestamp().nullable().describe('When it was released, UTC.'),
    source: z.string().describe('Where it came from.'),
    replaceReason: z.string().nullable().describe('Why it took the place of the former.'),
    isCurrent: z.boolean().describe('Whether it is the one that holds.'),
    fileId: fileId().nullable().describe('Its original, a file of the test case.'),
    drugAdulterantResults: z.array(TestLine).describe('What it found, line by line.'),
  })
  .meta({
    id: 'ReportVersion',
    description: 'A version of a report, as far as the caller may see it.',
  });
export type ReportVersion = z.output<typeof ReportVersion>;
