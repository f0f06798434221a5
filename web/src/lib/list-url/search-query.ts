import {
  isListOperator,
  type FilterOperator,
  type ListFilter,
  type ListSpec,
} from '@assay/schema/core/list';
import { formatListQuery, parseListQuery } from '@assay/schema/core/list-query';

/** EQ, GTE and LTE hold one value on screen; every other operator a comma-separated list (contract §0.5). */
const holdsOne = (operator: FilterOperator): boolean => ['EQ', 'GTE', 'LTE'].includes(operator);
/** Operators of a call that take one value although the screen writes a list. */
const takesOne = (operator: FilterOperator): boolean => operator !== 'IN' && operator !== 'NOT_IN';

const condition = /^([A-Za-z][\w.]*)\[([A-Z_]+)\]=(.*)$/s;

/** Only what would end an element, a condition or an escape is written as an escape. */
const escapeOne = (value: string): string => value.replace(/[%&]/g, encodeURIComponent);
const escapeElement = (value: string): string => value.replace(/[%&,]/g, encodeURIComponent);

const unescape = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

/** Whether a list offers this condition; a hand-made address with another one is read as if without it. */
const isOffered = (spec: ListSpec, filter: ListFilter): boolean =>
  parseListQuery(spec, new URLSearchParams(formatListQuery({ filters: [filter] }))).ok;

/** Reads the conditions of the screen parameter `searchQuery`, e.g. `address.state[EQ]=TX&id[IN]=1,2`. */
export function parseSearchQuery(spec: ListSpec, text: string): ListFilter[] {
  return text.split('&').flatMap((part) => {
    const [, field, operator, raw] = condition.exec(part) ?? [];
    if (
      field === undefined ||
      operator === undefined ||
      raw === undefined ||
      !isListOperator(operator)
    )
      return [];
    const elements = holdsOne(operator) ? [raw] : raw.split(',');
    const values = elements.map(unescape).filter((value) => value !== '');
    const filter = { field, operator, values: takesOne(operator) ? values.slice(0, 1) : values };
    return values.length > 0 && isOffered(spec, filter) ? [filter] : [];
  });
}

/** Writes conditions as `searchQuery`; the caller percent-encodes the whole as one parameter. */
export const formatSearchQuery = (filters: readonly ListFilter[]): string =>
  filters
    .filter(({ values }) => values.some((value) => value !== ''))
    .map(({ field, operator, values }) => {
      const text = holdsOne(operator)
        ? escapeOne(values[0] ?? '')
        : values.map(escapeElement).join(',');
      return `${field}[${operator}]=${text}`;
    })
    .join('&');
