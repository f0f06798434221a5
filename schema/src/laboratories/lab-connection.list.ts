import { labProviderNames } from '../common/lab-providers.ts';
import { keysOf } from '../core/keys-of.ts';
import { defineList } from '../core/list.ts';
import { connectionParties } from './laboratory-words.ts';

export const labConnectionList = defineList({
  fields: {
    id: { kind: 'id' },
    name: { kind: 'text', sort: true },
    party: { kind: 'choice', values: keysOf(connectionParties), sort: true },
    provider: { kind: 'choice', values: keysOf(labProviderNames), sort: true },
    isActive: { kind: 'boolean' },
    lastSentAt: { kind: 'timestamp', sort: true },
    lastFailedAt: { kind: 'timestamp', sort: true },
  },
  search: ['name'],
  defaultSort: 'name',
});
