import { keysOf } from '../core/keys-of.ts';
import { defineList } from '../core/list.ts';
import { labProviderNames } from '../common/lab-providers.ts';
import { programs } from '../common/programs.ts';

export const labAccountLocationList = defineList({
  fields: {
    id: { kind: 'id' },
    labAccountId: { kind: 'id' },
    locationId: { kind: 'id' },
    companyId: { kind: 'id' },
    mroId: { kind: 'id' },
    provider: { kind: 'choice', values: keysOf(labProviderNames), at: 'labAccount.provider' },
    program: { kind: 'choice', values: keysOf(programs) },
    masterAccountType: { kind: 'int' },
    subAccountId: { kind: 'text', sort: true },
    name: {
      kind: 'text',
      sort: true,
      filter: false,
      description: 'Name of the location, by which `location.name` filters.',
    },
    'location.name': { kind: 'text', sort: true },
    'location.locationId': { kind: 'text', sort: true },
    'company.companyName': { kind: 'text', sort: true },
  },
  parents: ['labAccountId', 'locationId'],
  search: [],
  defaultSort: 'name',
});
