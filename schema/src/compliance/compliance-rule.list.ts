import { keysOf } from '../core/keys-of.ts';
import { defineList } from '../core/list.ts';
import {
  ruleConfidences,
  ruleLevels,
  ruleReasons,
  ruleSpecimens,
  ruleStandings,
  ruleStates,
  ruleTestTypes,
} from './compliance-words.ts';

/** A filter finds what it names alone: rules of any specimen are found by ANY. */
export const complianceRuleList = defineList({
  fields: {
    id: { kind: 'id' },
    state: { kind: 'choice', sort: true, values: keysOf(ruleStates) },
    testType: { kind: 'choice', sort: true, values: keysOf(ruleTestTypes) },
    specimenType: { kind: 'choice', sort: true, values: keysOf(ruleSpecimens) },
    reasonForTest: { kind: 'choice', sort: true, values: keysOf(ruleReasons) },
    level: { kind: 'choice', sort: true, values: keysOf(ruleLevels) },
    confidence: { kind: 'choice', sort: true, values: keysOf(ruleConfidences) },
    standing: { kind: 'choice', values: keysOf(ruleStandings) },
    isReviewDue: { kind: 'boolean' },
    reviewBy: { kind: 'date', sort: true },
    reviewedAt: { kind: 'date', sort: true },
  },
  search: ['message', 'citation', 'source'],
  defaultSort: 'state',
});
