import { expect, test } from 'vitest';
import { participantGroups } from './participant-groups.ts';
import { aParticipant, aRun } from './testing/a-run.ts';

const all = [
  aParticipant(1, { selectionStatus: 'EXCUSED' }),
  aParticipant(2, { specimenId: 'CCF-1' }),
  aParticipant(3),
  aParticipant(4, { selectionStatus: 'ALTERNATE_SELECTION' }),
  aParticipant(5, { selectionStatus: 'SELECTED_FOR_ALCOHOL' }),
];
const told = (run: ReturnType<typeof aRun>) =>
  participantGroups(run, all).map(({ title, isDone, rows }) => [
    title,
    isDone,
    rows.map(({ runIndex }) => runIndex),
  ]);
const electronic = { ...aRun().testPool!, testOrderType: 'ELECTRONIC_ORDER' } as const;

test('orders on paper wait for their specimen ids, and what is done is folded', () => {
  expect(told(aRun())).toEqual([
    ['Specimen ID to enter', false, [3, 5]],
    ['Specimen ID entered', true, [2]],
    ['Alternates', false, [4]],
    ['Excused', true, [1]],
  ]);
});

test.each([{ testPool: electronic }, { isInvalidated: true }])(
  'nobody waits for a specimen id: %j',
  (over) => {
    expect(told(aRun(over))[0]).toEqual(['Selected', false, [2, 3, 5]]);
  },
);
