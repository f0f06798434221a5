import { createContext, useContext } from 'react';
import type { Viewer } from './viewer.ts';

export const ViewerContext = createContext<Viewer | null>(null);

/** The signed-in user. Only inside the authenticated shell. */
export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext);
  if (viewer === null) throw new Error('useViewer needs the authenticated shell around it.');
  return viewer;
}
