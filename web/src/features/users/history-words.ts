import { permissionWords } from '@assay/schema/permission-words';
import { userLabels } from './user-words.ts';
import type { SomeHistoryWords } from '../../domain/history/history-words.ts';

/** Permissions in their words; the log has them by their names, also inside of a sentence. */
const permissionText = (value: string): string =>
  value.replaceAll(/[A-Z][A-Z_]{3,}/g, (name) =>
    Object.hasOwn(permissionWords, name)
      ? permissionWords[name as keyof typeof permissionWords].replace(/\.$/, '')
      : name,
  );

/** How histories speak of these records. */
export const historyWords = {
  user: {
    name: 'User',
    labels: {
      ...userLabels,
      role: 'Role',
      dataAccess: 'Data Access',
      created: 'Users',
      permission: 'Permission',
      record: 'Where',
      reason: 'Reason',
    },
    texts: { permission: permissionText },
  },
} satisfies SomeHistoryWords;
