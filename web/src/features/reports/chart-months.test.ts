import { expect, test } from 'vitest';
import { monthNumber, monthTicks, unbroken } from './chart-months.ts';

test('months lie as far from each other as they are', () => {
  expect(monthNumber('2026-01') - monthNumber('2025-10')).toBe(3);
});

test('a line joins months that follow each other, and is broken where one has no value or is missing', () => {
  const parts = unbroken([
    { x: '2025-10', y: 1 },
    { x: '2025-11', y: 2 },
    { x: '2025-12', y: null },
    { x: '2026-01', y: 3 },
    { x: '2026-02', y: 4 },
    { x: '2026-04', y: 5 },
  ]);

  expect(parts.map((part) => part.map(({ y }) => y))).toEqual([[1, 2], [3, 4], [5]]);
});

test('an axis says the year with the first month that it names of each, also where January is not named', () => {
  const months = Array.from({ length: 25 }, (_, at) => {
    const since = 10 + at;
    return `${2024 + Math.floor(since / 12)}-${String((since % 12) + 1).padStart(2, '0')}`;
  });

  expect(monthTicks(months, 3).map(({ label }) => label)).toEqual([
    'Nov 2024',
    'Feb 2025',
    'May',
    'Aug',
    'Nov',
    'Feb 2026',
    'May',
    'Aug',
    'Nov',
  ]);
});
