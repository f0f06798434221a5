import { defineList } from '../core/list.ts';

export const drugAdulterantList = defineList({
  fields: {
    id: { kind: 'id' },
    name: { kind: 'text', sort: true },
    abbreviation: { kind: 'text', sort: true },
    type: { kind: 'choice', sort: true, values: ['DRUG', 'ADULTERANT'] },
    numberOfTestPanels: { kind: 'int', sort: true },
    numberOfTestCodes: { kind: 'int', sort: true },
  },
  search: ['name', 'abbreviation'],
  defaultSort: 'name',
});
