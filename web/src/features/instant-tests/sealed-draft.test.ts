import { beforeEach, expect, test, vi } from 'vitest';
import { browser, endSession, startSession } from '../../lib/session/session-store.ts';
import { dropDraft, keepDraft, readDraft } from './sealed-draft.ts';

const typed = { donor: { firstName: 'Marisol', primaryId: '900703456' } };

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(browser, 'replace').mockImplementation(() => {});
  vi.spyOn(browser, 'clear').mockImplementation(() => {});
  startSession('1.token', 0);
});

test('a draft is read again in the session that kept it, and nothing of it is legible on the device', async () => {
  await keepDraft('instant-test.new', typed, '1.token');

  expect((await readDraft('instant-test.new'))?.values).toEqual(typed);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Marisol|900703456/);
});

test('another session cannot read it, not even with the sealed text at hand', async () => {
  await keepDraft('instant-test.new', typed, '1.token');
  const sealed = localStorage.getItem('assay.draft.instant-test.new') ?? '';

  startSession('1.other', 0);
  expect(await readDraft('instant-test.new')).toBeNull();
  localStorage.setItem('assay.draft.instant-test.new', sealed);

  expect(await readDraft('instant-test.new')).toBeNull();
});

test('it is gone with the session', async () => {
  await keepDraft('instant-test.new', typed, '1.token');

  endSession();

  expect(Object.keys(localStorage)).toEqual([]);
});

test('a draft whose files are gone after a day is not read any more', async () => {
  await keepDraft('instant-test.new', typed, '1.token');

  vi.useFakeTimers({ now: Date.now() + 25 * 3_600_000, toFake: ['Date'] });
  const read = await readDraft('instant-test.new');
  vi.useRealTimers();

  expect(read).toBeNull();
});

test('one is kept for each name', async () => {
  await keepDraft('instant-test.new', typed, '1.token');
  await keepDraft('instant-test.7', { other: true }, '1.token');

  dropDraft('instant-test.new');

  expect((await readDraft('instant-test.7'))?.values).toEqual({ other: true });
});
