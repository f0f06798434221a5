import { keysOf } from '../core/keys-of.ts';
import { defineList } from '../core/list.ts';
import { labProviderNames } from '../common/lab-providers.ts';

export const labAccountList = defineList({
  fields: {
    id: { kind: 'id' },
    provider: { kind: 'choice', values: keysOf(labProviderNames) },
    masterAccountId: { kind: 'text', sort: true },
    numberOfLocations: { kind: 'int', sort: true },
    comment: { kind: 'text', sort: true },
  },
  search: ['masterAccountId', 'comment'],
  defaultSort: 'masterAccountId',
});
