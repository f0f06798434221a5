import type { RouteObject } from 'react-router-dom';
import type { RegisteredFeature } from './features.ts';

interface Portal {
  portalRoutes: RouteObject[];
  featureAt: (path: string) => RegisteredFeature | undefined;
}

let portal: Promise<Portal> | null = null;

// The names are taken one by one: the bundler puts the module into a chunk with others, and the object of all
// its exports does not survive that.
const load = async (): Promise<Portal> => {
  const { portalRoutes, featureAt } = await import('./portal.routes.tsx');
  return { portalRoutes, featureAt };
};

/**
 * The code of the portal behind the sign-in: Apollo, the shell and the table of features. Loaded when a
 * signed-in visitor opens it.
 */
export const loadPortal = (): Promise<Portal> =>
  (portal ??= load().catch((error: unknown) => {
    portal = null;
    throw error;
  }));

/** Fetches that code while the credentials are still on their way. */
export const warmPortal = (): void => void loadPortal().catch(() => undefined);
