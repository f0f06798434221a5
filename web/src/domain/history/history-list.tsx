import { auditActionNames, type AuditEntity } from '@assay/schema/audit/audit-actions';
import { historyList } from '@assay/schema/history/history.list';
import type { Column } from '../../components/data-table/column.ts';
import type { ListOf } from '../../components/list/list-of.ts';
import type { ListFilterOf } from '../../components/list-toolbar/list-filter.ts';
import { momentText } from '../../lib/moment-text.ts';
import type { HistoryRowFragment } from './history-list.generated.ts';
import { HistoryChanges } from './HistoryChanges.tsx';
import { actionText, summaryOf, wordsOf, type SomeHistoryWords } from './history-words.ts';

export type HistoryColumn = Column<HistoryRowFragment, 'createdAt'>;

/** What happened, in a line; it names the entry. */
const whatHappened = (all: SomeHistoryWords): HistoryColumn => ({
  id: 'change',
  header: 'What Happened',
  hideable: false,
  width: '28rem',
  cell: (entry) => summaryOf(wordsOf(all, entry.entity), entry),
});

const when: HistoryColumn = {
  id: 'createdAt',
  header: 'When',
  sortField: 'createdAt',
  kind: 'date',
  width: '13rem',
  cell: ({ createdAt }) => momentText(createdAt),
};

const who: HistoryColumn = {
  id: 'actor',
  header: 'Person',
  width: '11rem',
  cell: ({ actor }) => actor.fullName,
};

/** What an opened entry tells. */
export const historyDetails = (all: SomeHistoryWords) => (entry: HistoryRowFragment) => (
  <HistoryChanges entry={entry} words={wordsOf(all, entry.entity)} />
);

/** The filters that every history has, for the actions of some kinds of records. */
export const historyFilters = (
  entities: readonly string[],
  label: (action: string) => string = actionText,
): ListFilterOf<typeof historyList>[] => [
  { kind: 'text', operator: 'SW', field: 'actor.fullName', label: 'Person' },
  {
    kind: 'anyOf',
    field: 'action',
    label: 'Action',
    options: auditActionNames
      .filter((action) => entities.includes(action.split('.')[0] ?? ''))
      .map((action) => ({ value: action, label: label(action) })),
  },
  { kind: 'days', field: 'createdAt', label: 'When' },
];

const base = {
  spec: historyList,
  title: 'History',
  report: 'history',
  counted: ['entry', 'entries'],
  rowLabel: ({ createdAt }: HistoryRowFragment) => `the entry of ${momentText(createdAt)}`,
} as const;

/** History of one record. */
export const historyOfRecord = (
  all: SomeHistoryWords,
  entity: AuditEntity,
): ListOf<HistoryRowFragment, typeof historyList> => ({
  ...base,
  id: 'record-history',
  columns: [whatHappened(all), when, who],
  filters: historyFilters([entity]),
});

/** History of the whole tenant; `record` says what an entry is about. */
export const historyOfAll = (
  all: SomeHistoryWords,
  record: HistoryColumn,
  filters: ListFilterOf<typeof historyList>[],
): ListOf<HistoryRowFragment, typeof historyList> => ({
  ...base,
  id: 'history',
  // On a phone the first facts are those that are shown: which record it was before who did it when.
  columns: [whatHappened(all), record, when, who],
  filters,
});
