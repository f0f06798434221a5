import { Box } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import type { ListFilter } from '@assay/schema/core/list';
import { filterValue, filterValues } from '../../lib/list-url/filter-value.ts';
import type { ListUrl } from '../../lib/list-url/use-list-url.ts';
import { BandFilter, bandEnds, type Band } from './BandFilter.tsx';
import { dayOfMoment, endOfDay, startOfDay } from './days.ts';
import { optionOf, type AnyListFilter } from './list-filter.ts';
import { MultiSelectFilter } from './MultiSelectFilter.tsx';
import { SelectFilter } from './SelectFilter.tsx';
import { TextFilter } from './TextFilter.tsx';

/** Only lists that ask for days load what asks for them. */
const DaysFilter = lazy(async () => ({
  default: (await import('../days-filter/DaysFilter.tsx')).DaysFilter,
}));

/** The control of one described filter, bound to the list's address. */
export function FilterControl({ filter, url }: { filter: AnyListFilter; url: ListUrl }) {
  const { field } = filter;
  const { filters } = url.state;
  const equals = filterValue(filters, field, 'EQ');
  const setEquals = (value: string | null): void =>
    url.setFilter(field, 'EQ', value === null || value === '' ? [] : [value]);
  switch (filter.kind) {
    case 'oneOf':
      return (
        <SelectFilter
          {...filter}
          value={optionOf(filter.options, equals)?.value ?? null}
          onChange={setEquals}
        />
      );
    case 'anyOf':
      return (
        <MultiSelectFilter
          {...filter}
          values={filterValues(filters, field, 'IN')}
          onToggle={(value, chosen) =>
            url.setFilters((now) => {
              const others = filterValues(now, field, 'IN').filter((each) => each !== value);
              const values = chosen ? [...others, value] : others;
              return [
                condition(field, 'IN', values),
                ...(values.length === 0 ? [] : clearedBy(filter.clears)),
              ];
            })
          }
        />
      );
    case 'text':
      return (
        <TextFilter
          label={filter.label}
          value={filterValue(filters, field, filter.operator) ?? equals ?? ''}
          onChange={(value) =>
            url.setFilters([
              { field, operator: filter.operator, values: value === '' ? [] : [value] },
              { field, operator: 'EQ', values: [] },
            ])
          }
        />
      );
    case 'band':
      return (
        <BandFilter
          {...filter}
          value={bandEnds(filters, field)}
          onChange={(band) => setBand(url, field, band)}
        />
      );
    case 'days':
      return (
        <Suspense fallback={<Box width={{ base: 'full', md: '17rem' }} height="8" />}>
          <DaysFilter
            label={filter.label}
            presets={filter.presets === true}
            earliest={filter.earliest}
            isPast={filter.isPast === true}
            from={dayOfMoment(filterValue(filters, field, 'GTE'), filter.isUtc)}
            to={dayOfMoment(filterValue(filters, field, 'LTE'), filter.isUtc)}
            onChange={({ from, to }) => {
              url.setFilters([
                ...(from === undefined
                  ? []
                  : [condition(field, 'GTE', from === '' ? [] : [startOfDay(from, filter.isUtc)])]),
                ...(to === undefined
                  ? []
                  : [condition(field, 'LTE', to === '' ? [] : [endOfDay(to, filter.isUtc)])]),
              ]);
            }}
          />
        </Suspense>
      );
    case 'linked':
      return null;
  }
}

const condition = (
  field: string,
  operator: ListFilter['operator'],
  values: readonly string[],
): ListFilter => ({ field, operator, values });

/** What is taken away of other fields. */
const clearedBy = (fields: readonly string[] = []): ListFilter[] =>
  fields.flatMap((field) => [condition(field, 'GTE', []), condition(field, 'LTE', [])]);

const ends = (value: number | null | undefined): string[] =>
  value === null || value === undefined ? [] : [String(value)];

/** Sets both ends in one step, so that the list is asked once. */
const setBand = (url: ListUrl, field: string, band: Band | null): void =>
  url.setFilters([
    { field, operator: 'GTE', values: ends(band?.from) },
    { field, operator: 'LTE', values: ends(band?.to) },
  ]);
