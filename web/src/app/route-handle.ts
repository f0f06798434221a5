import type { UIMatch } from 'react-router-dom';

/** What a route tells the shell about itself, as its `handle`. */
export interface RouteHandle {
  /** Step of the breadcrumb and title of the page; a function reads it from the loader's data. */
  crumb?: string | ((data: unknown) => string | undefined);
  /**
   * Where the step leads, for a frame around pages that has no path of its own, or, read from the loader's
   * data, for a list that some viewers have elsewhere.
   */
  to?: string | ((data: unknown) => string | undefined);
  /** The record that the page belongs to, where the page's own loader brings its name. */
  above?: (data: unknown) => Pick<Crumb, 'label' | 'path'> | undefined;
}

export interface Crumb {
  label: string;
  path: string;
  /** Whether the label was read from the data: the name of a record, and not of a kind of page. */
  named: boolean;
}

const isHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null;

/** A route within one of the same path is matched with a slash behind it, which no address of the portal has. */
const withoutSlash = (pathname: string): string => pathname.replace(/(?<=.)\/$/, '');

/** Steps from the home page to the current one. */
export const crumbsOf = (matches: readonly UIMatch[]): Crumb[] =>
  matches.flatMap(({ handle, pathname, loaderData }) => {
    if (!isHandle(handle)) return [];
    // A page that is refused, or not found, has no data to read a step from.
    const read = <T>(value?: (data: unknown) => T): T | undefined =>
      loaderData === undefined ? undefined : value?.(loaderData);
    const label = typeof handle.crumb === 'function' ? read(handle.crumb) : handle.crumb;
    const to = typeof handle.to === 'function' ? read(handle.to) : handle.to;
    const named = typeof handle.crumb === 'function';
    const above = read(handle.above);
    return [
      ...(above === undefined ? [] : [{ ...above, named: true }]),
      ...(label === undefined ? [] : [{ label, path: to ?? withoutSlash(pathname), named }]),
    ];
  });

/**
 * Title of the page at the end of the steps: the page, and the record that it belongs to or else the page above
 * it. Many pages are called 'Edit' or 'Members', and a tab or a bookmark has nothing else to tell them apart.
 */
export function titleOf(crumbs: readonly Crumb[]): string | undefined {
  const page = crumbs.at(-1);
  if (page === undefined) return undefined;
  const above = crumbs.slice(0, -1);
  const owner = above.findLast(({ named }) => named) ?? above.at(-1);
  return owner === undefined ? page.label : `${page.label} · ${owner.label}`;
}
