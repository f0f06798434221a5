import { keysOf } from '../core/keys-of.ts';
import { defineList } from '../core/list.ts';
import { labProviderNames } from '../common/lab-providers.ts';
import { programs } from '../common/programs.ts';

export const testCodeList = defineList({
  fields: {
    id: { kind: 'id' },
    provider: { kind: 'choice', values: keysOf(labProviderNames) },
    specimenType: { kind: 'int', sort: true },
    type: { kind: 'choice', values: keysOf(programs), sort: true },
    testCode: { kind: 'text', sort: true },
    name: { kind: 'text' },
    description: { kind: 'text', sort: true },
    pricing: { kind: 'number', sort: true },
  },
  search: ['testCode', 'name', 'description'],
  defaultSort: 'testCode',
});
