import type { ListSpec } from '@assay/schema/core/list';
import { readListState, writeListState } from '../../lib/list-url/list-state.ts';

/** Names the view in the address, so that a link leads to it. */
export const VIEW_PARAMETER = 'view';

/** What a view keeps of an address: what the list shows, on its first page. */
export const searchOfView = (spec: ListSpec, search: URLSearchParams): string =>
  writeListState(spec, { ...readListState(spec, search), page: 1 }).toString();

/** The address of a view. */
export function addressOfView({ id, search }: { id: string; search: string }): string {
  const written = new URLSearchParams(search);
  written.set(VIEW_PARAMETER, id);
  return `?${written.toString()}`;
}

/** How many conditions of a view the list no longer offers, since its filters changed. */
export function lostConditions(spec: ListSpec, search: string): number {
  const given = new URLSearchParams(search);
  const named = (given.get('searchQuery') ?? '').split('&').filter((part) => part !== '').length;
  return Math.max(named - readListState(spec, given).filters.length, 0);
}

/** Where this browser notes with which view a list opens; the view itself stays on the server. */
export const defaultKey = (userId: string, list: string): string =>
  `assay.default-view.${userId}.${list}`;
