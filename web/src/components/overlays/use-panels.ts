import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { toastError } from '../../lib/toasts.ts';
import { loadedPanels, loadPanels, onPanelsLoaded } from './load-panels.ts';

/** Said when the code of something that opens over the page could not be fetched. */
export const NOT_LOADED =
  'This part of the portal could not be loaded. Check your connection and try again.';

/**
 * What draws menus, dialogs and side panels; null until the code is there.
 *
 * @param onFailure the code could not be fetched: closes what was to open, the viewer is told
 */
export function usePanels(open: boolean, onFailure: () => void): ReturnType<typeof loadedPanels> {
  const panels = useSyncExternalStore(onPanelsLoaded, loadedPanels);
  const fail = useEffectEvent(() => {
    toastError(NOT_LOADED);
    onFailure();
  });
  const isMissing = open && panels === null;
  useEffect(() => {
    if (isMissing) loadPanels().catch(fail);
  }, [isMissing]);
  return panels;
}

const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Fetches that code at the first sign of somebody at the screen, so that it is there before a button is
 * pressed and no page waits for it.
 */
export function usePanelsAhead(): void {
  useEffect(() => {
    const stop = new AbortController();
    const fetchAhead = (): void => {
      stop.abort();
      // Whoever opens a menu or dialog tries again, and is told.
      loadPanels().catch(() => {});
    };
    for (const sign of signs)
      window.addEventListener(sign, fetchAhead, {
        capture: true,
        passive: true,
        signal: stop.signal,
      });
    return () => stop.abort();
  }, []);
}
