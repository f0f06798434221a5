type Panels = Omit<typeof import('./panels.ts'), 'tellMissedExits'>;

let panels: Panels | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

// The names are taken one by one, as in `app/portal-code.ts`.
async function load(): Promise<void> {
  const { AlertPanel, MenuPanel, SidePanel, tellMissedExits } = await import('./panels.ts');
  tellMissedExits();
  panels = { AlertPanel, MenuPanel, SidePanel };
  for (const listener of listeners) listener();
}

/** Fetches the code of menus, dialogs and side panels once; after a failure the next call tries again. */
export const loadPanels = (): Promise<void> =>
  (loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  }));

export const loadedPanels = (): Panels | null => panels;

export function onPanelsLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
