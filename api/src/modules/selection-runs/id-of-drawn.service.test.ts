import { expect, it } from 'vitest';
import { primaryIdTypesOf } from '@assay/schema/common/primary-id-types';
import { idOfDrawn } from './id-of-drawn.service.ts';

const known = { cdlNumber: 'TX123', idNumber: 'E-7', ssn: '900701234' };

it('identifies by the license, else by the number, else by the SSN', () => {
  const all = primaryIdTypesOf('ALL');

  expect(idOfDrawn(known, all)).toEqual({ primaryIdType: 'CDL_NUMBER', primaryId: 'TX123' });
  expect(idOfDrawn({ ...known, cdlNumber: null }, all)?.primaryIdType).toBe('EMPLOYEE_ID');
  expect(idOfDrawn({ ...known, cdlNumber: null, idNumber: '' }, all)?.primaryIdType).toBe('SSN');
});

it('identifies by what the company takes', () => {
  expect(idOfDrawn(known, primaryIdTypesOf('ONLY_EMPLOYEE_ID'))).toEqual({
    primaryIdType: 'EMPLOYEE_ID',
    primaryId: 'E-7',
  });
  expect(idOfDrawn(known, primaryIdTypesOf('ONLY_SSN'))?.primaryIdType).toBe('SSN');
});

it('identifies nobody by what is not known', () => {
  expect(idOfDrawn({ ...known, ssn: null }, primaryIdTypesOf('ONLY_SSN'))).toBeNull();
});
