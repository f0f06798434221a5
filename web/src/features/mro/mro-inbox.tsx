import { programs } from '@assay/schema/common/programs';
import { reasonsForTest } from '@assay/schema/common/reasons-for-test';
import { labResultTypes } from '@assay/schema/common/result-types';
import { keysOf } from '@assay/schema/core/keys-of';
import { mroInboxList } from '@assay/schema/mro/mro-inbox.list';
import type { ListOf } from '../../components/list/list-of.ts';
import { programOptions } from '../../domain/laboratories/catalogue-words.ts';
import { OutcomeBadge } from '../../domain/test-results/OutcomeBadge.tsx';
import { momentText } from '../../lib/moment-text.ts';
import type { MroInboxPartsFragment } from './mro-inbox.generated.ts';
import { spanText } from './span-text.ts';

/** What waits for the MRO, the one that waits longest first. */
export const mroInbox: ListOf<MroInboxPartsFragment, typeof mroInboxList> = {
  spec: mroInboxList,
  report: 'mro/inbox',
  id: 'mro-inbox',
  title: 'MRO Inbox',
  counted: ['test', 'tests'],
  rowLabel: ({ donor }) => donor.fullName,
  search: 'Search donor, specimen ID or test case',
  filters: [
    {
      kind: 'anyOf',
      field: 'laboratoryResult',
      label: 'Laboratory',
      options: keysOf(labResultTypes).map((value) => ({ value, label: labResultTypes[value] })),
    },
    {
      kind: 'oneOf',
      field: 'program',
      label: 'Program',
      all: 'All programs',
      options: programOptions,
    },
    { kind: 'days', field: 'waitingSince', label: 'Waiting since' },
  ],
  columns: [
    {
      id: 'donor',
      header: 'Donor',
      sortField: 'donor.lastName',
      hideable: false,
      width: '12rem',
      cell: ({ donor }) => `${donor.lastName}, ${donor.firstName}`,
    },
    {
      id: 'laboratoryResult',
      header: 'Laboratory',
      sortField: 'laboratoryResult',
      width: '10rem',
      phone: 'status',
      cell: ({ laboratoryResult }) => <OutcomeBadge result={laboratoryResult} />,
    },
    {
      id: 'age',
      header: 'Waiting',
      sortField: 'waitingSince',
      width: '8rem',
      cell: ({ waitingSince }) => spanText(waitingSince, new Date().toISOString()),
    },
    {
      id: 'dueAt',
      header: 'Ten days end',
      width: '13rem',
      phone: 'labelled',
      cell: ({ dueAt }) => dueAt && momentText(dueAt),
    },
    {
      id: 'contacts',
      header: 'Contact log',
      width: '7rem',
      phone: 'labelled',
      cell: ({ contacts }) => contacts,
    },
    {
      id: 'company',
      header: 'Company',
      sortField: 'company.companyName',
      width: '13rem',
      cell: ({ company }) => company.companyName,
    },
    {
      id: 'program',
      header: 'Program',
      width: '7rem',
      cell: ({ program }) => programs[program],
    },
    {
      id: 'lastContactAt',
      header: 'Last contact',
      sortField: 'lastContactAt',
      width: '13rem',
      defaultHidden: true,
      cell: ({ lastContactAt }) => lastContactAt && momentText(lastContactAt),
    },
    {
      id: 'location',
      header: 'Location',
      width: '12rem',
      defaultHidden: true,
      cell: ({ location }) => location.name,
    },
    {
      id: 'reason',
      header: 'Reason for Test',
      width: '10rem',
      defaultHidden: true,
      cell: ({ reasonForTest }) => reasonForTest && reasonsForTest[reasonForTest],
    },
    {
      id: 'specimenId',
      header: 'Specimen ID',
      width: '9rem',
      defaultHidden: true,
      cell: ({ specimenId }) => specimenId,
    },
    {
      id: 'testCase',
      header: 'Test Case ID',
      width: '8rem',
      defaultHidden: true,
      cell: ({ testCase }) => testCase.id,
    },
  ],
};
