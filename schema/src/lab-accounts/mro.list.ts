import { defineList } from '../core/list.ts';

export const mroList = defineList({
  fields: {
    id: { kind: 'id' },
    fullName: { kind: 'text', sort: true },
    providerId: { kind: 'text' },
  },
  search: ['fullName', 'providerId'],
  defaultSort: 'fullName',
});
