import type { SortField } from '@assay/schema/core/list';
import type { testPoolMemberList } from '@assay/schema/test-pools/test-pool-member.list';
import type { Column } from '../../components/data-table/column.ts';
import { formatUsDate } from '../../components/form/us-date.ts';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import { personName } from '../../domain/person-name.ts';
import { yesNo } from '../../lib/value-text.ts';
import { memberLabels } from './member-words.ts';
import type { MemberPoolKindFragment, PoolMemberRowFragment } from './member-list.generated.ts';

/** What the list of a pool's members depends on. */
export type MemberListKind = Omit<MemberPoolKindFragment, '__typename' | 'id'>;

type MemberColumn = Column<PoolMemberRowFragment, SortField<typeof testPoolMemberList>>;

/** A field that stands in the list as it is stored, and sorts. */
const plain = (
  field: 'idNumber' | 'firstName' | 'cdlNumber' | 'state' | 'otherId',
  width?: string,
): MemberColumn => ({
  id: field,
  header: memberLabels[field],
  sortField: field,
  width,
  cell: (row) => row[field],
});

const lastName: MemberColumn = {
  id: 'lastName',
  header: memberLabels.lastName,
  sortField: 'lastName',
  hideable: false,
  width: '12rem',
  cell: ({ lastName: name }) => name,
  phoneName: personName,
  badge: ({ deleted }) => deleted && <StatusBadge tone="neutral">Removed</StatusBadge>,
};

const location: MemberColumn = {
  id: 'locationId',
  header: memberLabels.locationId,
  sortField: 'location.locationId',
  width: '8rem',
  cell: ({ location: place }) => place && <span title={place.name}>{place.locationId}</span>,
};

/** In the pool of a consortium: whom each member works for. */
const company: MemberColumn = {
  id: 'company',
  header: 'Company',
  sortField: 'companyName',
  width: '12rem',
  cell: ({ companyName }) => companyName,
};

const regulated: readonly MemberColumn[] = [
  {
    id: 'ssn',
    header: memberLabels.ssn,
    sortField: 'ssn',
    width: '7.5rem',
    cell: ({ ssn }) => ssn,
  },
  {
    id: 'dateOfBirth',
    header: memberLabels.dateOfBirth,
    sortField: 'dateOfBirth',
    kind: 'date',
    width: '8rem',
    cell: ({ dateOfBirth }) => dateOfBirth && formatUsDate(dateOfBirth),
  },
  plain('cdlNumber'),
  plain('state', '5rem'),
  { ...plain('otherId'), defaultHidden: true },
  {
    id: 'observationRequired',
    header: memberLabels.observationRequired,
    defaultHidden: true,
    width: '11rem',
    sortField: 'observationRequired',
    cell: ({ observationRequired }) => observationRequired !== null && yesNo(observationRequired),
  },
  {
    id: 'employeeCategory',
    header: memberLabels.employeeCategory,
    defaultHidden: true,
    width: '10rem',
    sortField: 'employeeCategoryName',
    cell: ({ employeeCategoryName }) => employeeCategoryName,
  },
];

const dayOf = (timestamp: string): string =>
  new Date(timestamp).toLocaleDateString('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });

const addedOrRemoved: MemberColumn = {
  id: 'memberStatusAdjustedAt',
  header: 'Added/Removed At',
  sortField: 'memberStatusAdjustedAt',
  width: '11rem',
  cell: ({ memberStatusAdjustedAt: at, deleted }) =>
    `${deleted ? 'Removed' : 'Added'} ${dayOf(at)}`,
};

/** Columns of the members of a pool; the kind of the pool decides (C s2). */
export const memberColumns = ({
  isRegulated,
  isTestPoolForCompany,
  consortiumName,
}: MemberListKind): readonly MemberColumn[] => [
  ...(isRegulated ? [] : [plain('idNumber', '9rem')]),
  { ...plain('firstName'), phone: 'hidden' },
  lastName,
  ...(consortiumName === null ? [] : [company]),
  ...(isTestPoolForCompany ? [location] : []),
  ...(isRegulated ? regulated : []),
  addedOrRemoved,
];
