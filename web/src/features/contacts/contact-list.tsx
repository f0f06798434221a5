import { contactList } from '@assay/schema/contacts/contact.list';
import type { ListFilterOf } from '../../components/list-toolbar/list-filter.ts';
import type { Option } from '../../components/list-toolbar/SelectFilter.tsx';
import type { ListOf } from '../../components/list/list-of.ts';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import { EmailLink, PhoneLink } from '../../domain/contact/contact-links.tsx';
import { contactName } from '../../domain/contacts/contact-name.ts';
import type { ContactRowFragment } from './contact-list.generated.ts';
import { contactLabels as labels } from './contact-words.ts';

/** Filters of O s7; the locations are those of the company that the viewer sees. */
export const contactFilters = (
  locations: readonly Option[],
): readonly ListFilterOf<typeof contactList>[] => [
  {
    kind: 'oneOf',
    field: 'locationId',
    label: labels.locationId,
    all: 'All locations',
    options: locations,
  },
  {
    kind: 'oneOf',
    field: 'isPrimary',
    label: labels.isPrimary,
    all: 'All contacts',
    options: [
      { value: 'true', label: 'Primary' },
      { value: 'false', label: 'Not primary' },
    ],
  },
];

/** Contacts of a company: columns and search (O s2). */
export const contacts: ListOf<ContactRowFragment, typeof contactList> = {
  spec: contactList,
  id: 'contacts',
  title: 'Contacts',
  report: 'contacts',
  counted: ['contact', 'contacts'],
  rowLabel: contactName,
  search: 'Search name or email',
  columns: [
    {
      id: 'lastName',
      header: labels.lastName,
      sortField: 'lastName',
      hideable: false,
      width: '13rem',
      cell: ({ lastName }) => lastName,
      phoneName: contactName,
      badge: ({ isPrimary }) => isPrimary && <StatusBadge tone="info">Primary</StatusBadge>,
    },
    {
      id: 'name',
      header: labels.name,
      sortField: 'name',
      width: '9rem',
      phone: 'hidden',
      cell: ({ name }) => name,
    },
    {
      id: 'jobTitle',
      header: labels.jobTitle,
      sortField: 'jobTitle',
      width: '13rem',
      cell: ({ jobTitle }) => jobTitle,
    },
    {
      id: 'phoneNumber',
      header: labels.phoneNumber,
      width: '9rem',
      cell: ({ phoneNumber }) => phoneNumber && <PhoneLink digits={phoneNumber} />,
    },
    {
      id: 'email',
      header: labels.email,
      sortField: 'email',
      width: '15rem',
      phone: 'hidden',
      cell: ({ email }) => email && <EmailLink address={email} />,
    },
    {
      id: 'location',
      header: labels.locationId,
      sortField: 'location.name',
      width: '12rem',
      cell: ({ location }) => location?.name,
    },
  ],
};
