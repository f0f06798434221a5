import type { testPoolMemberList } from '@assay/schema/test-pools/test-pool-member.list';
import type { ListFilterOf } from '../../components/list-toolbar/list-filter.ts';
import type { MemberListKind } from './member-columns.tsx';
import { memberLabels } from './member-words.ts';

type Filter = ListFilterOf<typeof testPoolMemberList>;

const startOf = (field: 'firstName' | 'lastName' | 'idNumber'): Filter => ({
  kind: 'text',
  operator: 'SW',
  field,
  label: memberLabels[field],
});

const location: Filter = {
  kind: 'text',
  operator: 'SW',
  field: 'location.locationId',
  label: memberLabels.locationId,
};

const company: Filter = {
  kind: 'text',
  operator: 'SW',
  field: 'companyName',
  label: 'Company',
};

/** One member, whom somebody came for from the search over everything. */
const one: Filter = { kind: 'linked', field: 'id', label: 'Member', options: [], none: 'none' };

const status: Filter = {
  kind: 'oneOf',
  field: 'deleted',
  label: 'Status',
  all: 'All members',
  options: [
    { value: 'false', label: 'Active' },
    { value: 'true', label: 'Removed' },
  ],
};

/** What narrows the members of a pool beside their search: what its kind of pool has. */
export const memberFilters = ({
  isRegulated,
  isTestPoolForCompany,
  consortiumName,
}: MemberListKind): readonly Filter[] => [
  startOf('lastName'),
  startOf('firstName'),
  ...(isRegulated ? [] : [startOf('idNumber')]),
  ...(consortiumName === null ? [] : [company]),
  ...(isTestPoolForCompany ? [location] : []),
  status,
  one,
];
