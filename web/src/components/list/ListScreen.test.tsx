import { screen, waitFor } from '@testing-library/react';
import { defineList } from '@assay/schema/core/list';
import { expect, test } from 'vitest';
import type { ListFilterOf } from '../list-toolbar/list-filter.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { ListScreen } from './ListScreen.tsx';

const parcels = defineList({
  fields: {
    name: { kind: 'text', sort: true },
    state: { kind: 'text' },
    city: { kind: 'text' },
    status: { kind: 'text' },
    weight: { kind: 'int' },
    code: { kind: 'text' },
    id: { kind: 'id' },
  },
  search: ['name'],
  defaultSort: 'name',
});

const filters: readonly ListFilterOf<typeof parcels>[] = [
  {
    kind: 'oneOf',
    field: 'state',
    label: 'State',
    all: 'All states',
    options: [{ value: 'TX', label: 'Texas' }],
  },
  { kind: 'text', operator: 'SW', field: 'city', label: 'City' },
  { kind: 'text', operator: 'SW', field: 'code', label: 'Code' },
  {
    kind: 'anyOf',
    field: 'status',
    label: 'Status',
    options: [
      { value: 'SENT', label: 'Sent' },
      { value: 'LOST', label: 'Lost' },
    ],
  },
  {
    kind: 'band',
    field: 'weight',
    label: 'Weight',
    all: 'Any weight',
    bands: [{ label: '0-10', from: 0, to: 10 }],
    unit: 'kg',
  },
];

function List({ rows }: { rows: readonly { id: string }[] }) {
  return (
    <ListScreen
      id="parcels"
      title="Parcels"
      counted={['parcel', 'parcels']}
      spec={parcels}
      search="Search parcels"
      filters={filters}
      columns={[{ id: 'name', header: 'Name', sortField: 'name', cell: ({ id }) => id }]}
      page={{ nodes: rows, totalCount: rows.length }}
      stale={false}
      actions={() => []}
      rowLabel={({ id }) => id}
      create={<a href="/new">Create parcel</a>}
    />
  );
}

const open = ({ searchQuery = '', q = '', page = '1', rows = [{ id: '1' }] } = {}) => {
  fakeApi({});
  const search = new URLSearchParams({ searchQuery, q, page });
  const shown = renderScreen({
    routes: [{ path: '/parcels', element: <List rows={rows} /> }],
    at: `/parcels?${search.toString()}`,
  });
  const filtersInAddress = () =>
    new URLSearchParams(shown.location().split('?')[1]).get('searchQuery');
  return { ...shown, filtersInAddress };
};

test('a chosen value, a typed text, ticked values and a band each become conditions', async () => {
  const { user, filtersInAddress } = open();

  await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'Texas');
  await user.type(screen.getByRole('textbox', { name: 'City' }), 'Austin{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Weight' }), '0-10 kg');
  await user.click(screen.getByRole('button', { name: 'Status: 0 selected' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Lost' }));

  await waitFor(() =>
    expect(filtersInAddress()).toBe(
      'state[EQ]=TX&city[SW]=Austin&weight[GTE]=0&weight[LTE]=10&status[IN]=LOST',
    ),
  );
});

test('the address fills the controls, whatever its case', async () => {
  open({ searchQuery: 'state[EQ]=tx&city[SW]=Austin&weight[GTE]=0&weight[LTE]=10' });

  expect(await screen.findByRole('combobox', { name: 'State' })).toHaveValue('TX');
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Austin');
  expect(screen.getByRole('combobox', { name: 'Weight' })).toHaveDisplayValue('0-10 kg');
});

test('what is in force stands in words, also a band that is not offered', async () => {
  open({ searchQuery: 'state[EQ]=TX&status[IN]=SENT,LOST&weight[GTE]=7' });

  expect(
    (await screen.findAllByRole('button', { name: /Remove filter/ })).map((chip) =>
      chip.getAttribute('aria-label'),
    ),
  ).toEqual([
    'Remove filter State: Texas',
    'Remove filter Status: Sent, Lost',
    'Remove filter Weight: 7+',
  ]);
});

test('a condition that no control stands for is named and can be taken away', async () => {
  const { user, location } = open({ searchQuery: 'id[IN]=3,4' });

  await user.click(await screen.findByRole('button', { name: 'Remove filter id: 3, 4' }));

  await waitFor(() => expect(location()).toBe('/parcels'));
});

test('a text may be the start of what is looked for', async () => {
  const { user, filtersInAddress } = open();

  await user.type(await screen.findByRole('textbox', { name: 'Code' }), 'Q7{Enter}');

  await waitFor(() => expect(filtersInAddress()).toBe('code[SW]=Q7'));
  expect(await screen.findByRole('button', { name: 'Remove filter Code: Q7' })).toBeInTheDocument();
});

test('a link to a whole text fills the box, and typing replaces it', async () => {
  const { user, filtersInAddress } = open({ searchQuery: 'city[EQ]=Austin' });
  expect(await screen.findByRole('button', { name: 'Remove filter City: Austin' })).toBeVisible();
  const city = screen.getByRole('textbox', { name: 'City' });
  expect(city).toHaveValue('Austin');

  await user.clear(city);
  await user.type(city, 'Dal{Enter}');

  await waitFor(() => expect(filtersInAddress()).toBe('city[SW]=Dal'));
});

test('a condition of another operator than the control has is named', async () => {
  open({ searchQuery: 'state[NEQ]=TX' });

  expect(
    await screen.findByRole('button', { name: 'Remove filter State is not Texas' }),
  ).toBeInTheDocument();
});

test('taking a band away takes both of its ends', async () => {
  const { user, filtersInAddress } = open({
    searchQuery: 'state[EQ]=TX&weight[GTE]=0&weight[LTE]=10',
  });

  await user.click(await screen.findByRole('button', { name: 'Remove filter Weight: 0-10' }));

  await waitFor(() => expect(filtersInAddress()).toBe('state[EQ]=TX'));
});

test('an empty list leads to its first record', async () => {
  open({ rows: [] });

  expect(await screen.findByText('No info provided.')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Create parcel' })).toHaveLength(2);
});

test('an empty filtered list leads back to all records', async () => {
  const { user, location } = open({ searchQuery: 'state[EQ]=TX', q: 'zzz', rows: [] });
  await screen.findByText('No info provided for the applied filters. Please try another filters.');

  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));

  await waitFor(() => expect(location()).toBe('/parcels'));
});

test('how many rows a page has stands in the address, and begins with the first page', async () => {
  const rows = Array.from({ length: 16 }, (_, id) => ({ id: `${id}` }));
  const { user, location } = open({ rows, page: '2' });

  await user.selectOptions(await screen.findByRole('combobox', { name: 'Rows per page' }), '50');

  await waitFor(() => expect(location()).toBe('/parcels?limit=50'));
});
