import { wordedEnum } from '../core/worded-enum.ts';
import {
  selectionIntervals,
  targetTypes,
  testOrderTypes,
  type testPoolStatuses,
} from './labels.ts';

export type TargetType = keyof typeof targetTypes;

export type SelectionInterval = keyof typeof selectionIntervals;

export type TestOrderType = keyof typeof testOrderTypes;

export type TestPoolStatus = keyof typeof testPoolStatuses;

export const TargetType = wordedEnum(targetTypes, {
  id: 'TargetType',
  description: 'Whether targets are a percentage of the members a year or a number each interval.',
});
export const SelectionInterval = wordedEnum(selectionIntervals, {
  id: 'SelectionInterval',
  description: 'How often a pool draws.',
});
export const TestOrderType = wordedEnum(testOrderTypes, {
  id: 'TestOrderType',
  description: 'What is ordered for the people who are drawn; INSTANT not for regulated pools.',
});
export const TestPoolStatus = wordedEnum(
  {
    FROZEN: 'Its company or location was deleted.',
    DEACTIVATED: 'Deactivated by hand.',
    EXPIRED: 'Its program is over.',
    ACTIVE: 'People are drawn from it.',
  } satisfies Record<keyof typeof testPoolStatuses, string>,
  { id: 'TestPoolStatus', description: 'What a pool is shown as: the first that applies.' },
);
