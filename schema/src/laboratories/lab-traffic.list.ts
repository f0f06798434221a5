import { keysOf } from '../core/keys-of.ts';
import { defineList } from '../core/list.ts';
import {
  messageKinds,
  messageReasons,
  messageStates,
  outgoingKinds,
  outgoingStates,
} from './laboratory-words.ts';

const moment = { kind: 'timestamp', sort: true } as const;

/** What is told to a laboratory. */
export const outgoingLabMessageList = defineList({
  fields: {
    id: { kind: 'id' },
    testResultId: { kind: 'id' },
    kind: { kind: 'choice', values: keysOf(outgoingKinds) },
    state: { kind: 'choice', values: keysOf(outgoingStates) },
    createdAt: moment,
    nextAttemptAt: moment,
  },
  search: [],
  defaultSort: 'createdAt',
  defaultOrder: 'DESC',
});

/** What laboratories and MROs sent. */
export const labMessageList = defineList({
  fields: {
    id: { kind: 'id' },
    testResultId: { kind: 'id' },
    kind: { kind: 'choice', values: keysOf(messageKinds) },
    state: { kind: 'choice', values: keysOf(messageStates) },
    receivedAt: moment,
  },
  search: ['orderNumber', 'specimenId'],
  defaultSort: 'receivedAt',
  defaultOrder: 'DESC',
});

/** Messages that wait for MRO staff. */
export const unmatchedLabMessageList = defineList({
  fields: {
    id: { kind: 'id' },
    connectionId: { kind: 'id' },
    kind: { kind: 'choice', values: keysOf(messageKinds) },
    reason: { kind: 'choice', values: keysOf(messageReasons) },
    receivedAt: moment,
  },
  search: ['orderNumber', 'specimenId', 'account', 'primaryId'],
  defaultSort: 'receivedAt',
  defaultOrder: 'DESC',
});
