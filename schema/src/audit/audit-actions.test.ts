import { expect, it } from 'vitest';
import { auditActions } from './audit-actions.ts';

it('spells every action as entity.verb in camelCase', () => {
  const names = Object.entries(auditActions).flatMap(([entity, verbs]) =>
    verbs.map((verb) => `${entity}.${verb}`),
  );

  expect(names.filter((name) => !/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(name))).toEqual([]);
});
