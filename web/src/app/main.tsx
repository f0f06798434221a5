import { startTransition } from 'react';
import { createRoot } from './create-root.ts';
import { applyCachedStyle } from '../lib/branding/branding.ts';
import { refreshStyle } from '../lib/branding/refresh-style.ts';
import { keepPagesWithChanges } from '../lib/session/kept-page.ts';
import { followOtherTabs, guardBackForwardCache } from '../lib/session/session-guards.ts';
import { onLeaving } from '../lib/session/session-store.ts';
import { App } from './App.tsx';

applyCachedStyle();
guardBackForwardCache();
followOtherTabs();
keepPagesWithChanges();

const element = document.getElementById('root');
if (element === null) throw new Error('The page has no #root.');
/** Fetched when it is needed: it knows the errors of Apollo, which sign-in does without. */
const tellDefect = async (error: unknown): Promise<void> => {
  const { reportFailure } = await import('../lib/errors/report-failure.ts');
  reportFailure(error);
};
// React's own word on each failure that a screen shows in place would hide those that are defects.
const root = createRoot(element, { onCaughtError: (error) => void tellDefect(error) });
// In slices: what the browser has to do meanwhile is not held up by the first screen.
startTransition(() => root.render(<App />));
// What a session leaves behind is taken down by React first, so that it does not look for what is gone.
onLeaving(() => root.unmount());

void refreshStyle();
