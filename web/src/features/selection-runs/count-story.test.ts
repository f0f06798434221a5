import { expect, test } from 'vitest';
import { countStory } from './count-story.ts';
import { aCount } from './testing/a-run.ts';

const valuesOf = (more: Parameters<typeof aCount>[0]) =>
  Object.fromEntries(countStory(aCount(more)).map(({ label, value }) => [label, value]));
const notesOf = (more: Parameters<typeof aCount>[0]) =>
  Object.fromEntries(countStory(aCount(more)).map(({ label, note }) => [label, note]));

test('a count by the rate is told from the target to the draw', () => {
  expect(
    valuesOf({ period: 2, activeMembers: [100, 100], counted: 10, open: 3, draw: 12 }),
  ).toEqual({
    Target: '50%',
    'Average membership': '100',
    'Due by period 2 of 4': '25',
    Counted: '−10',
    'Still open': '−3',
    'This draw': '12',
  });
});

test('the worked example of a shrinking pool adds up', () => {
  const third = { period: 3, activeMembers: [200, 200, 100], counted: 50, draw: 7 };

  expect(valuesOf(third)).toMatchObject({
    'Average membership': '150',
    'Due by period 3 of 4': '57',
    'This draw': '7',
  });
  expect(notesOf(third)['Average membership']).toBe(
    '200, 200 in the 2 periods before; 100 active now, taken for the 1 period to come as well',
  );
});

test('a product that floating point would round up stays what it is', () => {
  expect(
    valuesOf({ rate: 700, periods: 1, activeMembers: [100], draw: 7 })['Due by period 1 of 1'],
  ).toBe('7');
});

test('many periods before are told as a range', () => {
  const members = [31, 30, 35, 33, 32, 34, 36, 40];

  expect(
    notesOf({ periods: 8, period: 8, activeMembers: members, draw: 3 })['Average membership'],
  ).toBe('30 to 36 in the 7 periods before; 40 active now');
});

test('oversampling, the minimum and a cut are told where they matter', () => {
  expect(valuesOf({ oversampling: 1_000, draw: 15 })).toMatchObject({ Oversampling: '+2' });
  expect(valuesOf({ counted: 60, minimum: 1, draw: 1 })).toMatchObject({ Minimum: '1' });
  expect(valuesOf({ period: 4, activeMembers: [900, 900, 900, 3], draw: 3 })).toMatchObject({
    Cut: '−335',
  });
  expect(Object.keys(valuesOf({}))).not.toContain('Cut');
});

test('a fixed number gets its oversampling, an entered one does not', () => {
  const fixed = { rate: 0, fixed: 10, oversampling: 2_500 };

  expect(valuesOf({ ...fixed, method: 'FIXED', draw: 13 })).toEqual({
    Target: '10',
    Oversampling: '+3',
    'This draw': '13',
  });
  expect(valuesOf({ ...fixed, method: 'OVERRIDE', draw: 10 })).toEqual({
    Entered: '10',
    'This draw': '10',
  });
});

test('nothing that goes off is a plain 0', () => {
  expect(valuesOf({})).toMatchObject({ Counted: '0', 'Still open': '0' });
});

test('of what is not tested there is nothing to tell', () => {
  expect(countStory(aCount({ method: 'NONE', rate: 0, draw: 0 }))).toEqual([]);
});
