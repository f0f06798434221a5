import { expect, test } from 'vitest';
import { detailsHash, personHash } from './person.ts';
import { snapshotRoot } from './snapshot.ts';

const driver = {
  memberId: 12,
  name: { salt: '00'.repeat(16), firstName: 'Zoë', lastName: 'Vale' },
  details: {
    salt: '11'.repeat(16),
    state: 'TX',
    cdlNumber: 'D-12',
    dateOfBirth: '1980-01-02',
    ssnLastDigits: '3456',
    ssnSeal: 'ab'.repeat(32),
    observationRequired: false,
    employeeCategory: 7,
    locationId: 4,
  },
};
const clerk = {
  memberId: 13,
  name: { salt: '22'.repeat(16), firstName: 'A,1:B', lastName: '\\n' },
  details: { salt: '33'.repeat(16), idNumber: 'E-13', otherId: 'x', locationId: 4 },
};

/* The vectors of docs/provable-draw.md; `openssl dgst -sha256` gives the same. */
test('hashes the vectors', () => {
  expect(detailsHash(driver.details)).toBe(
    'b85d694ac5566f6f81e3a1d426f17fa9a4c3c6d4f84138d07fe70beedda0b92a',
  );
  expect(personHash(driver)).toBe('L+CmSqsUW5DkNYYK5FzReV6x/55BOWb1j9LIIirSvRw=');
  expect(personHash(clerk)).toBe('Qfzp3iA/T2pFweIe4GpaT/95+GD18NgUafODDYKUKtc=');
  expect(
    snapshotRoot('b2'.repeat(32), [
      `12 ACTIVE 7 ${personHash(driver)}`,
      `13 REMOVED - ${personHash(clerk)}`,
    ]),
  ).toBe('5d3af7b8ec0d2c0ed315e48c13c2cc9bdaf6f22baca831324a3d8fb58fab2c25');
});
