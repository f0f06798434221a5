import { defineList } from '../core/list.ts';

export const locationList = defineList({
  fields: {
    id: { kind: 'id' },
    companyId: { kind: 'id' },
    consortiumIds: { kind: 'ids' },
    locationId: { kind: 'text', sort: true },
    name: { kind: 'text', sort: true },
    'region.id': { kind: 'id' },
    'area.id': { kind: 'id' },
    'district.id': { kind: 'id' },
    'region.name': { kind: 'text', sort: true },
    'area.name': { kind: 'text', sort: true },
    'district.name': { kind: 'text', sort: true },
    'locationManagerInfo.fullName': { kind: 'text', sort: true },
    'address.city': { kind: 'text', sort: true },
    'address.zip': { kind: 'text' },
    isPrimary: { kind: 'boolean' },
  },
  parents: ['companyId'],
  search: ['locationId', 'name', 'address.city'],
  defaultSort: 'name',
});
