import { auditEntities } from '@assay/schema/audit/audit-actions';
import { expect, test } from 'vitest';
import { historyWords } from './history-words.ts';

test('histories have words for every kind of record of the audit log, and each kind a name of its own', () => {
  expect(Object.keys(historyWords).toSorted()).toEqual(auditEntities.toSorted());

  const names = Object.values(historyWords).map(({ name }) => name);
  expect(new Set(names).size).toBe(auditEntities.length);
});
