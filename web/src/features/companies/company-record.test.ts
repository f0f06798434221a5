import { expect, test } from 'vitest';
import { belongingsText } from './company-record.ts';

test('what a company has is told by number', () => {
  expect(belongingsText({ locations: 1_204, units: 3, pools: 2, members: 340 })).toBe(
    'It has 1,204 locations, 3 units of its hierarchy, 2 active test pools and 340 members.',
  );
  expect(belongingsText({ locations: 1, units: 0, pools: 0, members: 0 })).toBe(
    'It has 1 location and 0 active test pools.',
  );
  expect(belongingsText({ locations: 5, units: 1, pools: 101, members: null })).toBe(
    'It has 5 locations, 1 unit of its hierarchy and 101 active test pools.',
  );
});
