import { screen, waitFor } from '@testing-library/react';
import { defineList } from '@assay/schema/core/list';
import { expect, test } from 'vitest';
import { useListUrl } from '../../lib/list-url/use-list-url.ts';
import type { ListFilterOf } from '../list-toolbar/list-filter.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { ListCard } from './ListCard.tsx';

const parcels = defineList({
  fields: {
    name: { kind: 'text', sort: true },
    state: { kind: 'text', filter: ['EQ'] },
    city: { kind: 'text', filter: ['EQ'] },
    status: { kind: 'text', filter: ['IN'] },
    weight: { kind: 'int', filter: ['GTE', 'LTE'] },
    code: { kind: 'text', filter: ['SW'] },
    id: { kind: 'id', filter: ['IN'] },
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
  { kind: 'text', operator: 'EQ', field: 'city', label: 'City' },
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
    <ListCard
      id="parcels"
      label="Parcels"
      search="Search parcels"
      filters={filters}
      columns={[{ id: 'name', header: 'Name', sortField: 'name', cell: ({ id }) => id }]}
      url={useListUrl(parcels)}
      data={{ nodes: rows, totalCount: rows.length }}
      stale={false}
      actions={() => []}
      rowLabel={({ id }) => id}
      create="Create parcel"
    />
  );
}

const open = ({ searchQuery = '', q = '', rows = [{ id: '1' }] } = {}) => {
  fakeApi({});
  const search = new URLSearchParams({ searchQuery, q });
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
      'state[EQ]=TX&city[EQ]=Austin&weight[GTE]=0&weight[LTE]=10&status[IN]=LOST',
    ),
  );
});

test('the address fills the controls, whatever its case', async () => {
  open({ searchQuery: 'state[EQ]=tx&city[EQ]=Austin&weight[GTE]=0&weight[LTE]=10' });

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
  expect(screen.getByText('Create parcel')).toBeInTheDocument();
});

test('an empty filtered list leads back to all records', async () => {
  const { user, location } = open({ searchQuery: 'state[EQ]=TX', q: 'zzz', rows: [] });
  await screen.findByText('No info provided for the applied filters. Please try another filters.');

  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));

  await waitFor(() => expect(location()).toBe('/parcels'));
});
