import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { BandFilter, bandOf, type Band } from './BandFilter.tsx';
import { FilterChips } from './FilterChips.tsx';
import { MultiSelectFilter } from './MultiSelectFilter.tsx';
import { SortSelect } from './SortSelect.tsx';

const bands: Band[] = [
  { label: '0-10', from: 0, to: 10 },
  { label: '100+', from: 100, to: null },
];

test('a band is chosen by its label and given by its ends', async () => {
  const onChange = vi.fn();
  const { user } = renderUi(
    <BandFilter
      label="Users"
      all="Any number of users"
      bands={bands}
      unit="users"
      value={null}
      onChange={onChange}
    />,
  );

  await user.selectOptions(screen.getByRole('combobox', { name: 'Users' }), '100+');

  expect(onChange).toHaveBeenCalledWith({ label: '100+', from: 100, to: null });
});

test('ends that are no band choose nothing', () => {
  expect(bandOf(bands, { from: 0, to: 10 })?.label).toBe('0-10');
  expect(bandOf(bands, { from: 3, to: 10 })).toBeNull();
});

test('several values are ticked one after the other', async () => {
  const onToggle = vi.fn();
  const options = [
    { value: 'ACTIVE', label: 'Active' },
    { value: 'LOCKED', label: 'Locked' },
  ];
  const { user } = renderUi(
    <MultiSelectFilter label="Status" options={options} values={['ACTIVE']} onToggle={onToggle} />,
  );

  await user.click(screen.getByRole('button', { name: 'Status: 1 selected' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Locked' }));

  expect(onToggle).toHaveBeenCalledWith('LOCKED', true);
});

test('what all values are called together stands on the button once all are ticked', () => {
  const options = [
    { value: 'ACKNOWLEDGED', label: 'Acknowledged only' },
    { value: 'ADMITTED', label: 'Admitted' },
  ];
  const both = ['ACKNOWLEDGED', 'ADMITTED'];
  renderUi(
    <>
      <MultiSelectFilter
        label="A"
        options={options}
        every="Both"
        values={both}
        onToggle={vi.fn()}
      />
      <MultiSelectFilter label="B" options={options} every="Both" values={[]} onToggle={vi.fn()} />
      <MultiSelectFilter label="C" options={options} values={both} onToggle={vi.fn()} />
    </>,
  );

  expect(screen.getAllByRole('button').map((each) => each.textContent?.trim())).toEqual([
    'Both',
    'B',
    'C: 2 selected',
  ]);
});

test('the sort dropdown chooses a field ascending and turns the order around', async () => {
  const onSort = vi.fn();
  const columns = [
    { id: 'name', header: 'Name', sortField: 'name' as const, cell: () => null },
    { id: 'city', header: 'City', sortField: 'city' as const, cell: () => null },
    { id: 'zip', header: 'Zip', cell: () => null },
  ];
  const { user } = renderUi(
    <SortSelect
      enabled
      columns={columns}
      sort={{ sortBy: 'name', sortOrder: 'ASC' }}
      onSort={onSort}
    />,
  );
  expect(screen.getAllByRole('option').map((each) => each.textContent)).toEqual(['Name', 'City']);

  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'City');
  await user.click(screen.getByRole('button', { name: 'Ascending; sort descending' }));

  expect(onSort.mock.calls).toEqual([
    [{ sortBy: 'city', sortOrder: 'ASC' }],
    [{ sortBy: 'name', sortOrder: 'DESC' }],
  ]);
});

test('filters in force are named, removed one by one and cleared together', async () => {
  const onRemove = vi.fn();
  const onClearAll = vi.fn();
  const { user } = renderUi(
    <FilterChips chips={[{ id: 'state', label: 'State: TX', onRemove }]} onClearAll={onClearAll} />,
  );

  await user.click(screen.getByRole('button', { name: 'Remove filter State: TX' }));
  await user.click(screen.getByRole('button', { name: 'Clear all' }));

  expect(onRemove).toHaveBeenCalledOnce();
  expect(onClearAll).toHaveBeenCalledOnce();
});
