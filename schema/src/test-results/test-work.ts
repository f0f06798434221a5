/** What somebody has to do about a test, by which tests are counted on the dashboard and listed (decision 45). */
export const testWork = {
  PASSES_EXPIRING: 'Passes expiring within 24 hours',
  PASSES_EXPIRED: 'Passes expired',
  NOT_AT_LAB_48H: 'Not at lab after 48 hours',
  ORDERS_FAILED: 'Orders failed',
  CONFIRMATION_MISSING: 'Awaiting confirmation',
} as const;
export type TestWork = keyof typeof testWork;
