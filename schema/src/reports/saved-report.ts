import { z } from 'zod';
import { coded } from '../core/field-errors.ts';
import { recordId, text, version } from '../core/fields.ts';
import { wordedEnum } from '../core/worded-enum.ts';
import { ReportCriteria, ReportType } from './report-criteria.ts';
import { reportSchedules } from './saved-report.list.ts';

export const ReportSchedule = wordedEnum(reportSchedules, {
  id: 'ReportSchedule',
  description: 'How often the link to a saved report is mailed.',
});

const fields = {
  name: text(100).describe('Name, one of the own only.'),
  reportType: ReportType.describe('The report.'),
  criteria: ReportCriteria.describe('What it is about; the id of a donor is not kept.'),
  schedule: ReportSchedule.default('NONE').describe('When its link is mailed.'),
  recipientIds: z
    .array(recordId())
    .max(50)
    .default([])
    .describe('Record ids of users who are mailed the link, as long as they may open the report.'),
};

export const savedReportFields = z.object(fields);

/** What is mailed is mailed to somebody: a schedule without recipients would never be kept. */
export const withRecipients = <
  T extends z.ZodType<{ schedule: keyof typeof reportSchedules; recipientIds: number[] }>,
>(
  rule: T,
): T =>
  rule.superRefine(({ schedule, recipientIds }, context) => {
    if (schedule !== 'NONE' && recipientIds.length === 0)
      context.addIssue({
        code: 'custom',
        path: ['recipientIds'],
        input: recipientIds,
        ...coded('AT_LEAST_ONE', 'Choose who is mailed the link.'),
      });
  });

export const CreateSavedReportInput = withRecipients(savedReportFields).meta({
  id: 'CreateSavedReportInput',
  description: 'A report to save under a name.',
});
export const UpdateSavedReportInput = withRecipients(
  savedReportFields.extend({ version: version() }),
).meta({ id: 'UpdateSavedReportInput', description: 'All fields of a saved report.' });

export const SavedReport = z
  .object({
    id: recordId(),
    name: z.string().describe('Name.'),
    reportType: ReportType.describe('The report.'),
    criteria: z
      .record(z.string(), z.unknown())
      .describe('What it is about, as `ReportCriteria` without the id of a donor.'),
    search: z.string().describe('The criteria as the query string of the call.'),
    schedule: ReportSchedule.describe('When its link is mailed.'),
    recipientIds: z.array(recordId()).describe('Record ids of users who are mailed the link.'),
    nextSendingOn: z.iso
      .date()
      .nullable()
      .describe(
        'Day on which its link is mailed next, YYYY-MM-DD; null when it is mailed to nobody.',
      ),
    version: version(),
  })
  .meta({ id: 'SavedReport', description: 'A report that somebody saved under a name.' });
export type SavedReport = z.output<typeof SavedReport>;
