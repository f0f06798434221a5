import { defineList } from '../core/list.ts';

export const personToSendList = defineList({
  fields: {
    id: { kind: 'id' },
    firstName: { kind: 'text', sort: true },
    lastName: { kind: 'text', sort: true },
    locationId: { kind: 'id' },
    periodEnd: {
      kind: 'date',
      sort: true,
      description: 'Last day of the selection period in which the person was drawn.',
    },
    isNotified: {
      kind: 'boolean',
      description: 'Whether somebody noted that the person was told to come.',
    },
    isOrdered: {
      kind: 'boolean',
      description: 'Whether an order stands whose specimen was not collected.',
    },
  },
  search: [],
  defaultSort: 'periodEnd',
});
