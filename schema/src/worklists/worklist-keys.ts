import { testWork } from '../test-results/test-work.ts';

/** What waits for somebody, with the words of the dashboard (decision 45). */
export const worklistKeys = {
  DRAW_OVERDUE: 'Draws overdue',
  DRAW_DUE: 'Draws due',
  BEHIND_TARGET: 'Behind target',
  PARTICIPANTS_NOT_NOTIFIED: 'Participants not notified',
  SELECTIONS_NOT_ORDERED: 'Selections not ordered',
  PARTICIPANTS_NOT_COLLECTED: 'Ordered, not collected',
  PEOPLE_NOT_NOTIFIED: 'Drawn, not notified',
  PEOPLE_TO_SEND: 'Drawn, have to go',
  ...testWork,
  UNMATCHED_RESULTS: 'Unmatched results',
  MRO_INBOX: 'MRO inbox',
} as const;
export type WorklistKey = keyof typeof worklistKeys;
