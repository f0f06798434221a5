import { expect, test } from 'vitest';
import { outcomeIn, progressIn } from './import-events.ts';

const checking = '{"progress":{"phase":"CHECKING","processed":2000,"total":5000}}\n';
const saving = '{"progress":{"phase":"SAVING","processed":1000,"total":4999}}\n';

test('the last whole line tells how far the import is', () => {
  expect(progressIn(checking + saving)).toEqual({
    phase: 'SAVING',
    processed: 1000,
    total: 4999,
  });
  expect(progressIn(`${checking}{"progress":{"pha`)).toMatchObject({ phase: 'CHECKING' });
});

test('before the first whole line nothing is known', () => {
  expect(progressIn('')).toBeNull();
  expect(progressIn('{"progress"')).toBeNull();
});

test('the last line is the answer', () => {
  expect(outcomeIn(`${checking}{"status":201,"body":{"created":4999}}\n`)).toEqual({
    status: 201,
    body: { created: 4999 },
  });
});

test('an answer that broke off has no outcome', () => {
  expect(outcomeIn(checking)).toEqual({ status: 0, body: null });
  expect(outcomeIn('')).toEqual({ status: 0, body: null });
});
