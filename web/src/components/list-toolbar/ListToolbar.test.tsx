import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { BandFilter, bandOf, type Band } from './BandFilter.tsx';
import { FilterChips } from './FilterChips.tsx';
import { MultiSelectFilter } from './MultiSelectFilter.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SortSelect } from './SortSelect.tsx';

function Search({ onSearch }: { onSearch: (q: string) => void }) {
  const [q, setQ] = useState('');
  return (
    <>
      <SearchBox
        label="Search cities"
        value={q}
        onSearch={(next) => {
          setQ(next);
          onSearch(next);
        }}
      />
      <button onClick={() => setQ('')}>Outside</button>
    </>
  );
}

test('search asks once when typing pauses', async () => {
  const onSearch = vi.fn();
  const { user } = renderUi(<Search onSearch={onSearch} />);

  await user.type(screen.getByRole('searchbox'), 'austin');
  expect(onSearch).not.toHaveBeenCalled();

  await vi.waitFor(() => expect(onSearch).toHaveBeenCalled());
  expect(onSearch.mock.calls).toEqual([['austin']]);
});

test('Enter asks at once, and the cross clears the search', async () => {
  const onSearch = vi.fn();
  const { user } = renderUi(<Search onSearch={onSearch} />);

  await user.type(screen.getByRole('searchbox'), 'boston{Enter}');
  expect(onSearch.mock.calls).toEqual([['boston']]);

  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(onSearch).toHaveBeenLastCalledWith('');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('leaving the box asks before what was clicked happens', async () => {
  const onSearch = vi.fn();
  const { user } = renderUi(<Search onSearch={onSearch} />);
  await user.type(screen.getByRole('searchbox'), 'boston');

  fireEvent.blur(screen.getByRole('searchbox'));

  expect(onSearch.mock.calls).toEqual([['boston']]);
});

test('a search changed from outside replaces the text', async () => {
  const { user } = renderUi(<Search onSearch={() => {}} />);
  await user.type(screen.getByRole('searchbox'), 'boston{Enter}');

  await user.click(screen.getByRole('button', { name: 'Outside' }));

  expect(screen.getByRole('searchbox')).toHaveValue('');
});

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
  const onChange = vi.fn();
  const options = [
    { value: 'ACTIVE', label: 'Active' },
    { value: 'LOCKED', label: 'Locked' },
  ];
  const { user } = renderUi(
    <MultiSelectFilter label="Status" options={options} values={['ACTIVE']} onChange={onChange} />,
  );

  await user.click(screen.getByRole('button', { name: 'Status: 1 selected' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Locked' }));

  expect(onChange).toHaveBeenCalledWith(['ACTIVE', 'LOCKED']);
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

test('a slow address does not take back what is typed', async () => {
  const asked: string[] = [];
  const box = (value: string) => (
    <SearchBox label="Search cities" value={value} onSearch={(q) => asked.push(q)} />
  );
  const { user, rerender } = renderUi(box(''));
  await user.type(screen.getByRole('searchbox'), 'bos{Enter}ton');

  rerender(box('bos'));

  expect(asked).toEqual(['bos']);
  expect(screen.getByRole('searchbox')).toHaveValue('boston');
});

test('a pause ends at the list as it is by then, not as it was while typing', async () => {
  const typing = vi.fn();
  const paused = vi.fn();
  const box = (onSearch: (q: string) => void) => (
    <SearchBox label="Search cities" value="" onSearch={onSearch} />
  );
  const { user, rerender } = renderUi(box(typing));
  await user.type(screen.getByRole('searchbox'), 'bos');

  rerender(box(paused));

  await vi.waitFor(() => expect(paused).toHaveBeenCalledWith('bos'));
  expect(typing).not.toHaveBeenCalled();
});
