import { expect, test } from 'vitest';
import { testsText } from './pool-figures.ts';

const tests = (numbers: object) =>
  ({
    __typename: 'TestProgress',
    target: 320,
    due: 81,
    done: 105,
    open: 0,
    forecast: 320,
    ...numbers,
  }) as const;

test('a pool on track tells what is done and due by now', () => {
  const pool = { targetState: 'ON_TRACK', drugs: tests({}), alcohol: tests({}) } as const;

  expect(testsText(pool)).toBe('105 drug tests done, 81 due by now');
});

test('a pool that is behind tells what the forecast lacks, though more than was due is done', () => {
  const drugs = tests({ forecast: 1298, target: 1320 });

  expect(testsText({ targetState: 'BEHIND', drugs, alcohol: tests({}) })).toBe(
    'Forecast 1,298 of 1,320 drug tests',
  );
  const alcohol = tests({ forecast: 40, target: 64 });
  expect(testsText({ targetState: 'BEHIND', drugs: tests({}), alcohol })).toBe(
    'Forecast 40 of 64 alcohol tests',
  );
  expect(testsText({ targetState: 'BEHIND', drugs, alcohol })).toBe(
    'Forecast 1,298 of 1,320 drug and 40 of 64 alcohol tests',
  );
});
