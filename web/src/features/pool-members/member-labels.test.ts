import { expect, test } from 'vitest';
import { memberValues } from './member-form-values.ts';
import { memberLabels } from './member-labels.ts';
import { aDriver } from './testing/a-member.ts';

test('every field of the form has its label, so that a stale save keeps whatever was typed', () => {
  const { version: _version, ...fields } = memberValues(aDriver());

  expect(Object.keys(memberLabels).toSorted()).toEqual(Object.keys(fields).toSorted());
});
