import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import type { Column, Sort } from '../components/data-table/column.ts';
import { DataTable } from '../components/data-table/DataTable.tsx';
import { Pager } from '../components/data-table/Pager.tsx';
import { deleteAction, editAction } from '../components/data-table/row-action.ts';
import { DaysFilter } from '../components/days-filter/DaysFilter.tsx';
import { BandFilter, type Band } from '../components/list-toolbar/BandFilter.tsx';
import { ClearButton } from '../components/list-toolbar/ClearButton.tsx';
import { FilterChips } from '../components/list-toolbar/FilterChips.tsx';
import { MultiSelectFilter } from '../components/list-toolbar/MultiSelectFilter.tsx';
import { SearchBox } from '../components/list-toolbar/SearchBox.tsx';
import { SelectFilter } from '../components/list-toolbar/SelectFilter.tsx';
import { SortSelect } from '../components/list-toolbar/SortSelect.tsx';
import { TextFilter } from '../components/list-toolbar/TextFilter.tsx';
import { StatusBadge } from '../components/page/StatusBadge.tsx';
import { tickedRows } from '../components/ticks/tick-column.tsx';
import { TickBox } from '../components/ticks/TickBox.tsx';
import { Group, Part } from './Part.tsx';

interface Row {
  id: string;
  name: string;
  city: string;
  members: number;
  active: boolean;
}

const rows: readonly Row[] = [
  { id: '1', name: 'Atlanta Garage', city: 'Atlanta', members: 31, active: true },
  { id: '2', name: 'N'.repeat(255), city: 'Dallas', members: 1204, active: true },
  { id: '3', name: 'Mobile Terminal', city: 'Mobile', members: 0, active: false },
];

const columns: readonly Column<Row, 'name'>[] = [
  { id: 'name', header: 'Name', sortField: 'name', hideable: false, cell: ({ name }) => name },
  { id: 'city', header: 'City', cell: ({ city }) => city },
  { id: 'members', header: 'Members', kind: 'number', cell: ({ members }) => members },
  {
    id: 'status',
    header: 'Status',
    phone: 'status',
    cell: ({ active }) => (
      <StatusBadge tone={active ? 'positive' : 'neutral'}>{active ? 'Active' : 'Off'}</StatusBadge>
    ),
  },
];

const nothing = (): void => undefined;
const table = {
  label: 'Locations',
  columns,
  rowId: ({ id }: Row) => id,
  rowLabel: ({ name }: Row) => name,
};
const options = [
  { value: 'GA', label: 'Georgia' },
  { value: 'TX', label: 'Texas' },
];

const bands: readonly Band[] = [
  { from: 0, to: 9, label: '0-9' },
  { from: 10, to: null, label: '10 and more' },
];

/** What narrows a list. */
function Filters() {
  const [q, setQ] = useState('');
  const [state, setState] = useState<string | null>('GA');
  const [several, setSeveral] = useState<readonly string[]>(['GA', 'TX']);
  const [city, setCity] = useState('');
  const [band, setBand] = useState<Band | null>(null);
  const [sort, setSort] = useState<Sort<'name'>>({ sortBy: 'name', sortOrder: 'ASC' });
  const [days, setDays] = useState({ from: '', to: '' });
  return (
    <>
      <Part name="SearchBox">
        <SearchBox label="Search name" value={q} onSearch={setQ} />
      </Part>
      <Part name="SelectFilter, MultiSelectFilter">
        <SelectFilter
          label="State"
          all="All states"
          options={options}
          value={state}
          onChange={setState}
        />{' '}
        <MultiSelectFilter
          label="States"
          options={options}
          values={several}
          onToggle={(value, chosen) =>
            setSeveral(several.filter((each) => each !== value).concat(chosen ? value : []))
          }
        />
      </Part>
      <Part name="TextFilter, BandFilter, SortSelect">
        <TextFilter label="City" value={city} onChange={setCity} />{' '}
        <BandFilter
          label="Users"
          all="All sizes"
          unit="users"
          bands={bands}
          value={band}
          onChange={setBand}
        />{' '}
        <SortSelect columns={columns} sort={sort} onSort={setSort} enabled />
      </Part>
      <Part name="DaysFilter">
        <DaysFilter
          label="Created"
          {...days}
          onChange={({ from = '', to = '' }) => setDays({ from, to })}
        />
      </Part>
    </>
  );
}

/** Tables, and what narrows them. */
export const ListParts = () => (
  <Group title="Lists">
    <Filters />
    <Part name="FilterChips">
      <FilterChips
        chips={[{ id: 'state', label: 'State: Georgia', onRemove: nothing }]}
        onClearAll={nothing}
      />
    </Part>
    <Part name="ClearButton">
      <ClearButton onClear={nothing} />
    </Part>
    <Part name="TickBox" state="off, on, some of the page">
      <Box css={tickedRows}>
        <TickBox label="Tick" checked={false} onChange={nothing} />{' '}
        <TickBox label="Tick" checked onChange={nothing} />{' '}
        <TickBox label="Tick" checked={false} mixed onChange={nothing} />
      </Box>
    </Part>
    <Part name="DataTable" state="rows, with menus, sorted, one no longer in force">
      <DataTable
        {...table}
        rows={rows}
        href={({ id }) => `/${id}`}
        sort={{ sortBy: 'name', sortOrder: 'ASC' }}
        onSort={nothing}
        actions={() => [editAction(nothing), deleteAction(nothing)]}
        isInactive={({ active }) => !active}
      />
    </Part>
    <Part name="DataTable" state="rows that unfold">
      <DataTable {...table} rows={rows} details={({ city }) => `All there is about ${city}.`} />
    </Part>
    <Part name="DataTable" state="on its way">
      <DataTable {...table} rows={null} skeletonRows={3} />
    </Part>
    <Part name="DataTable" state="another page on its way">
      <DataTable {...table} rows={rows} stale />
    </Part>
    <Part name="DataTable" state="empty">
      <DataTable {...table} rows={[]} />
    </Part>
    <Part name="DataTable" state="failed">
      <DataTable
        {...table}
        rows={null}
        error={{ message: 'The list could not be loaded.', onRetry: nothing }}
      />
    </Part>
    <Part name="Pager" state="first page, in the middle">
      <Pager
        page={1}
        limit={25}
        total={1204}
        onPage={nothing}
        onLimit={nothing}
        label="Locations"
      />
      <Pager page={20} limit={25} total={1204} onPage={nothing} onLimit={nothing} label="Members" />
    </Part>
  </Group>
);
