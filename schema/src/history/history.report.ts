import type { Report, ReportValue } from '../core/report.ts';
import type { HistoryChange, HistoryEntry } from './history.ts';

/** An entry with one of the fields that it changed; null of one without any. */
interface Line {
  entry: HistoryEntry;
  change: HistoryChange | null;
}

/** A value of a field in a cell; a list on one line. */
function told(change: HistoryChange | null, side: 'before' | 'after'): ReportValue {
  if (change === null) return null;
  if (change.isHidden) return '(not shown)';
  const value = change[side];
  if (Array.isArray(value)) return value.map(String).join('; ');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : null;
}

/** What happened as a file: a line for each changed field, one for an entry without any (decision 30). */
export const historyReport: Report<HistoryEntry, Line> = {
  title: 'History',
  traced: 'HISTORY',
  linesOf: (entry) =>
    entry.changes.length === 0
      ? [{ entry, change: null }]
      : entry.changes.map((change) => ({ entry, change })),
  columns: [
    { header: 'When', kind: 'moment', of: ({ entry }) => entry.createdAt },
    { header: 'When (UTC)', of: ({ entry }) => entry.createdAt },
    { header: 'Person', of: ({ entry }) => entry.actor.fullName },
    { header: 'Action', of: ({ entry }) => entry.action },
    { header: 'Record Type', of: ({ entry }) => entry.entity },
    { header: 'Record ID', of: ({ entry }) => entry.entityId },
    { header: 'Record Name', of: ({ entry }) => entry.recordName },
    { header: 'Company ID', of: ({ entry }) => entry.companyId },
    { header: 'Field', of: ({ change }) => change?.field },
    { header: 'Before', of: ({ change }) => told(change, 'before') },
    { header: 'After', of: ({ change }) => told(change, 'after') },
  ],
};
