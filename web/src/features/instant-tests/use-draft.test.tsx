import { act, renderHook, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import { startSession } from '../../lib/session/session-store.ts';
import { firstValues } from './first-values.ts';
import type { InstantTestSent, InstantTestValues } from './instant-test-form.ts';
import { readDraft } from './sealed-draft.ts';
import { useDraft } from './use-draft.ts';

const NAME = 'instant-test.new';

beforeEach(() => {
  localStorage.clear();
  startSession('1.token', 0);
  // The pause in typing never ends, so that what is kept is kept for another reason.
  vi.spyOn(window, 'setTimeout').mockImplementation((() => 1) as never);
});

const begin = () =>
  renderHook(() => {
    const form = useForm<InstantTestValues, unknown, InstantTestSent>({
      defaultValues: firstValues(
        { draftName: NAME, draft: null, participant: null, isPrefillLost: false },
        { fullName: 'Denise Hughes', companyId: 1 },
      ),
    });
    return { form, draft: useDraft(form, NAME, null) };
  }).result;

const lotOfDraft = async () => (await readDraft<InstantTestValues>(NAME))?.values.testResult.lot;

test('what was typed a moment before the page is left is kept, and the draft says so', async () => {
  const entry = begin();
  act(() => entry.current.form.setValue('testResult.lot', 'LOT-7'));
  expect(entry.current.draft.isBehind).toBe(true);
  expect(await lotOfDraft()).toBeUndefined();

  window.dispatchEvent(new Event('pagehide'));

  vi.mocked(window.setTimeout).mockRestore();
  await waitFor(() => expect(entry.current.draft.isBehind).toBe(false));
  expect(await lotOfDraft()).toBe('LOT-7');
  expect(entry.current.draft.savedAt).not.toBeNull();
});

test('who signs in in another tab meanwhile gets no draft of what was typed here', async () => {
  const entry = begin();
  act(() => entry.current.form.setValue('testResult.lot', 'LOT-7'));
  startSession('2.token', 0);

  window.dispatchEvent(new Event('pagehide'));

  vi.mocked(window.setTimeout).mockRestore();
  await waitFor(() => expect(entry.current.draft.isBehind).toBe(false));
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
  expect(entry.current.draft.savedAt).toBeNull();
});

test('a draft that nothing can be sealed with is not said to be kept', async () => {
  const entry = begin();
  act(() => entry.current.form.setValue('testResult.lot', 'LOT-7'));
  localStorage.removeItem('assay.session');

  window.dispatchEvent(new Event('pagehide'));

  vi.mocked(window.setTimeout).mockRestore();
  await waitFor(() => expect(entry.current.draft.isBehind).toBe(false));
  expect(entry.current.draft.savedAt).toBeNull();
});
