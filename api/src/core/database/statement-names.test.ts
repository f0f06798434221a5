import { expect, test } from 'vitest';
import { StatementNames } from './statement-names.ts';

const failure = (code: string, message = 'failed') => Object.assign(new Error(message), { code });

test('a statement has a name from its second time on, and keeps it', () => {
  const names = new StatementNames();

  const given = ['a', 'b', 'a', 'a', 'b'].map((text) => names.nameOf(text));

  expect(given.slice(0, 2)).toEqual([undefined, undefined]);
  expect(given[2]).toBe(given[3]);
  expect(new Set(given).size).toBe(3);
});

test('no more statements get names than a connection can keep', () => {
  const names = new StatementNames();
  const texts = Array.from({ length: 1_000 }, (_, index) => `select ${index}`);

  const given = [...texts, ...texts].map((text) => names.nameOf(text));

  expect(new Set(given.filter(Boolean)).size).toBe(150);
});

test('after a migration a statement gets another name', () => {
  const names = new StatementNames();
  const [, before] = ['a', 'a'].map((text) => names.nameOf(text));

  expect(names.isStale(failure('0A000', 'cached plan must not change result type'))).toBe(true);

  const [, after] = ['a', 'a'].map((text) => names.nameOf(text));
  expect([before, after]).toEqual([expect.any(String), expect.any(String)]);
  expect(after).not.toBe(before);
});

test.each(['26000', '42P05'])('behind a pooler that answers %s nothing has a name', (code) => {
  const names = new StatementNames();

  expect(names.isStale(failure(code))).toBe(true);

  expect(['a', 'a', 'a'].map((text) => names.nameOf(text))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([failure('0A000'), failure('23505'), new Error('lost'), null])(
  'other failures are not of names: %s',
  (error) => {
    expect(new StatementNames().isStale(error)).toBe(false);
  },
);
