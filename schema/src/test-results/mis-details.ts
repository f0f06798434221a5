/**
 * What the columns of form DOT F 1385 ask for of a test besides its outcome. In a file of its own: every list of tests loads it,
 * and the rest of the form with the report alone.
 */
export const misDetails = {
  SHY: 'Refusal: shy bladder or lung',
  ALCOHOL_LOW: 'Confirmed at 0.02 through 0.039',
  ALCOHOL_HIGH: 'Confirmed at 0.04 or greater',
} as const;
export type MisDetail = keyof typeof misDetails;
