import { History } from 'lucide-react';
import type { AccessRule } from '../access-rule.ts';
import type { Feature } from '../feature.ts';
import { paths } from '../paths.ts';

export const historyPath = `${paths.adminPanel}/history` as const;
/** Who read what of people, and who failed to sign in (ADR 80). */
export const accessLogPath = `${historyPath}/access` as const;

/** What one person read. */
export const accessLogOf = (userId: string): string =>
  `${accessLogPath}?${new URLSearchParams({ searchQuery: `actorUserId[EQ]=${userId}` }).toString()}`;

/** Who reads the history of the whole tenant (decision 30). */
export const readsHistory: AccessRule = { anyOf: ['READ_HISTORY'], type: 'MD' };

export const history: Feature = {
  name: 'history',
  prefixes: [historyPath],
  menu: [
    { label: 'History', group: 'System', path: historyPath, icon: History, access: readsHistory },
  ],
};
