import { createElement, type ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { AccessRule } from '../config/access-rule.ts';
import { requirePermission } from '../lib/viewer/require-permission.ts';
import type { RouteHandle } from './route-handle.ts';

/** The code of a screen: `() => import('…/TenantListView.tsx')`. The file exports one component and no other value. */
type Screen<P = object> = () => Promise<Record<string, ComponentType<P>>>;

const lazy =
  <P extends object>(screen: Screen<P>, props?: P) =>
  async () => {
    const [Component, another] = Object.values(await screen());
    if (!Component || another) throw new Error('The file of a screen exports one component.');
    return { Component: () => createElement(Component, props as P) };
  };

interface PageOptions<P> extends RouteHandle {
  /** What the screen is told, where one serves several pages. */
  props?: P;
  /** Absent for the page that opens at the path of the route above. */
  path?: string;
  access?: AccessRule;
  /** Starts or loads what the screen reads, before its code has arrived. */
  load?: (args: LoaderFunctionArgs) => unknown;
}

/** Route of a page, whose code is loaded when the page is opened. */
export const page = <P extends object = object>(
  { path, access, load, props, ...handle }: PageOptions<P>,
  screen: Screen<P>,
): RouteObject => ({
  ...(path === undefined ? { index: true } : { path }),
  ...(access ? { loader: requirePermission(access, load) } : load && { loader: load }),
  ...('crumb' in handle && { handle }),
  lazy: lazy(screen, props),
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
