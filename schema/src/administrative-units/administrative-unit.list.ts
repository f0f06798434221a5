import { defineList } from '../core/list.ts';

/** Levels of the hierarchy of a company, the highest first (O s9). */
export const unitLevels = ['REGION', 'AREA', 'DISTRICT'] as const;

export const administrativeUnitList = defineList({
  fields: {
    id: { kind: 'id', filter: ['EQ', 'IN'], description: 'Record id.' },
    companyId: { kind: 'id', filter: ['EQ', 'IN'], description: 'Company of the unit.' },
    parentId: { kind: 'id', filter: ['EQ', 'IN', 'IS_NULL'], description: 'Unit above.' },
    level: { kind: 'text', filter: ['EQ', 'IN'], values: unitLevels, description: 'Level.' },
    name: { kind: 'text', filter: ['EQ', 'LIKE'], sort: true, description: 'Name.' },
  },
  search: [],
  defaultSort: 'name',
});
