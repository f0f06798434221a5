import type { FastifyInstance } from 'fastify';
import type { ListQuery } from '@assay/schema/core/list';
import { momentIn, todayOf } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import type { CsvAnswer } from '../../core/csv/serve-csv.ts';
import { dayStamp } from '../../core/csv/us-day.ts';
import type { CsvCell } from '../../core/csv/write-csv.ts';
import { historyPages, type RecordOfLog } from './history.read-model.ts';
import { readableRecord, tellingChanges } from './history.service.ts';

const header = [
  'When',
  'When (UTC)',
  'Person',
  'Action',
  'Record Type',
  'Record ID',
  'Record Name',
  'Company ID',
  'Field',
  'Before',
  'After',
];

/** A value of a field in a cell; a list on one line. */
function cell(value: unknown): CsvCell {
  if (Array.isArray(value)) return value.map(String).join('; ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

async function* rowsOf(
  app: FastifyInstance,
  context: Context,
  query: ListQuery,
  record: RecordOfLog | null,
) {
  const changesOf = tellingChanges(app, context);
  const { timezone } = context.viewer;
  for await (const entries of historyPages(context, query, record))
    yield entries.flatMap((entry): CsvCell[][] => {
      const { createdAt, actor, action, entity, entityId, recordName, companyId } = entry;
      const when = momentIn(new Date(createdAt), timezone);
      const about = [when, createdAt, actor.fullName, action, entity, entityId, recordName];
      const lines = changesOf(entry).map(({ field, before, after, isHidden }): CsvCell[] =>
        isHidden ? [field, '(not shown)', '(not shown)'] : [field, cell(before), cell(after)],
      );
      return (lines.length === 0 ? [[null, null, null]] : lines).map((line) => [
        ...about,
        companyId,
        ...line,
      ]);
    });
}

/** What happened, as the list has it: newest first, a line for each changed field, one for an entry without any. */
export async function downloadHistory(
  app: FastifyInstance,
  context: Context,
  query: ListQuery,
): Promise<CsvAnswer> {
  const record = await readableRecord(app, context, query);
  const of = record === null ? '' : ` ${record.entity} ${record.entityId}`;
  return {
    name: `History${of} @ ${dayStamp(todayOf(context))}.csv`,
    header,
    rows: rowsOf(app, context, query, record),
  };
}
