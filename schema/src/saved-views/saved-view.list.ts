import { defineList } from '../core/list.ts';

/** Views that the caller has: the own, and those that are shared with the own company. */
export const savedViewList = defineList({
  fields: {
    id: { kind: 'id' },
    list: { kind: 'text' },
    name: { kind: 'text', sort: true },
    isShared: { kind: 'boolean' },
    isOwn: { kind: 'boolean' },
    isDefault: { kind: 'boolean' },
  },
  search: ['name'],
  defaultSort: 'name',
});
