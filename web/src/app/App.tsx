import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { entryRoutes, routerOptions } from './router.tsx';
import { followNavigation } from '../lib/navigation/destination.ts';
import { system } from '../lib/theme/system.ts';

/** Vite leaves the nonce of this answer in a meta element; without it the browser drops every style. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const styles = createCache({ key: 'assay', ...(nonce ? { nonce } : {}) });
const router = createBrowserRouter(entryRoutes, routerOptions());
followNavigation(() => {
  const { location } = router.state.navigation;
  return location ? location.pathname + location.search : null;
});

/** The screen tells what failed, and the console hears of defects from `ErrorPage`; the router would say all of it again. */
const toldAlready = () => undefined;

export function App() {
  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={system}>
        <RouterProvider router={router} onError={toldAlready} />
      </ChakraProvider>
    </CacheProvider>
  );
}
