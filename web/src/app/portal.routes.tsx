import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { AccessDeniedError } from '../lib/errors/page-errors.ts';
import { readToken, signInUrl } from '../lib/session/session-store.ts';
import { portalRecipes, portalSlotRecipes } from '../lib/theme/portal-recipes.ts';
import { addRecipes } from '../lib/theme/system.ts';
import { loadViewer, type Viewer } from '../lib/viewer/viewer.ts';
import { unknownPathLoader } from './unknown-path-loader.ts';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { featureAt, pageParents } from './features.ts';
import { homeRoutes } from './routes/home.routes.tsx';
import type { RouteHandle } from './route-handle.ts';
import { RootErrorPage } from './RootErrorPage.tsx';
import { AdminPanelLayout } from './shell/AdminPanelLayout.tsx';
import { adminSections } from './shell/menu.ts';
import { MainLayout } from './shell/MainLayout.tsx';
import { PortalLayout } from './shell/PortalLayout.tsx';
import { ReportsLayout } from './shell/ReportsLayout.tsx';
import { StartScreen } from './StartScreen.tsx';

addRecipes(portalRecipes, portalSlotRecipes);

/** A logged-out user who opens an authenticated path is led to sign-in, and back afterwards (P s2). */
async function portalLoader({ request }: LoaderFunctionArgs): Promise<Viewer | Response> {
  const { pathname, search } = new URL(request.url);
  if (readToken() === null) return redirect(signInUrl(pathname + search));
  return loadViewer();
}

/** The Admin Panel has no page of its own: it opens its first section that the viewer may see. */
async function adminIndexLoader(): Promise<Response> {
  const [first] = adminSections(await loadViewer());
  if (first === undefined) throw new AccessDeniedError();
  return redirect(first.path);
}

/** Pages inside a frame that stays when one of them fails. */
const pages = (id: string, children: RouteObject[]): RouteObject => ({
  id,
  ErrorBoundary: PageErrorBoundary,
  children,
});

export { featureAt };

/** The routes behind the sign-in; the router adds those of a feature when it is opened. */
export const portalRoutes: RouteObject[] = [
  {
    // Without a path of its own: the router would not take `/dashboard` below `/dashboard`.
    id: 'portal',
    loader: portalLoader,
    // Who is signed in does not change while the page stands; settings come with the answers that change them.
    shouldRevalidate: () => false,
    Component: PortalLayout,
    ErrorBoundary: RootErrorPage,
    handle: { crumb: 'Dashboard', to: paths.dashboard } satisfies RouteHandle,
    children: [
      {
        Component: MainLayout,
        children: [
          pages(pageParents.main, [
            ...homeRoutes,
            { path: `${paths.dashboard}/*`, loader: unknownPathLoader, Component: StartScreen },
          ]),
        ],
      },
      {
        Component: ReportsLayout,
        handle: { crumb: 'Reports', to: paths.reports } satisfies RouteHandle,
        children: [
          pages(pageParents.reports, [
            { path: `${paths.reports}/*`, loader: unknownPathLoader, Component: StartScreen },
          ]),
        ],
      },
      {
        Component: AdminPanelLayout,
        handle: { crumb: 'Admin Panel', to: paths.adminPanel } satisfies RouteHandle,
        children: [
          pages(pageParents.admin, [
            { path: paths.adminPanel, loader: adminIndexLoader, Component: StartScreen },
            { path: `${paths.adminPanel}/*`, loader: unknownPathLoader, Component: StartScreen },
          ]),
        ],
      },
    ],
  },
];
