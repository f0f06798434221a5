import { expect, test } from 'vitest';
import { newTestPoolValues } from './test-pool-form-values.ts';
import { testPoolLabels } from './test-pool-labels.ts';

test('every field of the form has its label, so that a stale save keeps whatever was typed', () => {
  expect(Object.keys(testPoolLabels).toSorted()).toEqual(
    Object.keys(newTestPoolValues()).toSorted(),
  );
});
