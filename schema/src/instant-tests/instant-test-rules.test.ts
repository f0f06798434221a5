import { expect, test } from 'vitest';
import { consentFaults } from './instant-test-rules.ts';

test('donor and collector sign each for themselves, as far as they sign', () => {
  const faultsOf = (donorSignature: string, collectorSignature: string) =>
    consentFaults({ testResult: { donorSignature, collectorSignature } })
      .filter(({ errorCode }) => errorCode === 'INVALID')
      .map(({ path }) => path.join('.'));

  expect(faultsOf('one', 'other')).toEqual([]);
  expect(faultsOf('', '')).toEqual([]);
  expect(faultsOf('one', 'one')).toEqual(['testResult.collectorSignature']);
});
