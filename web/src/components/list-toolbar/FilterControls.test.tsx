import { act, screen, waitFor } from '@testing-library/react';
import { defineList } from '@assay/schema/core/list';
import { expect, test, vi } from 'vitest';
import { useListUrl } from '../../lib/list-url/use-list-url.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { fakeApi } from '../testing/fake-api.ts';
import { FilterControls } from './FilterControls.tsx';
import type { ListFilterOf } from './list-filter.ts';

const parcels = defineList({
  fields: {
    state: { kind: 'text' },
    city: { kind: 'text' },
    status: { kind: 'text' },
  },
  search: [],
  defaultSort: 'state',
});

const filters: readonly ListFilterOf<typeof parcels>[] = [
  {
    kind: 'oneOf',
    field: 'state',
    label: 'State',
    all: 'All states',
    options: [{ value: 'TX', label: 'Texas' }],
  },
  {
    kind: 'anyOf',
    field: 'status',
    label: 'Status',
    options: [
      { value: 'SENT', label: 'Sent' },
      { value: 'LOST', label: 'Lost' },
    ],
  },
  { kind: 'text', operator: 'SW', field: 'city', label: 'City', more: true },
];

const Toolbar = () => <FilterControls sort={null} filters={filters} url={useListUrl(parcels)} />;

const open = () => {
  fakeApi({});
  return renderScreen({ routes: [{ path: '/parcels', element: <Toolbar /> }], at: '/parcels' });
};
const city = () => screen.findByRole('textbox', { name: 'City' });

test('filters that are asked for less stand behind one button, which counts those in force', async () => {
  const { user, location } = open();
  const more = await screen.findByRole('button', { name: 'More filters' });
  expect(screen.getByRole('combobox', { name: 'State' })).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'City' })).not.toBeInTheDocument();

  await user.click(more);
  await user.type(await city(), 'Austin{Enter}');

  await waitFor(() => expect(decodeURIComponent(location())).toContain('city[SW]=Austin'));
  expect(screen.getByText('More filters (1)')).toBeInTheDocument();
});

test('on a phone all of them come up as a sheet with a way back', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  expect(await city()).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'State' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Done' }));

  await waitFor(() =>
    expect(screen.queryByRole('textbox', { name: 'City' })).not.toBeInTheDocument(),
  );
  vi.unstubAllGlobals();
});

test('of two values that are chosen before the list has answered both stay', async () => {
  const { location } = open();
  act(() => screen.getByRole('button', { name: 'Status: 0 selected' }).click());
  const [sent, lost] = await screen.findAllByRole('menuitemcheckbox');

  await act(async () => {
    sent?.click();
    lost?.click();
  });

  expect(decodeURIComponent(location())).toContain('status[IN]=SENT,LOST');
});
