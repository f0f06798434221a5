import { defineList } from '../core/list.ts';

export const tenantList = defineList({
  fields: {
    id: { kind: 'id', sort: true },
    name: { kind: 'text', sort: true },
    'address.city': { kind: 'text', sort: true },
    'address.state': { kind: 'text' },
    method: { kind: 'choice', sort: true, values: ['ANNUAL', 'MONTHLY', 'PER_TEST'] },
    rate: { kind: 'number', sort: true },
  },
  search: ['name', 'code'],
  defaultSort: 'name',
});
