import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import { Activity, lazy, Suspense, useSyncExternalStore } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { entryRoutes, routerOptions } from './router.tsx';
import { followNavigation } from '../lib/navigation/destination.ts';
import { isPageKept, onKeptChange } from '../lib/session/kept-page.ts';
import { createStyleCache } from '../lib/theme/style-cache.ts';
import { system } from '../lib/theme/system.ts';
import { onFirstTyped } from '../lib/unsaved-changes/unsaved-store.ts';

/** Vite leaves the nonce of this answer in a meta element; without it the browser drops every style. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const styles = createStyleCache(nonce);
const router = createBrowserRouter(entryRoutes, routerOptions());
followNavigation(() => {
  const { location } = router.state.navigation;
  return location ? location.pathname + location.search : null;
});

/** The screen tells what failed, and the console hears of defects from `ErrorPage`; the router would say all of it again. */
const toldAlready = () => undefined;

const loadCover = () => import('./SessionCover.tsx');
const SessionCover = lazy(async () => ({ default: (await loadCover()).SessionCover }));
// While there is a connection: a page that has to be covered may have lost it.
onFirstTyped(() => void loadCover().catch(() => undefined));

/** The pages; those that a session has left behind with unsaved changes are out of sight behind a sign-in (ADR 99). */
export function App() {
  const isKept = useSyncExternalStore(onKeptChange, isPageKept);
  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={system}>
        {/* Takes down what the pages watch and ask for, and keeps what they hold. */}
        <Activity mode={isKept ? 'hidden' : 'visible'}>
          <RouterProvider router={router} onError={toldAlready} />
        </Activity>
        {isKept && (
          <Suspense fallback={null}>
            <SessionCover pages={router} />
          </Suspense>
        )}
      </ChakraProvider>
    </CacheProvider>
  );
}
