import { defineList } from '../core/list.ts';

export const contactList = defineList({
  fields: {
    id: { kind: 'id' },
    companyId: { kind: 'id' },
    locationId: { kind: 'id' },
    isPrimary: { kind: 'boolean' },
    lastName: { kind: 'text', sort: true },
    name: { kind: 'text', sort: true },
    jobTitle: { kind: 'text', sort: true },
    email: { kind: 'text', sort: true },
    'location.name': { kind: 'text', sort: true },
  },
  parents: ['companyId', 'locationId'],
  search: ['name', 'lastName', 'email'],
  defaultSort: 'lastName',
});
