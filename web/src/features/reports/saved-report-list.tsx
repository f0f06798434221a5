import { reportTypes } from '@assay/schema/reports/report-types';
import { reportSchedules, savedReportList } from '@assay/schema/reports/saved-report.list';
import { keysOf } from '@assay/schema/core/keys-of';
import { usDay } from '@assay/schema/core/us-day';
import type { SortField } from '@assay/schema/core/list';
import type { Column } from '../../components/data-table/column.ts';
import type { DeletionOf } from '../../components/dialogs/use-deletion.ts';
import type { ListOf } from '../../components/list/list-of.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import {
  DeleteSavedReportDocument,
  type SavedReportPartsFragment as Row,
} from './saved-report.generated.ts';

const optionsOf = <W extends Readonly<Record<string, string>>>(words: W) =>
  keysOf(words).map((value) => ({ value, label: words[value] ?? value }));

const columns: Column<Row, SortField<typeof savedReportList>>[] = [
  {
    id: 'name',
    header: 'Name',
    sortField: 'name',
    hideable: false,
    width: '18rem',
    cell: ({ name }) => name,
  },
  {
    id: 'report',
    header: 'Report',
    width: '16rem',
    cell: ({ reportType }) => reportTypes[reportType],
  },
  {
    id: 'schedule',
    header: 'Sent',
    width: '14rem',
    cell: ({ schedule }) => reportSchedules[schedule],
  },
  {
    id: 'next',
    header: 'Next On',
    kind: 'date',
    width: '8rem',
    phone: 'labelled',
    cell: ({ nextSendingOn }) => usDay(nextSendingOn) ?? '–',
  },
  {
    id: 'recipients',
    kind: 'number',
    header: 'Recipients',
    width: '8rem',
    cell: ({ recipientIds }) => recipientIds.length,
  },
];

/** Reports that the viewer saved. */
export const savedReports: ListOf<Row, typeof savedReportList> = {
  spec: savedReportList,
  id: 'saved-reports',
  title: 'Saved Reports',
  counted: ['saved report', 'saved reports'],
  rowLabel: ({ name }) => name,
  search: 'Search name',
  filters: [
    { kind: 'anyOf', field: 'reportType', label: 'Report', options: optionsOf(reportTypes) },
    { kind: 'anyOf', field: 'schedule', label: 'Sent', options: optionsOf(reportSchedules) },
  ],
  columns,
};

export const savedReportDeletion: DeletionOf<Pick<Row, 'id' | 'name'>> = {
  send: async (id) => (await sendMutation(DeleteSavedReportDocument, { id })).deleteSavedReport,
  list: 'savedReports',
  nameOf: ({ name }) => name,
  question: ({ name }) => `Are you sure you want to delete the saved report ${name}?`,
  done: () => 'Saved report was deleted successfully.',
};
