import { defineList } from '../core/list.ts';

/** Levels of the hierarchy of a company, the highest first (O s9). */
export const unitLevels = ['REGION', 'AREA', 'DISTRICT'] as const;

export const administrativeUnitList = defineList({
  fields: {
    id: { kind: 'id', description: 'Record id.' },
    companyId: { kind: 'id', description: 'Company of the unit.' },
    parentId: { kind: 'id', description: 'Unit above.' },
    pathIds: { kind: 'ids', description: 'The unit itself and those above it.' },
    level: { kind: 'choice', values: unitLevels, description: 'Level.' },
    name: { kind: 'text', sort: true, description: 'Name.' },
  },
  parents: ['companyId', 'parentId'],
  search: ['name'],
  defaultSort: 'name',
});
