import { defineList } from '../core/list.ts';

export const locationList = defineList({
  fields: {
    id: { kind: 'id', filter: ['EQ', 'IN'] },
    companyId: { kind: 'id', filter: ['EQ', 'IN'] },
    locationId: { kind: 'text', filter: ['EQ', 'LIKE'], sort: true },
    name: { kind: 'text', filter: ['EQ', 'LIKE'], sort: true },
    'region.id': { kind: 'id', filter: ['EQ', 'IN', 'IS_NULL'] },
    'area.id': { kind: 'id', filter: ['EQ', 'IN', 'IS_NULL'] },
    'district.id': { kind: 'id', filter: ['EQ', 'IN', 'IS_NULL'] },
    'region.name': { kind: 'text', filter: ['LIKE'], sort: true },
    'area.name': { kind: 'text', filter: ['LIKE'], sort: true },
    'district.name': { kind: 'text', filter: ['LIKE'], sort: true },
    'locationManagerInfo.fullName': { kind: 'text', sort: true },
    'address.city': { kind: 'text', sort: true },
    isPrimary: { kind: 'boolean', filter: ['EQ'] },
  },
  search: ['locationId', 'name', 'address.city'],
  defaultSort: 'name',
});
