import { z } from 'zod';
import { recordId, timestamp } from '../core/fields.ts';
import { wordedEnum } from '../core/worded-enum.ts';

const value = (when: string) =>
  z
    .unknown()
    .nullable()
    .describe(
      `Value ${when}: a text, a number, a boolean, a list of texts, or null for none. Records that it refers to stand by their names.`,
    );

export const HistoryChange = z
  .object({
    field: z
      .string()
      .describe(
        'Field as the contract of the record names it, e.g. `companyName`, `address.city`.',
      ),
    before: value('before'),
    after: value('after'),
    isHidden: z
      .boolean()
      .describe('The field was changed, and its values are shown to nobody; both are null.'),
  })
  .meta({ id: 'HistoryChange', description: 'One field that was changed.' });
export type HistoryChange = z.output<typeof HistoryChange>;

export const HistoryActor = z
  .object({
    id: recordId()
      .nullable()
      .describe('User of this tenant; null for the system and for staff of the installation.'),
    fullName: z
      .string()
      .describe('Name of the person at that time; `System` where nobody was signed in.'),
  })
  .meta({ id: 'HistoryActor', description: 'Who made a change.' });

export const HistoryEntry = z
  .object({
    id: z.guid().describe('Id of the entry. It counts nothing: ids stand in no order.'),
    createdAt: timestamp().describe('When it happened, UTC.'),
    actor: HistoryActor,
    action: z.string().describe('What happened: `company.updated`, by the audit catalog.'),
    entity: z.string().describe('Kind of the record: `company`, `testPool`, by the audit catalog.'),
    entityId: z
      .string()
      .nullable()
      .describe('Id of the record; of settings the name of their group.'),
    recordName: z
      .string()
      .nullable()
      .describe('What the record is called now; null where it has no name or is out of sight.'),
    companyId: recordId().nullable().describe('Company that the record belongs to.'),
    changes: z
      .array(HistoryChange)
      .describe('What was changed, as far as the caller may read it; empty where nothing is told.'),
  })
  .meta({ id: 'HistoryEntry', description: 'One event in the history of a record.' });
export type HistoryEntry = z.output<typeof HistoryEntry>;

/** What a check of the audit log found. */
const auditCheckResults = {
  NOT_CHECKED: 'No check has ended yet.',
  INTACT: 'No entry is missing, added or changed.',
  CHANGED: 'An entry is missing, was added or was changed outside of the portal.',
} as const;

export const AuditCheck = z
  .object({
    result: wordedEnum(auditCheckResults, {
      id: 'AuditCheckResult',
      description: 'What a check of the audit log found.',
    }).describe('What the last check found.'),
    checkedAt: timestamp().nullable().describe('When the last check ended, UTC.'),
    entries: z.int().nonnegative().describe('Entries that it went through.'),
    problem: z.string().nullable().describe('What is wrong with the first entry that is.'),
    problemAt: timestamp()
      .nullable()
      .describe('When that entry says that it was written; null where it is gone.'),
    problemEntry: z
      .int()
      .positive()
      .nullable()
      .describe(
        'Number of that entry in the log (of the access log, of the batch it was written with), as `npm run audit:verify` names it.',
      ),
  })
  .meta({ id: 'AuditCheck', description: "Whether the tenant's audit log is as it was written." });
export type AuditCheck = z.output<typeof AuditCheck>;
