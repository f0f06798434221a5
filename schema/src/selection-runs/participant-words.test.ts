import { expect, test } from 'vitest';
import { participantWord } from './participant-words.ts';
import type { SelectionStatusName } from './run-participant.list.ts';

const wordsOf = (
  selectionStatus: SelectionStatusName,
  { drawnStatus = selectionStatus, isInvalidated = false } = {},
) =>
  (['drugs', 'alcohol'] as const).map((kind) =>
    participantWord({ selectionStatus, drawnStatus }, kind, isInvalidated),
  );

test.each<[SelectionStatusName, string[]]>([
  ['SELECTED_FOR_DRUGS', ['Yes', '–']],
  ['SELECTED_FOR_DRUGS_AND_ALCOHOL', ['Yes', 'Yes']],
  ['SELECTED_FOR_ALCOHOL', ['–', 'Yes']],
  ['ALTERNATE_SELECTION', ['Alternate', 'Alternate']],
  ['NOT_SELECTED', ['–', '–']],
])('%s reads %j', (status, words) => {
  expect(wordsOf(status)).toEqual(words);
});

test('of an invalidated run Yes reads Invalidated', () => {
  expect(wordsOf('SELECTED_FOR_DRUGS', { isInvalidated: true })).toEqual(['Invalidated', '–']);
  expect(wordsOf('ALTERNATE_SELECTION', { isInvalidated: true })).toEqual([
    'Alternate',
    'Alternate',
  ]);
});

test('who is excused is so for what was drawn', () => {
  expect(wordsOf('EXCUSED', { drawnStatus: 'SELECTED_FOR_DRUGS' })).toEqual(['Excused', '–']);
  expect(wordsOf('EXCUSED', { drawnStatus: 'SELECTED_FOR_ALCOHOL' })).toEqual(['–', 'Excused']);
});
