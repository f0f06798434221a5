import { useState } from 'react';
import { readAgain } from '../../lib/forms/send.ts';
import { failureOf } from '../../lib/errors/failure.ts';
import { toastError } from '../../lib/toasts.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { noteDefault } from './use-default-view.ts';
import { SavedViewsDocument, type SavedViewPartsFragment } from './saved-views.generated.ts';

/** The views of a list; they are asked for when somebody turns to their menu, so that lists stay one operation. */
export function useSavedViews(list: string) {
  const viewer = useViewer();
  const [views, setViews] = useState<readonly SavedViewPartsFragment[] | null>(null);
  const [isAsked, setAsked] = useState(false);
  const changed = async (): Promise<void> => {
    try {
      const { savedViews } = await readAgain(SavedViewsDocument, { list });
      setViews(savedViews.nodes);
      const chosen = savedViews.nodes.find(({ isDefault }) => isDefault);
      noteDefault(viewer.profile.id, list, chosen?.id ?? null);
    } catch (error) {
      setAsked(false);
      toastError(failureOf(error).message);
    }
  };
  const load = (): void => {
    if (isAsked) return;
    setAsked(true);
    void changed();
  };
  return { views, load, changed };
}
