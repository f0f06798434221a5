import { expect, test } from 'vitest';
import { companyValues } from './company-form-values.ts';
import { companyLabels } from './company-labels.ts';
import { aCompany } from './testing/a-company.ts';

const pathsOf = (value: unknown, path: string): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) =>
        pathsOf(each, path === '' ? key : `${path}.${key}`),
      )
    : [path];

test('every field of the form has its label, so that a stale save keeps whatever was typed', () => {
  const { version: _version, ...fields } = companyValues(aCompany());

  expect(Object.keys(companyLabels).toSorted()).toEqual(pathsOf(fields, '').toSorted());
});
