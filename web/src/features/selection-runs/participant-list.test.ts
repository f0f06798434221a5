import { expect, test } from 'vitest';
import { drawnPeople } from './participant-list.tsx';
import type { DrawnPersonPartsFragment } from './participant-list.generated.ts';

const drawn: DrawnPersonPartsFragment = {
  __typename: 'RunParticipant',
  id: '1',
  firstName: 'Dana',
  lastName: 'Whitfield',
  companyName: 'Northwind Logistics',
  locationName: 'Dallas Depot',
  testPoolName: 'DOT Drivers',
  runDate: '2026-11-02',
  selectionStatus: 'SELECTED_FOR_DRUGS_AND_ALCOHOL',
  openTests: [],
  notifiedAt: null,
  notifiedBy: null,
  completedAt: null,
  testResults: [],
  selectionRun: null,
};
const standing = drawnPeople.columns.find(({ id }) => id === 'standing');

test.each([
  [['drugs', 'alcohol'], 'Not ordered'],
  [['alcohol'], 'Alcohol not ordered'],
  [['drugs'], 'Drug not ordered'],
  [[], 'Ordered'],
] as const)('of the tests %j that are not ordered it says %s', (openTests, told) => {
  expect(standing?.cell({ ...drawn, openTests: [...openTests] })).toBe(told);
});

test('whose only test is not ordered reads as before', () => {
  const person: DrawnPersonPartsFragment = {
    ...drawn,
    selectionStatus: 'SELECTED_FOR_DRUGS',
    openTests: ['drugs'],
  };
  expect(standing?.cell(person)).toBe('Not ordered');
});
