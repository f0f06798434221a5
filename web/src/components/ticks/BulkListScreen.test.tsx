import { fireEvent, screen } from '@testing-library/react';
import { defineList } from '@assay/schema/core/list';
import { expect, test } from 'vitest';
import type { Column } from '../data-table/column.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { BulkListScreen } from './BulkListScreen.tsx';

const parcels = defineList({
  fields: { name: { kind: 'text', sort: true }, id: { kind: 'id' } },
  search: ['name'],
  defaultSort: 'name',
});
const page = { nodes: ['1', '2', '3'].map((id) => ({ id })), totalCount: 3 };
const drawn: string[] = [];
const columns: Column<{ id: string }>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ id }) => {
      drawn.push(id);
      return `Parcel ${id}`;
    },
  },
];
const nameOf = ({ id }: { id: string }) => `parcel ${id}`;
const none = () => [];

function Parcels() {
  return (
    <BulkListScreen
      id="parcels"
      kind="Parcel"
      title="Parcels"
      counted={['parcel', 'parcels']}
      spec={parcels}
      search="Search parcels"
      columns={columns}
      page={page}
      stale={false}
      actions={none}
      rowLabel={nameOf}
    />
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('A tick draws its box and the bar, and not the rows of the list anew', async () => {
  fakeApi({});
  renderScreen({ routes: [{ path: '/parcels', element: <Parcels /> }], at: '/parcels' });
  await screen.findByText('Parcel 1');
  drawn.length = 0;

  fireEvent.click(box('Select parcel 2'));
  expect(box('Select parcel 2').checked).toBe(true);
  expect(box('Select all rows of this page').indeterminate).toBe(true);
  await screen.findByText('1 selected');

  fireEvent.click(box('Select all rows of this page'));
  expect(box('Select parcel 3').checked).toBe(true);
  await screen.findByText('3 selected');

  fireEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(box('Select parcel 2').checked).toBe(false);
  expect(drawn).toEqual([]);
});
