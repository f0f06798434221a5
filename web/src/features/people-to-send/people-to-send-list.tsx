import { personToSendList } from '@assay/schema/people-to-send/person-to-send.list';
import { testKinds } from '@assay/schema/selection-runs/run-participant.list';
import { formatUsDate } from '../../components/form/us-date.ts';
import type { ListOf } from '../../components/list/list-of.ts';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import { addressLines } from '../../domain/contact/address-text.ts';
import { PhoneLink } from '../../domain/contact/contact-links.tsx';
import { noticeColumns, notifiedColumn } from '../../domain/notices/notice-columns.ts';
import { personName } from '../../domain/person-name.ts';
import { momentText } from '../../lib/moment-text.ts';
import type { PersonToSendPartsFragment } from './people-to-send.generated.ts';

/** Where somebody is to report. */
function PlaceToReport({ person: { place, testResult } }: { person: PersonToSendPartsFragment }) {
  if (place === null) return testResult === null ? 'Not ordered yet' : 'The order does not say';
  const { name, address, phone } = place;
  return (
    <>
      {[name, ...(address === null ? [] : addressLines(address))].join(', ')}
      {phone !== null && (
        <>
          {' · '}
          <PhoneLink digits={phone} />
        </>
      )}
    </>
  );
}

const yesOrNo = (yes: string, no: string) => [
  { value: 'true', label: yes },
  { value: 'false', label: no },
];

/** Who of the own locations was drawn and has to go (decision 46): no more of them than it takes to send them. */
export const peopleToSend: ListOf<PersonToSendPartsFragment, typeof personToSendList> = {
  spec: personToSendList,
  report: 'peopletosend',
  id: 'people-to-send',
  title: 'People to Send',
  counted: ['person', 'people'],
  rowLabel: personName,
  filters: [
    {
      kind: 'oneOf',
      field: 'isNotified',
      label: 'Notice',
      all: 'Any notice',
      options: yesOrNo('Notified', 'Not notified'),
    },
    {
      kind: 'oneOf',
      field: 'isOrdered',
      label: 'Order',
      all: 'Any order',
      options: yesOrNo('Ordered', 'Not ordered'),
    },
    { kind: 'text', field: 'lastName', label: 'Last name', operator: 'SW' },
  ],
  columns: [
    {
      id: 'name',
      header: 'Name',
      sortField: 'lastName',
      hideable: false,
      width: '12rem',
      cell: personName,
    },
    {
      id: 'notice',
      header: 'Notice',
      width: '8rem',
      phone: 'status',
      cell: ({ notifiedAt }) =>
        notifiedAt === null ? (
          <StatusBadge tone="caution">Not notified</StatusBadge>
        ) : (
          <StatusBadge tone="positive">Notified</StatusBadge>
        ),
    },
    {
      id: 'tests',
      header: 'Tests',
      width: '7rem',
      cell: ({ testKinds: kinds }) => kinds.map((kind) => testKinds[kind]).join(', '),
    },
    {
      id: 'by',
      header: 'Report By',
      sortField: 'periodEnd',
      kind: 'date',
      width: '11rem',
      phone: 'labelled',
      cell: ({ reportBy, periodEnd }) =>
        reportBy === null ? formatUsDate(periodEnd) : momentText(reportBy),
    },
    {
      id: 'call',
      header: 'Whom to Call',
      kind: 'sentence',
      width: '13rem',
      phone: 'labelled',
      cell: ({ derInfo }) => (
        <>
          {derInfo.fullName} <PhoneLink digits={derInfo.phoneNumber} />
        </>
      ),
    },
    {
      id: 'place',
      header: 'Where to Report',
      kind: 'sentence',
      width: '15rem',
      phone: 'labelled',
      cell: (row) => <PlaceToReport person={row} />,
    },
    {
      id: 'location',
      header: 'Location',
      width: '11rem',
      phone: 'hidden',
      cell: ({ locationName }) => locationName,
    },
    {
      id: 'period',
      header: 'Selection Period',
      width: '13rem',
      defaultHidden: true,
      cell: ({ periodStart, periodEnd }) =>
        `${formatUsDate(periodStart)} – ${formatUsDate(periodEnd)}`,
    },
    { ...notifiedColumn, defaultHidden: true },
    ...noticeColumns,
  ],
};
