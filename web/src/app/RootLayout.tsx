import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { useBranding } from '../lib/branding/use-branding.ts';
import { noteVisit } from '../lib/navigation/visited-pages.ts';
import { useOwnTitle } from '../lib/page-title.ts';
import { crumbsOf, titleOf } from './route-handle.ts';
import { scrollPlace } from './scroll-place.ts';
import { PageAnnouncer } from './shell/PageAnnouncer.tsx';
import { ProgressBar } from './shell/ProgressBar.tsx';

const frames: readonly string[] = [paths.dashboard, paths.adminPanel];

/** Frame of every page: its title, the progress bar, and the place in the page after "back". */
export function RootLayout() {
  const { title } = useBranding();
  const crumbs = crumbsOf(useMatches());
  const below = crumbs.filter(({ path }) => !frames.includes(path));
  const route = titleOf(below.length > 0 ? below : crumbs);
  const page = useOwnTitle() ?? route;
  useEffect(() => {
    document.title = page === undefined ? title : `${page} · ${title}`;
  }, [page, title]);
  const { pathname } = useLocation();
  // After each navigation: a list that is paged or searched keeps its path.
  useEffect(() => noteVisit(pathname));
  return (
    <>
      <ProgressBar />
      <Outlet />
      <ScrollRestoration getKey={scrollPlace} />
      <PageAnnouncer title={page} />
    </>
  );
}
