import { kindsOf } from '@assay/schema/selection-runs/participant-words';
import {
  runParticipantList,
  selectionStatuses,
  testKinds,
  type TestKind,
} from '@assay/schema/selection-runs/run-participant.list';
import { keysOf } from '@assay/schema/core/keys-of';
import { testStatuses } from '@assay/schema/test-results/test-words';
import { formatUsDate } from '../../components/form/us-date.ts';
import type { ListOf } from '../../components/list/list-of.ts';
import { noticeColumns, notifiedColumn } from '../../domain/notices/notice-columns.ts';
import { personName } from '../../domain/person-name.ts';
import type { DrawnPersonPartsFragment } from './participant-list.generated.ts';

const kindsText = (kinds: readonly TestKind[]): string =>
  kinds.map((kind) => testKinds[kind]).join(', ');

/** Where the tests of somebody stand, in one line; of two kinds of which one is ordered, which is not. */
const standing = ({
  selectionStatus,
  openTests,
  completedAt,
  testResults,
}: DrawnPersonPartsFragment): string => {
  const kinds = kindsOf(selectionStatus);
  if (kinds.length === 0) return selectionStatuses[selectionStatus];
  if (completedAt !== null) return 'Completed';
  if (openTests.length > 0)
    return openTests.length < kinds.length ? `${kindsText(openTests)} not ordered` : 'Not ordered';
  const last = testResults.at(-1);
  return last ? testStatuses[last.testResult.testStatus] : 'Ordered';
};

const yes = (label: string) => [{ value: 'true', label }];

/** People who were drawn, of all runs in sight (decision 45); a manager sees no more of them than decision 46 says. */
export const drawnPeople: ListOf<DrawnPersonPartsFragment, typeof runParticipantList> = {
  spec: runParticipantList,
  report: 'runparticipants',
  id: 'drawn-people',
  title: 'Participants',
  counted: ['participant', 'participants'],
  rowLabel: personName,
  filters: [
    {
      kind: 'oneOf',
      field: 'needsNotice',
      label: 'Notice',
      all: 'Any notice',
      options: yes('Not notified'),
    },
    {
      kind: 'oneOf',
      field: 'needsOrder',
      label: 'Order',
      all: 'Any order',
      options: yes('Not ordered'),
    },
    {
      kind: 'oneOf',
      field: 'needsCollection',
      label: 'Collection',
      all: 'Any collection',
      options: yes('Ordered, not collected'),
    },
    {
      kind: 'anyOf',
      field: 'selectionStatus',
      label: 'Status',
      options: keysOf(selectionStatuses).map((value) => ({
        value,
        label: selectionStatuses[value],
      })),
    },
    { kind: 'text', field: 'lastName', label: 'Last name', operator: 'SW' },
    { kind: 'days', field: 'drugCompletedAt', label: 'Drug test done', more: true, isPast: true },
    {
      kind: 'days',
      field: 'alcoholCompletedAt',
      label: 'Alcohol test done',
      more: true,
      isPast: true,
    },
  ],
  columns: [
    {
      id: 'name',
      header: 'Name',
      sortField: 'lastName',
      hideable: false,
      width: '13rem',
      cell: personName,
    },
    {
      id: 'standing',
      header: 'Standing',
      width: '10rem',
      phone: 'status',
      cell: standing,
    },
    {
      id: 'tests',
      header: 'Tests',
      sortField: 'selectionStatus',
      width: '8rem',
      cell: ({ selectionStatus }) => kindsText(kindsOf(selectionStatus)),
    },
    {
      id: 'location',
      header: 'Location',
      width: '11rem',
      cell: ({ locationName }) => locationName,
    },
    { id: 'pool', header: 'Pool', width: '13rem', cell: ({ testPoolName }) => testPoolName },
    {
      id: 'runDate',
      header: 'Run Date',
      kind: 'date',
      sortField: 'runDate',
      width: '8rem',
      cell: ({ runDate }) => formatUsDate(runDate),
    },
    notifiedColumn,
    ...noticeColumns,
  ],
};
