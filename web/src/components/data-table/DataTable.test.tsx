import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EmptyState } from '../page/EmptyState.tsx';
import { choose } from '../testing/choose.ts';
import { renderUi } from '../testing/render-ui.tsx';
import type { Column } from './column.ts';
import { ColumnMenu } from './ColumnMenu.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { useColumnChoice } from './use-column-choice.ts';

interface City {
  id: string;
  name: string;
  people: number;
}
const cities: City[] = [
  { id: '1', name: 'Austin', people: 974 },
  { id: '2', name: 'Boston', people: 654 },
];
const manyCities = (count: number): City[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    name: `City ${index}`,
    people: index,
  }));
const columns: Column<City>[] = [
  { id: 'name', header: 'City', cell: ({ name }) => name, sortField: 'name', hideable: false },
  {
    id: 'people',
    header: 'People',
    cell: ({ people }) => people,
    sortField: 'people',
    kind: 'number',
  },
];
const table = (props: Partial<DataTableProps<City>> = {}) => (
  <DataTable
    label="Cities"
    columns={columns}
    rows={cities}
    rowId={({ id }) => id}
    rowLabel={({ name }) => name}
    {...props}
  />
);
const cell = (name: string) => screen.getByRole('cell', { name });

test('shows a row for each record, with its values', () => {
  renderUi(table());

  const [, austin] = screen.getAllByRole('row');
  expect(
    within(austin!)
      .getAllByRole('cell')
      .map((each) => each.textContent),
  ).toEqual(['Austin', '974']);
});

