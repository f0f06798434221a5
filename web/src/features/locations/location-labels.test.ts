import { expect, test } from 'vitest';
import { locationValues } from './location-form-values.ts';
import { locationLabels } from './location-labels.ts';
import { aLocation } from './testing/a-location.ts';

/** What is compared as a whole, not field by field. */
const whole = new Set(['mroResultType', 'clients']);

const pathsOf = (value: unknown, path: string): string[] =>
  typeof value === 'object' && value !== null && !whole.has(path)
    ? Object.entries(value).flatMap(([key, each]) =>
        pathsOf(each, path === '' ? key : `${path}.${key}`),
      )
    : [path];

test('every field of the form has its label, so that a stale save keeps whatever was typed', () => {
  const { version: _version, ...fields } = locationValues(aLocation(), {
    mro: true,
    clients: true,
  });

  expect(Object.keys(locationLabels).toSorted()).toEqual(pathsOf(fields, '').toSorted());
});
