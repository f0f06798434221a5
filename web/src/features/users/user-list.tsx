import type { UserType } from '@assay/schema/common/role-names';
import { userList } from '@assay/schema/users/user.list';
import type { Column } from '../../components/data-table/column.ts';
import type { ListOf } from '../../components/list/list-of.ts';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import type { SortField } from '@assay/schema/core/list';
import type { ListFilterOf } from '../../components/list-toolbar/list-filter.ts';
import type { UserRowFragment } from './user-list.generated.ts';
import { roleOptionsOf, stateOf, userLabels } from './user-words.ts';

type UserColumn = Column<UserRowFragment, SortField<typeof userList>>;

const name: UserColumn = {
  id: 'lastName',
  header: 'Name',
  sortField: 'lastName',
  hideable: false,
  width: '14rem',
  cell: ({ lastName, firstName }) => `${lastName}, ${firstName}`,
};
const username: UserColumn = {
  id: 'username',
  header: userLabels.username,
  sortField: 'username',
  width: '17rem',
  cell: ({ username: address }) => address,
};
const company: UserColumn = {
  id: 'company',
  header: userLabels.company,
  sortField: 'company.name',
  width: '12rem',
  cell: (user) => user.company?.companyName,
};
const jobTitle: UserColumn = {
  id: 'jobTitle',
  header: userLabels.jobTitle,
  sortField: 'jobTitle',
  width: '10rem',
  cell: (user) => user.jobTitle,
};
const role: UserColumn = {
  id: 'role',
  header: userLabels['roleAssignment.role'],
  sortField: 'role',
  width: '9rem',
  cell: ({ roleAssignment }) => roleAssignment?.name ?? 'No role',
};
const places: UserColumn = {
  id: 'places',
  header: 'Data Access',
  width: '12rem',
  cell: ({ roleAssignment }) => roleAssignment?.authorizationContextNames.join(', '),
  phone: 'hidden',
};
const status: UserColumn = {
  id: 'status',
  header: 'Status',
  sortField: 'accountStatus',
  width: '6.5rem',
  phone: 'status',
  cell: (user) => {
    const { tone, text } = stateOf(user);
    return <StatusBadge tone={tone}>{text}</StatusBadge>;
  },
};

const filtersOf = (type: UserType): ListFilterOf<typeof userList>[] => [
  { kind: 'anyOf', field: 'role', label: 'Role', options: roleOptionsOf(type) },
  {
    kind: 'anyOf',
    field: 'accountStatus',
    label: 'Status',
    options: [
      { value: 'ACTIVE', label: 'Active' },
      { value: 'LOCKED', label: 'Locked' },
    ],
  },
  {
    kind: 'oneOf',
    field: 'isInvitationPending',
    label: 'Invitation',
    all: 'All invitations',
    options: [
      { value: 'true', label: 'Not accepted' },
      { value: 'false', label: 'Accepted' },
    ],
  },
  { kind: 'text', operator: 'SW', field: 'firstName', label: userLabels.firstName, more: true },
  { kind: 'text', operator: 'SW', field: 'lastName', label: userLabels.lastName, more: true },
  { kind: 'text', operator: 'SW', field: 'username', label: userLabels.username, more: true },
];

const usual = {
  spec: userList,
  report: 'users',
  rowLabel: ({ firstName, lastName }: UserRowFragment) => `${firstName} ${lastName}`,
  search: 'Search name or email',
} as const;

/** Internal users (O s2). */
export const adminUsers: ListOf<UserRowFragment, typeof userList> = {
  ...usual,
  id: 'admin-users',
  title: 'Admin Users',
  counted: ['admin user', 'admin users'],
  filters: filtersOf('MD'),
  columns: [name, username, jobTitle, role, status],
};

/** People of client companies (O s2, s7). */
export const clientUsers: ListOf<UserRowFragment, typeof userList> = {
  ...usual,
  id: 'client-users',
  title: 'Client Users',
  counted: ['client user', 'client users'],
  filters: [
    { kind: 'text', operator: 'SW', field: 'company.name', label: userLabels.company },
    ...filtersOf('CLIENT'),
  ],
  columns: [name, username, company, role, { ...places, defaultHidden: true }, jobTitle, status],
};

/** People of one company: a tab below its head. */
export const companyUsers: ListOf<UserRowFragment, typeof userList> = {
  ...usual,
  id: 'company-users',
  title: 'Users',
  counted: ['user', 'users'],
  filters: filtersOf('CLIENT'),
  columns: [name, username, role, places, jobTitle, status],
};

/** The same in user management, as somebody of that company sees it. */
export const ownUsers: ListOf<UserRowFragment, typeof userList> = {
  ...companyUsers,
  id: 'own-users',
  title: clientUsers.title,
  counted: clientUsers.counted,
};
