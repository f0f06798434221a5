import { defineList } from '../core/list.ts';

export const companyList = defineList({
  fields: {
    id: { kind: 'id' },
    consortiumIds: { kind: 'ids' },
    companyName: { kind: 'text', sort: true },
    'address.city': { kind: 'text', sort: true },
    'address.state': { kind: 'text', sort: true },
    numberOfUsers: { kind: 'int', sort: true },
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
