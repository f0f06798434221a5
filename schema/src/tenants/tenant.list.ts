import { defineList } from '../core/list.ts';

export const tenantList = defineList({
  fields: {
    id: { kind: 'id', filter: ['EQ', 'IN'], sort: true },
    name: { kind: 'text', sort: true },
    'address.city': { kind: 'text', filter: ['EQ'], sort: true },
    'address.state': { kind: 'text', filter: ['EQ'] },
    method: { kind: 'text', filter: ['EQ'], sort: true, values: ['ANNUAL', 'MONTHLY', 'PER_TEST'] },
    rate: { kind: 'number', sort: true },
  },
  search: ['name', 'code'],
  defaultSort: 'name',
});
