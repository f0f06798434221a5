import { defineList } from '../core/list.ts';

export const consortiumList = defineList({
  fields: {
    id: { kind: 'id' },
    name: { kind: 'text', sort: true },
    companyCount: { kind: 'int', sort: true },
    locationCount: { kind: 'int', sort: true },
  },
  search: ['name'],
  defaultSort: 'name',
});

/** Companies as seen from a consortium. */
export const consortiumCompanyList = defineList({
  fields: {
    id: { kind: 'id' },
    name: { kind: 'text', sort: true },
    'address.city': { kind: 'text', sort: true },
    'address.state': { kind: 'text' },
    locationsCount: { kind: 'int', sort: true },
    isEnrolled: { kind: 'boolean' },
  },
  search: ['name'],
  defaultSort: 'name',
});

/** Locations of a company as seen from a consortium. */
export const consortiumLocationList = defineList({
  fields: {
    id: { kind: 'id' },
    locationId: { kind: 'text', sort: true },
    name: { kind: 'text', sort: true },
    'address.city': { kind: 'text', sort: true },
    selected: { kind: 'boolean' },
  },
  search: ['locationId', 'name', 'address.city'],
  defaultSort: 'name',
});
