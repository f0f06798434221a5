import { expect, test } from 'vitest';
import { circleOf } from './circular-chunks.ts';

test('scripts that lead back to themselves are named', () => {
  const imports = { main: ['screens'], screens: ['records'], records: ['screens'] };

  expect(circleOf(imports)).toEqual(['screens', 'records', 'screens']);
});

test('two scripts may import a third', () => {
  expect(circleOf({ main: ['list', 'base'], list: ['base'], base: [] })).toBeUndefined();
});
