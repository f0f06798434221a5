import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { AccessRule } from '../config/access-rule.ts';
import { requirePermission } from '../lib/viewer/require-permission.ts';
import type { RouteHandle } from './route-handle.ts';

/** The code of a screen: `() => import('…/TenantListView.tsx')`. The file exports one component and no other value. */
type Screen = () => Promise<Record<string, ComponentType>>;

const lazy = (screen: Screen) => async () => {
  const [Component, another] = Object.values(await screen());
  if (!Component || another) throw new Error('The file of a screen exports one component.');
  return { Component };
};

interface PageOptions extends RouteHandle {
  /** Absent for the page that opens at the path of the route above. */
  path?: string;
  access?: AccessRule;
  /** Starts or loads what the screen reads, before its code has arrived. */
  load?: (args: LoaderFunctionArgs) => unknown;
}

/** Route of a page, whose code is loaded when the page is opened. */
export const page = (
  { path, access, load, ...handle }: PageOptions,
  screen: Screen,
): RouteObject => ({
  ...(path === undefined ? { index: true } : { path }),
  ...(access ? { loader: requirePermission(access, load) } : load && { loader: load }),
  ...('crumb' in handle && { handle }),
  lazy: lazy(screen),
});

/** A frame around pages, e.g. the head of a record with its tabs. */
export const layout = (screen: Screen, children: RouteObject[]): RouteObject => ({
  lazy: lazy(screen),
  children,
});

/** Pages below one step of the breadcrumb. */
export const section = (path: string, crumb: string, children: RouteObject[]): RouteObject => ({
  path,
  handle: { crumb } satisfies RouteHandle,
  children,
});
