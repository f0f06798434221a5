import { labProviderNames } from '../common/lab-providers.ts';
import { keysOf } from '../core/keys-of.ts';
import { defineList } from '../core/list.ts';

export const bulkSchemaList = defineList({
  fields: {
    id: { kind: 'id' },
    provider: { kind: 'choice', values: keysOf(labProviderNames), sort: true },
    version: { kind: 'text', sort: true },
    description: { kind: 'text', sort: true },
  },
  search: ['version', 'description'],
  defaultSort: 'provider',
});
