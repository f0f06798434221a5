import { labProviderNames } from '@assay/schema/common/lab-providers';
import { labConnectionList } from '@assay/schema/laboratories/lab-connection.list';
import { connectionParties } from '@assay/schema/laboratories/laboratory-words';
import type { ListOf } from '../../components/list/list-of.ts';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import { momentText } from '../../lib/moment-text.ts';
import { labConnectionLabels as labels } from './lab-connection-words.ts';
import type { LabConnectionRowFragment } from './lab-connection-list.generated.ts';

/** Whether a connection is in use and its last message arrived. */
export const ConnectionBadge = ({
  isActive,
  lastError,
}: Pick<LabConnectionRowFragment, 'isActive' | 'lastError'>) =>
  isActive ? (
    lastError === null ? (
      <StatusBadge tone="positive">Active</StatusBadge>
    ) : (
      <StatusBadge tone="negative">Failing</StatusBadge>
    )
  ) : (
    <StatusBadge tone="neutral">Inactive</StatusBadge>
  );

/** Connections to laboratories and MROs: columns, search and filters. */
export const labConnections: ListOf<LabConnectionRowFragment, typeof labConnectionList> = {
  spec: labConnectionList,
  report: 'laboratories',
  id: 'lab-connections',
  title: 'Laboratory Connections',
  counted: ['connection', 'connections'],
  rowLabel: ({ name }) => name,
  search: 'Search name',
  filters: [
    {
      kind: 'oneOf',
      field: 'party',
      label: labels.party,
      all: 'Laboratories and MROs',
      options: Object.entries(connectionParties).map(([value, label]) => ({ value, label })),
    },
  ],
  columns: [
    {
      id: 'name',
      header: labels.name,
      sortField: 'name',
      hideable: false,
      width: '14rem',
      cell: ({ name }) => name,
    },
    {
      id: 'state',
      header: 'State',
      width: '7rem',
      phone: 'status',
      cell: (row) => <ConnectionBadge {...row} />,
    },
    {
      id: 'provider',
      header: labels.provider,
      sortField: 'provider',
      width: '11rem',
      cell: ({ provider, party }) =>
        provider === null ? connectionParties[party] : labProviderNames[provider],
    },
    {
      id: 'lastSentAt',
      header: 'Last Success',
      sortField: 'lastSentAt',
      width: '12rem',
      cell: ({ lastSentAt }) => lastSentAt && momentText(lastSentAt),
    },
    {
      id: 'lastFailedAt',
      header: 'Last Failure',
      sortField: 'lastFailedAt',
      width: '12rem',
      cell: ({ lastFailedAt }) => lastFailedAt && momentText(lastFailedAt),
    },
    { id: 'lastError', header: 'Why', width: '16rem', cell: ({ lastError }) => lastError },
    {
      id: 'address',
      header: labels.address,
      width: '20rem',
      defaultHidden: true,
      cell: ({ address }) => address,
    },
  ],
};
