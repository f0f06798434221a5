import { auditEntities } from '@assay/schema/audit/audit-actions';
import type { historyList } from '@assay/schema/history/history.list';
import type { ListFilterOf } from '../../components/list-toolbar/list-filter.ts';
import { historyFilters, type HistoryColumn } from '../../domain/history/history-list.tsx';
import {
  actionText,
  entityText,
  type SomeHistoryWords,
} from '../../domain/history/history-words.ts';

/** What an entry is about: "Company: Harbor Freight". */
export const recordColumn = (all: SomeHistoryWords): HistoryColumn => ({
  id: 'record',
  header: 'Record',
  width: '15rem',
  cell: ({ entity, entityId, recordName }) => {
    const name = recordName ?? entityId;
    return name === null ? entityText(all, entity) : `${entityText(all, entity)}: ${name}`;
  },
});

/** Person, kind of record, record, action and time. */
export const tenantFilters = (all: SomeHistoryWords): ListFilterOf<typeof historyList>[] => [
  {
    kind: 'oneOf',
    field: 'entity',
    label: 'Record type',
    all: 'All records',
    options: auditEntities.map((entity) => ({ value: entity, label: entityText(all, entity) })),
  },
  ...historyFilters(auditEntities, (action) => {
    const [entity = ''] = action.split('.');
    return `${entityText(all, entity)}: ${actionText(action).toLowerCase()}`;
  }),
  { kind: 'text', operator: 'SW', field: 'entityId', label: 'Record ID', more: true },
];
