import { companyPaths } from '../../config/features/companies.ts';
import { paths } from '../../config/paths.ts';
import { testPoolPaths } from '../../config/features/test-pools.ts';
import { testResultPaths } from '../../config/features/test-results.ts';
import { userPaths } from '../../config/features/users.ts';

/** Pages that `g` and a letter lead to; who may not open one has no such key. */
export const places: readonly { key: string; label: string; path: string }[] = [
  { key: 'd', label: 'Dashboard', path: paths.dashboard },
  { key: 'c', label: 'Client Companies', path: companyPaths.list },
  { key: 'p', label: 'Random Test Pools', path: testPoolPaths.list },
  { key: 't', label: 'Drugs and Alcohol', path: testResultPaths.list },
  { key: 'u', label: 'Client Users', path: userPaths.client.list },
  { key: 'r', label: 'Reports', path: paths.reports },
  { key: 's', label: 'Support', path: paths.support },
];

/** Somebody types, or answers something that is open over the page. */
export const isElsewhere = (target: EventTarget | null): boolean =>
  (target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select, [contenteditable=true]') !==
      null) ||
  document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null;

/** What opens each row, or else its menu. */
const rowLinks = (): HTMLElement[] =>
  [...document.querySelectorAll('main tr[data-kind=row]')].flatMap(
    (row) =>
      row.querySelector<HTMLElement>('a[data-opens]') ??
      row.querySelector<HTMLElement>('td[data-kind=actions] button') ??
      [],
  );

/** Moves the focus to the next row of the list, or the one before; the browser opens it by Enter. */
export function stepRow(by: 1 | -1): void {
  const links = rowLinks();
  const at = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
  const to = at === -1 ? 0 : Math.min(Math.max(at + by, 0), links.length - 1);
  links[to]?.focus();
}

const click = (element: Element | null | undefined): void => {
  if (element instanceof HTMLElement) element.click();
};

/** Edits the record of the page; in a list it opens the menu of the row that has the focus. */
export function edit(): void {
  const row = document.activeElement?.closest('tr[data-kind=row]');
  if (row) click(row.querySelector('td[data-kind=actions] button'));
  else click(document.querySelector('main a[href$="/edit"]'));
}

/** Ticks the row that has the focus. */
export const tick = (): void =>
  click(document.activeElement?.closest('tr[data-kind=row]')?.querySelector('[data-tick]'));

/** The search of the list on the page, if it has one. */
export const listSearch = (): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>('main [role=search] input:not([type=checkbox])');

/** What the keys do, as `?` lists them. */
export const keysOfPage: readonly (readonly [keys: string, does: string])[] = [
  ['/', 'Search this list, or everything'],
  ['Ctrl K', 'Search everything'],
  ['j', 'Next row'],
  ['k', 'Row before'],
  ['Enter', 'Open the row'],
  ['x', 'Select the row'],
  ['e', 'Edit, or the menu of the row'],
  ['?', 'This list'],
];
