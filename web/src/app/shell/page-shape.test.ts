import { expect, test } from 'vitest';
import { isSameRecord, shapeOf } from './page-shape.ts';

const admin = '/dashboard/admin-panel';

test.each([
  [`${admin}/client-companies`, 'list'],
  [`${admin}/client-companies/create`, 'form'],
  [`${admin}/client-companies/12`, 'record'],
  [`${admin}/client-companies/12/edit`, 'form'],
  [`${admin}/client-companies/12/locations`, 'list'],
  [`${admin}/test-pools/3/members/import/regulated`, 'form'],
  [`${admin}/test-pools/3/runs/4`, 'record'],
  [`${admin}/my-company`, 'record'],
  ['/dashboard/profile', 'record'],
])('%s is a %s', (path, shape) => {
  expect(shapeOf(path)).toBe(shape);
});

test.each([
  ['/dashboard/admin-panel/test-pools/3', '/dashboard/admin-panel/test-pools/3/members', true],
  ['/dashboard/admin-panel/test-pools/3/runs', '/dashboard/admin-panel/test-pools/3/runs/4', false],
  ['/dashboard/admin-panel/test-pools', '/dashboard/admin-panel/test-pools/3', false],
  ['/dashboard', '/dashboard/support', false],
])('%s and %s are of one record: %s', (a, b, same) => {
  expect(isSameRecord(a, b)).toBe(same);
});
