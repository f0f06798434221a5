import { expect, test } from 'vitest';
import { outcomesOf, sendInParts, told, type Outcome } from './assignment.ts';

const chosen = [
  { value: '1', label: 'Depot' },
  { value: '2', label: 'Yard' },
  { value: '3', label: 'Pier' },
];
const done = (id: string): Outcome => ({ id, errorCode: null });

test('what was not done comes first, in words of its own or those of the catalogue', () => {
  const outcomes: Outcome[] = [
    done('1'),
    { id: '2', errorCode: 'DUPLICATE_VALUE' },
    { id: '3', errorCode: 'IS_ALLOWED_ONLY_SIX_DIGIT_TEST_CODES' },
  ];
  const words = { done: 'Assigned.', reasons: { DUPLICATE_VALUE: 'Has it already.' } };

  const lines = told(chosen, outcomes, words).map((each) => [each.label, each.done, each.text]);

  expect(lines).toEqual([
    ['Yard', false, 'Has it already.'],
    ['Pier', false, 'Only six-digit test codes are allowed.'],
    ['Depot', true, 'Assigned.'],
  ]);
});

test('a refusal of the whole call is told for each record', () => {
  expect(outcomesOf(['1', '2'], [{ errorCode: 'TOO_MANY' }], null)).toEqual([
    { id: '1', errorCode: 'TOO_MANY' },
    { id: '2', errorCode: 'TOO_MANY' },
  ]);
});

test('many records go in parts, and a failure hides nothing that was done before it', async () => {
  const ids = Array.from({ length: 1_200 }, (_, at) => String(at));
  const sent: number[] = [];
  let known: readonly Outcome[] = [];
  const send = (part: readonly string[]) => {
    sent.push(part.length);
    return sent.length === 3
      ? Promise.reject(new Error('no connection'))
      : Promise.resolve(part.map(done));
  };

  await expect(sendInParts(ids, send, (now) => (known = now))).rejects.toThrow('no connection');

  expect(sent).toEqual([500, 500, 200]);
  expect(known).toHaveLength(1_000);
});
