import { z } from 'zod';
import { keysOf } from '../core/keys-of.ts';
import { selectionIntervals, targetTypes, testOrderTypes, testPoolStatuses } from './labels.ts';

export type TargetType = keyof typeof targetTypes;

export type SelectionInterval = keyof typeof selectionIntervals;

export type TestOrderType = keyof typeof testOrderTypes;

export type TestPoolStatus = keyof typeof testPoolStatuses;

export const TargetType = z.enum(keysOf(targetTypes)).meta({
  id: 'TargetType',
  description: 'Whether targets are a percentage of the members a year or a number each interval.',
});
export const SelectionInterval = z
  .enum(keysOf(selectionIntervals))
  .meta({ id: 'SelectionInterval', description: 'How often a pool draws.' });
export const TestOrderType = z.enum(keysOf(testOrderTypes)).meta({
  id: 'TestOrderType',
  description: 'What is ordered for the people who are drawn; INSTANT not for regulated pools.',
});
export const TestPoolStatus = z.enum(keysOf(testPoolStatuses)).meta({
  id: 'TestPoolStatus',
  description:
    'FROZEN: its company or location was deleted. DEACTIVATED: by hand. EXPIRED: its program is over.',
});
