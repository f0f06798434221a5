import { testWork } from '../test-results/test-work.ts';

/** What waits for somebody, with the words of the dashboard (decision 45). */
export const worklistKeys = {
  DRAW_OVERDUE: 'Draws overdue',
  DRAW_DUE: 'Draws due',
  BEHIND_TARGET: 'Behind target',
  ...testWork,
  MRO_INBOX: 'MRO inbox',
} as const;
export type WorklistKey = keyof typeof worklistKeys;
