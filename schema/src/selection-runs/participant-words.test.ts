import { describe, expect, it, test } from 'vitest';
import { nowWords, participantWord } from './participant-words.ts';
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

describe('what is another now', () => {
  const drawn = {
    firstName: 'Ann',
    lastName: 'Moss',
    cdlNumber: 'D-1',
    state: 'TX',
    dateOfBirth: '1980-01-02',
    observationRequired: false,
    otherId: null,
  };

  it('is nothing for who is as drawn', () => {
    expect(nowWords(drawn, null)).toBeNull();
    expect(nowWords(drawn, { ...drawn })).toBeNull();
  });

  it('is the name, and what else has changed by its label', () => {
    const now = {
      ...drawn,
      firstName: 'Ben',
      dateOfBirth: '1999-12-31',
      observationRequired: true,
    };

    expect(nowWords(drawn, now)).toBe(
      'Ben Moss, Date of Birth 12/31/1999, Observation Required Yes',
    );
  });

  it('says by a dash what was taken away', () => {
    expect(nowWords({ ...drawn, otherId: 'P-1' }, drawn)).toBe('Other ID –');
  });
});
