import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ListSpec } from '@assay/schema/core/list';
import { readAgain } from '../../lib/forms/send.ts';
import { toastWarning } from '../../lib/toasts.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { SavedViewByIdDocument } from './saved-views.generated.ts';
import { addressOfView, defaultKey, lostConditions, VIEW_PARAMETER } from './view-search.ts';

/** Private windows and full storages refuse; then the list opens as it is. */
function quietly<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** Notes in this browser with which view a list opens. */
export function noteDefault(userId: string, list: string, viewId: string | null): void {
  const key = defaultKey(userId, list);
  quietly(() =>
    viewId === null ? localStorage.removeItem(key) : localStorage.setItem(key, viewId),
  );
}

function warnOfLost(spec: ListSpec, search: string, title: string, told: string): void {
  const lost = lostConditions(spec, search);
  if (lost > 0)
    toastWarning(
      title,
      `${lost === 1 ? 'One of its filters is' : `${lost} of its filters are`} ${told}`,
    );
}

/** Says when a view does not show what it showed once. */
export const tellIfLost = (spec: ListSpec, search: string): void =>
  warnOfLost(
    spec,
    search,
    'This view has changed',
    'no longer offered, so the list shows more than it did.',
  );

/**
 * Opens a list with the view that was chosen for it, unless its address says what to show; and says of a view that a link
 * names when it is not there, or has lost filters, and of an address when it asks for what the list does not offer.
 */
export function useDefaultView(list: string, spec: ListSpec): void {
  const { profile } = useViewer();
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const linked = new URLSearchParams(search).get(VIEW_PARAMETER);
    const chosen =
      search === '' ? quietly(() => localStorage.getItem(defaultKey(profile.id, list))) : null;
    const id = linked ?? chosen;
    if (id === null) {
      warnOfLost(
        spec,
        search,
        'This address was not understood',
        'not known here, so the list shows more than it asks for.',
      );
      return;
    }
    const open = async (): Promise<void> => {
      const { savedView } = await readAgain(SavedViewByIdDocument, { id });
      if (savedView === null) {
        noteDefault(profile.id, list, null);
        if (linked !== null)
          toastWarning(
            'The view of this link is not there',
            'It was deleted, or is not shared with you. The list shows what the link says.',
          );
        return;
      }
      tellIfLost(spec, savedView.search);
      if (linked === null)
        void navigate(`${pathname}${addressOfView(savedView)}`, { replace: true });
    };
    /* The list itself is there without its view. */
    open().catch(() => undefined);
  }, [list, spec, profile.id, search, pathname, navigate]);
}
