import { defineList } from '../core/list.ts';

/** People whom a run selected, with what was ordered for them. */
export const orderRowList = defineList({
  fields: {
    id: { kind: 'id' },
    runIndex: { kind: 'int', sort: true },
    'donor.firstName': { kind: 'text', sort: true },
    'donor.lastName': { kind: 'text', sort: true },
    hasError: { kind: 'boolean' },
  },
  search: [],
  defaultSort: 'runIndex',
});
