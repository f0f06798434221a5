import { expect, test } from 'vitest';
import { belongingsText } from './company-record.ts';

test('the question names by number what a company has', () => {
  expect(belongingsText(1_204, 2, 340)).toBe(
    'It has 1,204 locations, 2 active test pools and 340 members.',
  );
  expect(belongingsText(1, 0, 0)).toBe('It has 1 location and 0 active test pools.');
  expect(belongingsText(5, 101, null)).toBe('It has 5 locations and 101 active test pools.');
});
