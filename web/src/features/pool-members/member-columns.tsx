import { Box, Span } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { SortField } from '@assay/schema/core/list';
import type { MemberKind } from '@assay/schema/test-pools/member-rules';
import type { testPoolMemberList } from '@assay/schema/test-pools/test-pool-member';
import type { Column } from '../../components/data-table/column.ts';
import { formatUsDate } from '../../components/form/us-date.ts';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import { memberLabels } from './member-labels.ts';
import type { PoolMemberRowFragment } from './member-list.generated.ts';

type MemberColumn = Column<PoolMemberRowFragment, SortField<typeof testPoolMemberList>>;

/** What people type can be 255 letters without a blank, which would push all other columns out of sight. */
const typed = (text: ReactNode) => <Box maxWidth="14rem">{text}</Box>;

/** A field that stands in the list as it is stored, and sorts. */
const plain = (
  field: 'idNumber' | 'firstName' | 'cdlNumber' | 'state' | 'otherId',
  width?: string,
): MemberColumn => ({
  id: field,
  header: memberLabels[field],
  sortField: field,
  width,
  cell: (row) => row[field] && typed(row[field]),
});

const lastName: MemberColumn = {
  id: 'lastName',
  header: memberLabels.lastName,
  sortField: 'lastName',
  hideable: false,
  cell: ({ lastName: name, deleted }) => (
    <>
      {name} {deleted && <StatusBadge tone="neutral">Removed</StatusBadge>}
    </>
  ),
};

const location: MemberColumn = {
  id: 'locationId',
  header: memberLabels.locationId,
  sortField: 'location.locationId',
  width: '8rem',
  cell: ({ location: place }) => place && <span title={place.name}>{place.locationId}</span>,
};

const regulated: readonly MemberColumn[] = [
  {
    id: 'ssn',
    header: memberLabels.ssn,
    sortField: 'ssn',
    width: '8rem',
    cell: ({ ssn }) => ssn && <Span whiteSpace="nowrap">{ssn}</Span>,
  },
  {
    id: 'dateOfBirth',
    header: memberLabels.dateOfBirth,
    sortField: 'dateOfBirth',
    width: '8rem',
    cell: ({ dateOfBirth }) => dateOfBirth && formatUsDate(dateOfBirth),
  },
  plain('cdlNumber'),
  plain('state', '5rem'),
  plain('otherId'),
  {
    id: 'observationRequired',
    header: memberLabels.observationRequired,
    sortField: 'observationRequired',
    cell: ({ observationRequired }) => observationRequired !== null && yesNo(observationRequired),
  },
  {
    id: 'employeeCategory',
    header: memberLabels.employeeCategory,
    sortField: 'employeeCategoryName',
    cell: ({ employeeCategoryName }) => employeeCategoryName,
  },
];

const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');

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
}: MemberKind): readonly MemberColumn[] => [
  ...(isRegulated ? [] : [plain('idNumber', '9rem')]),
  plain('firstName'),
  lastName,
  ...(isTestPoolForCompany ? [location] : []),
  ...(isRegulated ? regulated : []),
  addedOrRemoved,
];
