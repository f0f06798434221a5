import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { useBranding } from '../lib/branding/use-branding.ts';
import { useOwnTitle } from '../lib/page-title.ts';
import { crumbsOf, type Crumb } from './route-handle.ts';
import { ProgressBar } from './shell/ProgressBar.tsx';

const frames: readonly string[] = [paths.dashboard, paths.adminPanel];

/** The page and what it belongs to: many are called 'Edit', and a tab or a bookmark has nothing else to tell them apart. */
const titleOf = (crumbs: readonly Crumb[]): string | undefined => {
  const own = crumbs.filter(({ path }) => !frames.includes(path));
  return (
    (own.length > 0 ? own : crumbs)
      .slice(-2)
      .toReversed()
      .map(({ label }) => label)
      .join(' · ') || undefined
  );
};

/** Frame of every page: its title, the progress bar, and the place in the page after "back". */
export function RootLayout() {
  const { title } = useBranding();
  const route = titleOf(crumbsOf(useMatches()));
  const page = useOwnTitle() ?? route;
  useEffect(() => {
    document.title = page === undefined ? title : `${page} · ${title}`;
  }, [page, title]);
  return (
    <>
      <ProgressBar />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
