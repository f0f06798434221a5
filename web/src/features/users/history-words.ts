import { userLabels } from './user-words.ts';
import type { SomeHistoryWords } from '../../domain/history/history-words.ts';

/** How histories speak of these records. */
export const historyWords = {
  user: {
    name: 'User',
    labels: { ...userLabels, role: 'Role', dataAccess: 'Data Access', created: 'Users' },
  },
} satisfies SomeHistoryWords;
