import { expect, test } from 'vitest';
import type { HistoryRowFragment } from './history-list.generated.ts';
import {
  actionText,
  fieldLabel,
  summaryOf,
  valueText,
  type HistoryWords,
} from './history-words.ts';

const words: HistoryWords = {
  name: 'Test pool',
  labels: { name: 'Pool Name', drugPercentage: 'Drug Target' },
  texts: { drugPercentage: (value: number) => `${value}%` },
};

const entry = (action: string, ...changes: object[]): HistoryRowFragment =>
  ({ action, changes }) as unknown as HistoryRowFragment;

test('fields go by the labels of their form, others by their own names', () => {
  expect(fieldLabel(words, 'drugPercentage')).toBe('Drug Target');
  expect(fieldLabel(words, 'address.city')).toBe('City');
  expect(fieldLabel(words, 'MFA_ENABLED')).toBe('MFA enabled');
});

test.each([
  ['name', null, '–'],
  ['name', '', '–'],
  ['drugPercentage', 33.33, '33.33%'],
  ['isRegulated', true, 'Yes'],
  ['programStartDate', '2026-01-31', '01/31/2026'],
  ['locationPhone', '5125550100', '(512) 555-0100'],
  ['clients', ['Ann', 'Bob'], 'Ann, Bob'],
  ['clients', [], '–'],
])('%s %j reads as %s', (field, value, text) => {
  expect(valueText(words, field, value)).toBe(text);
});

test('a long list is told by its first items and the number of the others', () => {
  const names = Array.from({ length: 1_250 }, (_, index) => `Site ${index}`);

  expect(valueText(words, 'locationsAdded', names)).toMatch(/Site 49, and 1,200 more$/);
});

test('an entry in a line says what was changed, or what happened', () => {
  const change = { field: 'drugPercentage', before: 33.33, after: 3.33, isHidden: false };
  const hidden = { field: 'dateOfBirth', before: null, after: null, isHidden: true };

  expect(summaryOf(words, entry('testPool.updated', change))).toBe('Drug Target: 33.33% → 3.33%');
  expect(summaryOf(words, entry('testPool.updated', hidden))).toBe('Date of birth changed');
  expect(summaryOf(words, entry('testPool.created', change))).toBe('Created');
  expect(summaryOf(words, entry('testPool.activated'))).toBe('Activated');
  expect(actionText('company.locationsImported')).toBe('Locations imported');
});
