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
  expect(personHash(driver)).toBe(
    '2fe0a64aab145b90e435860ae45cd1795eb1ff9e413966f58fd2c8222ad2bd1c',
  );
  expect(personHash(clerk)).toBe(
    '41fce9de203f4f6a45c1e21ee06a5a4fff79f860f5f0d81469f3830d82942ad7',
  );
  expect(
    snapshotRoot('b2'.repeat(32), [
      `12 ACTIVE 7 ${personHash(driver)}`,
      `13 REMOVED - ${personHash(clerk)}`,
    ]),
  ).toBe('b80fc196c9c9122a50c43cd4388c0b37544716a14ae94a91d80a6397d7d9f5cb');
});
