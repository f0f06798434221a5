import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { useBranding } from '../lib/branding/use-branding.ts';
import { useOwnTitle } from '../lib/page-title.ts';
import { crumbsOf } from './route-handle.ts';
import { ProgressBar } from './shell/ProgressBar.tsx';

/** Frame of every page: its title, the progress bar, and the place in the page after "back". */
export function RootLayout() {
  const { title } = useBranding();
  const route = crumbsOf(useMatches()).at(-1)?.label;
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
