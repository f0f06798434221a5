import { matchRoutes } from 'react-router-dom';
import { featureAt } from '../features.ts';
import { homeRoutes } from '../routes/home.routes.tsx';

/** Fetches the code of a page before it is opened. Asked again, the browser answers from its memory. */
export async function prefetchPage(path: string): Promise<void> {
  try {
    const routes = (await featureAt(path)?.load()) ?? homeRoutes;
    for (const { route } of matchRoutes(routes, path) ?? []) {
      if (typeof route.lazy === 'function') await route.lazy();
    }
  } catch {
    // Only an attempt; opening the page tells what is wrong.
  }
}
