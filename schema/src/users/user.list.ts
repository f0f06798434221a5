import { accountStatuses, roles, userTypes } from '../common/role-names.ts';
import { defineList } from '../core/list.ts';

export const userList = defineList({
  fields: {
    id: { kind: 'id' },
    type: { kind: 'choice', values: userTypes },
    companyId: { kind: 'id' },
    'company.id': { kind: 'id' },
    'company.name': { kind: 'text', sort: true },
    unitIds: { kind: 'ids' },
    locationIds: { kind: 'ids' },
    username: { kind: 'text', sort: true },
    firstName: { kind: 'text', sort: true },
    lastName: { kind: 'text', sort: true },
    jobTitle: { kind: 'text', sort: true },
    role: { kind: 'choice', values: roles, at: 'roleAssignment.role', sort: true },
    accountStatus: { kind: 'choice', values: accountStatuses, sort: true },
    isInvitationPending: { kind: 'boolean' },
    /** Companies whose reports the account may open. */
    reportsOf: { kind: 'ids' },
  },
  parents: ['companyId', 'unitIds', 'locationIds'],
  search: ['firstName', 'lastName', 'username'],
  defaultSort: 'lastName',
});
