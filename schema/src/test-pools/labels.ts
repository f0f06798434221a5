// The words of C s3 and s4, without zod: lists load them.

/** How a pool's targets are given (C s3). */
export const targetTypes = { percentage: 'Percentage', fixed: 'Fixed' } as const;

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

/** What a draw orders, with the words of C s3; INSTANT is not offered for regulated pools. */
export const testOrderTypes = {
  ELECTRONIC_ORDER: 'Electronic Lab Test',
  PAPER_CCF_ORDER: 'Paper Lab Test',
  INSTANT: 'Instant Test',
} as const;

/** Shown as the first that applies, in this order (C s4). */
export const testPoolStatuses = {
  FROZEN: 'Frozen',
  DEACTIVATED: 'Deactivated',
  EXPIRED: 'Expired',
  ACTIVE: 'Active',
} as const;
