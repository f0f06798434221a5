import type { FilterOperator, ListFilter } from '@assay/schema/core/list';
import { filterValue, filterValues } from '../../lib/list-url/filter-value.ts';
import type { ListUrl } from '../../lib/list-url/use-list-url.ts';
import { formatUsDate } from '../form/us-date.ts';
import { bandEnds, bandText } from './BandFilter.tsx';
import { dayOfMoment } from './days.ts';
import type { FilterChip } from './FilterChips.tsx';
import { optionOf, type AnyListFilter } from './list-filter.ts';
import type { Option } from './SelectFilter.tsx';

/** Values by the labels of their options; null without any. */
const labelsOf = (
  { options, every }: { options: readonly Option[]; every?: string },
  values: readonly string[],
): string | null =>
  (values.length === options.length && every) ||
  values.map((value) => optionOf(options, value)?.label ?? value).join(', ') ||
  null;

/** "03/01/2026 – 03/31/2026", "from 03/01/2026", "up to 03/31/2026". */
function daysText(
  filters: readonly ListFilter[],
  { field, isUtc }: { field: string; isUtc?: true },
): string | null {
  const [from, to] = (['GTE', 'LTE'] as const).map((operator) =>
    formatUsDate(dayOfMoment(filterValue(filters, field, operator), isUtc)),
  );
  const zone = isUtc ? ' UTC' : '';
  if (from && to) return `${from} – ${to}${zone}`;
  return (from && `from ${from}${zone}`) || (to && `up to ${to}${zone}`) || null;
}

/** What a filter is set to, in words; null when it is not in force. */
function wordsOf(filter: AnyListFilter, filters: readonly ListFilter[]): string | null {
  const { field } = filter;
  switch (filter.kind) {
    case 'oneOf': {
      const value = filterValue(filters, field, 'EQ');
      return optionOf(filter.options, value)?.label ?? value;
    }
    case 'anyOf':
      return labelsOf(filter, filterValues(filters, field, 'IN'));
    case 'linked':
      return filterValue(filters, field, 'IS_NULL') === 'true'
        ? filter.none
        : labelsOf(filter, [
            ...filterValues(filters, field, 'EQ'),
            ...filterValues(filters, field, 'IN'),
          ]);
    case 'text':
      return filterValue(filters, field, filter.operator) ?? filterValue(filters, field, 'EQ');
    case 'band': {
      const ends = bandEnds(filters, field);
      return ends && bandText(filter.bands, ends);
    }
    case 'days':
      return daysText(filters, filter);
  }
}

/** Operators that the control and the words of a filter stand for. */
const operatorsOf = {
  oneOf: ['EQ'],
  anyOf: ['IN'],
  linked: ['EQ', 'IN', 'IS_NULL'],
  text: ['SW', 'LIKE', 'EQ'],
  band: ['GTE', 'LTE'],
  days: ['GTE', 'LTE'],
} as const satisfies Record<AnyListFilter['kind'], readonly FilterOperator[]>;

const standsFor = ({ kind, field }: AnyListFilter, condition: ListFilter): boolean =>
  field === condition.field &&
  (operatorsOf[kind] as readonly FilterOperator[]).includes(condition.operator);

/** What a condition says between the name of its field and its values. */
const verbOf: Record<FilterOperator, string> = {
  EQ: ':',
  IN: ':',
  NEQ: ' is not',
  NOT_IN: ' is not',
  GTE: ' from',
  LTE: ' up to',
  SW: ' starts with',
  LIKE: ' contains',
  IS_NULL: ':',
};

/** Values of a condition that no control stands for; of one whether there is a value, "none" or "any". */
function valuesOf({ operator, values }: ListFilter, filter: AnyListFilter | undefined): string {
  if (operator === 'IS_NULL') return values[0] === 'true' ? 'none' : 'any';
  const labels = filter && 'options' in filter ? labelsOf(filter, values) : null;
  return labels ?? values.join(', ');
}

/**
 * The filters in force, in words, each with its off switch. A condition of the address that no control
 * stands for, e.g. the ids of a link, is named as well: no list is narrowed without saying so.
 */
export function filterChips(described: readonly AnyListFilter[], url: ListUrl): FilterChip[] {
  const { filters } = url.state;
  const chip = (id: string, label: string, conditions: readonly ListFilter[]): FilterChip => ({
    id,
    label,
    onRemove: () => url.setFilters(conditions.map((each) => ({ ...each, values: [] }))),
  });
  const named = described.flatMap((filter) => {
    const words = wordsOf(filter, filters);
    const own = filters.filter((each) => standsFor(filter, each));
    return words === null ? [] : chip(filter.field, `${filter.label}: ${words}`, own);
  });
  const others = filters
    .filter((each) => !described.some((filter) => standsFor(filter, each)))
    .map((each) => {
      const filter = described.find(({ field }) => field === each.field);
      const words = `${filter?.label ?? each.field}${verbOf[each.operator]} ${valuesOf(each, filter)}`;
      return chip(`${each.field} ${each.operator}`, words, [each]);
    });
  return [...named, ...others];
}
