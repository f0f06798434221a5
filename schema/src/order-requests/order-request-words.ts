/** Where a request to order for a run stands (contract §26), with the words that the portal shows (C s4). */
export const orderRequestStatuses = {
  OPEN: 'Open',
  IN_PROGRESS: 'In Progress',
  COMPLETE: 'Complete',
  COMPLETE_WITH_ERRORS: 'Complete With Errors',
  FAILED: 'Failed',
} as const;
export type OrderRequestStatusName = keyof typeof orderRequestStatuses;

/** What may be queued again. */
export const isRepeatable = (status: OrderRequestStatusName): boolean =>
  status === 'FAILED' || status === 'COMPLETE_WITH_ERRORS';
