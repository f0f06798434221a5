import { defineList } from '../core/list.ts';

export const companyList = defineList({
  fields: {
    id: { kind: 'id', filter: ['EQ', 'IN'] },
    companyName: { kind: 'text', sort: true },
    'address.city': { kind: 'text', filter: ['EQ'], sort: true },
    'address.state': { kind: 'text', filter: ['EQ'], sort: true },
    numberOfUsers: { kind: 'int', filter: ['GTE', 'LTE'], sort: true },
    clientSince: { kind: 'date', sort: true },
  },
  search: ['companyName'],
  defaultSort: 'companyName',
});

/** Number-of-users bands of the list filter, inclusive at both ends (contract §7). */
export const numberOfUsersBands = [
  { label: '0-10', from: 0, to: 10 },
  { label: '10-25', from: 10, to: 25 },
  { label: '25-50', from: 25, to: 50 },
  { label: '50-100', from: 50, to: 100 },
  { label: '100+', from: 100, to: null },
] as const;
