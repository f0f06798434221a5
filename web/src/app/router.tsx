import {
  redirect,
  type DOMRouterOpts,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { nextTask } from '../lib/next-task.ts';
import { readToken, signInUrl } from '../lib/session/session-store.ts';
import type { RegisteredFeature } from './features.ts';
import { loadPortal } from './portal-code.ts';
import { publicRoutes } from './public.routes.tsx';
import { RootErrorPage } from './RootErrorPage.tsx';
import { RootLayout } from './RootLayout.tsx';
import { StartScreen } from './StartScreen.tsx';

/** Any other path leads to sign-in, or home when signed in (P s2). */
function elsewhere({ request }: LoaderFunctionArgs): Response {
  if (readToken() !== null) return redirect(paths.dashboard);
  const { pathname, search } = new URL(request.url);
  return redirect(signInUrl(pathname + search));
}

/** Routes that every visitor has. */
export const entryRoutes: RouteObject[] = [
  {
    id: 'root',
    Component: RootLayout,
    HydrateFallback: StartScreen,
    ErrorBoundary: RootErrorPage,
    children: [...publicRoutes, { path: '*', loader: elsewhere, Component: StartScreen }],
  },
];

/** How the router learns the rest: the portal once somebody is signed in, a feature when it is opened. */
export function routerOptions(): Pick<DOMRouterOpts, 'patchRoutesOnNavigation'> {
  let hasPortal = false;
  const known = new Set<RegisteredFeature>();
  return {
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const inside = path === paths.dashboard || path.startsWith(`${paths.dashboard}/`);
      if (!inside || readToken() === null) return;
      const { portalRoutes, featureAt } = await loadPortal();
      // Running the code for the first time was a long task by itself.
      await nextTask();
      const feature = featureAt(path);
      const routes = feature && !known.has(feature) ? await feature.load() : null;
      if (routes) await nextTask();
      // Somebody went elsewhere meanwhile; the router takes nothing from a visit that is over.
      if (signal.aborted) return;
      if (!hasPortal) {
        hasPortal = true;
        patch('root', portalRoutes);
      }
      if (feature && routes && !known.has(feature)) {
        known.add(feature);
        patch(feature.parent, routes);
      }
    },
  };
}