test('a click on a column head asks for its sort, and the head says how the table is sorted', async () => {
  const onSort = vi.fn();
  const { user } = renderUi(table({ sort: { sortBy: 'name', sortOrder: 'ASC' }, onSort }));

  await user.click(screen.getByRole('button', { name: 'City' }));
  await user.click(screen.getByRole('button', { name: 'People' }));

  expect(onSort.mock.calls).toEqual([
    [{ sortBy: 'name', sortOrder: 'DESC' }],
    [{ sortBy: 'people', sortOrder: 'ASC' }],
  ]);
  expect(screen.getByRole('columnheader', { name: 'City' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  expect(screen.getByRole('columnheader', { name: 'People' })).toHaveAttribute('aria-sort', 'none');
});

test('a row opens and closes its details; they are made when they are opened', async () => {
  const details = vi.fn(({ name }: City) => <p>About {name}</p>);
  const { user } = renderUi(table({ details }));
  expect(details).not.toHaveBeenCalled();

  const toggle = screen.getByRole('button', { name: 'Details of Boston' });
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('About Boston')).toBeInTheDocument();

  await user.click(toggle);
  expect(screen.queryByText('About Boston')).not.toBeInTheDocument();
});

test('the menu of a row offers its actions and gives the focus back', async () => {
  const onSelect = vi.fn();
  const { user } = renderUi(
    table({ actions: ({ name }) => [{ id: 'edit', label: `Edit ${name}`, onSelect }] }),
  );
  const button = screen.getByRole('button', { name: 'Actions for Austin' });

  await choose(user, 'Actions for Austin', 'Edit Austin');

  expect(onSelect).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(button).toHaveFocus();
});

test('rows stay where they are while the menu of one is open', async () => {
  const actions = () => [{ id: 'edit', label: 'Edit', onSelect: () => {} }];
  const { user, rerender } = renderUi(table({ actions }));
  await user.click(screen.getByRole('button', { name: 'Actions for Austin' }));
  const entry = await screen.findByRole('menuitem', { name: 'Edit' });
  // Longer than a press holds them.
  await new Promise((resolve) => setTimeout(resolve, 150));

  rerender(table({ actions, rows: manyCities(1) }));
  expect(cell('Austin')).toBeInTheDocument();

  await user.click(entry);
  expect(await screen.findByRole('cell', { name: 'City 0' })).toBeInTheDocument();
  expect(screen.queryByRole('cell', { name: 'Austin' })).not.toBeInTheDocument();
});

test('a row without actions has no menu button', () => {
  renderUi(table({ actions: () => [] }));

  expect(screen.queryByRole('button', { name: /Actions for/ })).not.toBeInTheDocument();
});

describe('a row with a record', () => {
  const openTab = vi.fn();
  beforeEach(() => {
    openTab.mockReset();
    vi.stubGlobal('open', openTab);
    return () => vi.unstubAllGlobals();
  });
  const Here = () => <output>{useLocation().pathname}</output>;
  const render = () =>
    renderUi(
      <>
        <Here />
        {table({ href: ({ id }) => (id === '2' ? null : `/cities/${id}`), actions: () => [edit] })}
      </>,
    );
  const edit = { id: 'edit', label: 'Edit', onSelect: () => {} };
  const here = () => screen.getByRole('status').textContent;

  test('opens it wherever it is clicked', async () => {
    const { user } = render();

    await user.click(cell('974'));

    expect(here()).toBe('/cities/1');
  });

  test.each([
    [
      'the middle button',
      () => fireEvent(cell('974'), new MouseEvent('auxclick', { bubbles: true, button: 1 })),
    ],
    ['Ctrl', () => fireEvent.click(cell('974'), { ctrlKey: true })],
    ['Cmd', () => fireEvent.click(cell('974'), { metaKey: true })],
  ])('opens it in a tab of its own with %s', (_with, press) => {
    render();

    press();

    expect(openTab).toHaveBeenCalledWith(
      expect.stringMatching(/\/cities\/1$/),
      '_blank',
      'noopener',
    );
    expect(here()).toBe('/');
  });

  test('leaves its menu to those who press it', async () => {
    const { user } = render();

    await user.click(screen.getByRole('button', { name: 'Actions for Austin' }));

    expect(here()).toBe('/');
    expect(await screen.findByRole('menu')).toBeInTheDocument();
  });

  test('is a link by its name, and a row without one is none', () => {
    render();

    expect(screen.getByRole('link', { name: 'Austin' })).toHaveAttribute('href', '/cities/1');
    expect(screen.queryByRole('link', { name: 'Boston' })).toBeNull();
  });
});

test('a record that is no longer in force looks so', () => {
  renderUi(table({ isInactive: ({ name }) => name === 'Boston' }));

  expect(screen.getByRole('row', { name: /Boston/ })).toHaveAttribute('data-inactive');
  expect(screen.getByRole('row', { name: /Austin/ })).not.toHaveAttribute('data-inactive');
});

test('skeleton rows stand in while the first page is on its way', () => {
  renderUi(table({ rows: null, skeletonRows: 3 }));

  expect(screen.getByRole('table', { name: 'Cities' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('cell')).not.toBeInTheDocument();
});

test('an empty list says why it is empty', () => {
  renderUi(table({ rows: [], empty: <EmptyState because="search" /> }));

  expect(
    screen.getByText(
      'Your search did not match any records. Please try again using different keywords.',
    ),
  ).toBeInTheDocument();
});

test('a failed list says what went wrong and tries again', async () => {
  const onRetry = vi.fn();
  const { user } = renderUi(table({ error: { message: 'It broke.', onRetry } }));

  expect(screen.getByRole('alert')).toHaveTextContent('It broke.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

function WithColumnChoice() {
  const choice = useColumnChoice('cities', columns);
  return (
    <>
      <ColumnMenu choice={choice} />
      {table({ columns: choice.visible })}
    </>
  );
}

test('a hidden column stays hidden in this browser until the columns are reset', async () => {
  const { user, unmount } = renderUi(<WithColumnChoice />);
  expect(cell('974')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'People' }));
  expect(screen.queryByRole('cell', { name: '974' })).not.toBeInTheDocument();
  expect(screen.queryByRole('menuitemcheckbox', { name: 'City' })).not.toBeInTheDocument();

  await user.keyboard('{Escape}');
  unmount();
  const again = renderUi(<WithColumnChoice />);
  expect(screen.queryByRole('cell', { name: '974' })).not.toBeInTheDocument();

  await choose(again.user, 'Columns', 'Reset columns');
  expect(await screen.findByRole('cell', { name: '974' })).toBeInTheDocument();
});

test('of very many rows those in sight are made, and their number is told', () => {
  renderUi(table({ rows: manyCities(10_000) }));

  // Its heads, and the first rows.
  expect(document.querySelectorAll('tr[data-kind=row]')).toHaveLength(10);
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
  expect(document.querySelector('tr[aria-rowindex="11"]')).toHaveTextContent('City 9');
});

test('the rows of a long list that come into sight are made, and left out again behind it', () => {
  const looks: ((isIntersecting: boolean) => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: object[]) => void) {
        looks.push((isIntersecting) =>
          act(() => told([{ isIntersecting, boundingClientRect: { height: 900 } }])),
        );
      }
      observe() {}
      disconnect() {}
    },
  );
  renderUi(table({ rows: manyCities(80), details: () => <p>More</p> }));
  const made = () => document.querySelectorAll('tr[data-kind=row]').length;
  const [first, second] = looks;

  second?.(true);
  expect(made()).toBe(20);
  first?.(false);
  expect(made()).toBe(10);
  expect(document.querySelector('tbody[data-kind=gap] > tr')).toHaveStyle({ height: '900px' });

  fireEvent.click(screen.getByRole('button', { name: 'Details of City 15' }));
  second?.(false);
  expect(screen.getByText('More')).toBeInTheDocument();
  vi.unstubAllGlobals();
});

test.each(['ctrlKey', 'metaKey'])('the search of the browser (%s) finds every row', async (key) => {
  renderUi(table({ rows: manyCities(80) }));

  fireEvent.keyDown(document.body, { key: 'f', [key]: true });

  await waitFor(() => expect(document.querySelectorAll('tr[data-kind=row]')).toHaveLength(80));
  expect(screen.getByRole('table')).not.toHaveAttribute('aria-rowcount');
});

test('all rows are printed', () => {
  renderUi(table({ rows: manyCities(80) }));

  act(() => void window.dispatchEvent(new Event('beforeprint')));

  expect(document.querySelectorAll('tr[data-kind=row]')).toHaveLength(80);
});

test('a row stays below the pointer that presses it, whatever comes meanwhile', async () => {
  const { rerender } = renderUi(table());

  fireEvent.pointerDown(cell('Austin'));
  rerender(table({ rows: [] }));
  rerender(table({ rows: cities.slice(1) }));
  expect(cell('Austin')).toBeInTheDocument();
  fireEvent.pointerUp(cell('Austin'));

  await waitFor(() => expect(screen.queryByRole('cell', { name: 'Austin' })).toBeNull());
  expect(cell('Boston')).toBeInTheDocument();
});

test('a press of the other button holds nothing', () => {
  const { rerender } = renderUi(table());

  fireEvent.pointerDown(cell('Austin'), { button: 2 });
  rerender(table({ rows: cities.slice(1) }));

  expect(screen.queryByRole('cell', { name: 'Austin' })).toBeNull();
});
