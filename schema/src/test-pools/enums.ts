import { z } from 'zod';

/** How a pool's targets are given (C s3). */
export const targetTypes = { percentage: 'Percentage', fixed: 'Fixed' } as const;
export type TargetType = keyof typeof targetTypes;

/** How often a pool draws, with the words of C s3. */
export const selectionIntervals = {
  onetime: 'One-time',
  weekly: 'Weekly',
  biweekly: 'Bi-weekly',
  monthly: 'Monthly',
  quarterly: 'Quarterly',
  semiannual: 'Semi-Annually',
  annual: 'Annually',
} as const;
export type SelectionInterval = keyof typeof selectionIntervals;

/** What a draw orders, with the words of C s3; INSTANT is not offered for regulated pools. */
export const testOrderTypes = {
  ELECTRONIC_ORDER: 'Electronic Lab Test',
  PAPER_CCF_ORDER: 'Paper Lab Test',
  INSTANT: 'Instant Test',
} as const;
export type TestOrderType = keyof typeof testOrderTypes;

/** Shown as the first that applies, in this order (C s4). */
export const testPoolStatuses = {
  FROZEN: 'Frozen',
  DEACTIVATED: 'Deactivated',
  EXPIRED: 'Expired',
  ACTIVE: 'Active',
} as const;
export type TestPoolStatus = keyof typeof testPoolStatuses;

export const keysOf = <T extends Record<string, string>>(labels: T) =>
  Object.keys(labels) as [keyof T & string, ...(keyof T & string)[]];

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
    'FROZEN: its company or location was deleted. DEACTIVATED: by hand. EXPIRED: its programme is over.',
});
