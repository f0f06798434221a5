import type { FilterOperator, ListSpec, OperatorOf } from '@assay/schema/core/list';
import type { Band } from './BandFilter.tsx';
import type { Option } from './SelectFilter.tsx';

/** Fields of a list that may be filtered by the operator. */
type FieldWith<S extends ListSpec, Operator extends FilterOperator> = {
  [K in keyof S['fields'] & string]: Operator extends OperatorOf<S['fields'][K]> ? K : never;
}[keyof S['fields'] & string];

/** Fields of a list that hold moments. */
type MomentOf<S extends ListSpec> = {
  [K in keyof S['fields'] & string]: S['fields'][K]['kind'] extends 'timestamp' ? K : never;
}[keyof S['fields'] & string];

interface Named<Field extends string> {
  field: Field;
  /** Names the control and, while the filter is in force, its chip. */
  label: string;
  /** Stands behind "More filters": for lists that have more filters than fit into a line. */
  more?: true | undefined;
}

interface OneOf<Field extends string> extends Named<Field> {
  kind: 'oneOf';
  /** The entry that filters nothing, e.g. "All states". */
  all: string;
  options: readonly Option[];
}

interface AnyOf<Field extends string> extends Named<Field> {
  kind: 'anyOf';
  /** Fields whose first and last days are taken away when something is chosen. */
  clears?: readonly string[];
  options: readonly Option[];
  /** What all of them are called together, e.g. "Both". */
  every?: string;
}

/** Finds texts that start with the typed one, or contain it; a link may also ask for the whole text (EQ). */
interface TypedText<Field extends string> extends Named<Field> {
  kind: 'text';
  operator: 'SW' | 'LIKE';
}

interface Banded<Field extends string> extends Named<Field> {
  kind: 'band';
  all: string;
  bands: readonly Band[];
  /** What is counted, behind each band: "10-25 users". */
  unit: string;
}

/** Between two days, both included, of a field that holds moments. */
interface Days<Field extends string> extends Named<Field> {
  kind: 'days';
  /** Offers days that are often asked for: today, last week. */
  presets?: true;
  /** The first day that can be chosen, YYYY-MM-DD. */
  earliest?: string;
  /** Of what lies in the past: no day after today can be chosen. */
  isPast?: true;
  /** Days are those of UTC, as reports count them, wherever the reader is. */
  isUtc?: true;
}

interface Linked<Field extends string> extends Named<Field> {
  /** Without a control: links to the list set it, and its chip says what they set. */
  kind: 'linked';
  options: readonly Option[];
  /** Word for records that have no such value. */
  none: string;
}

/** A filter of the list `S` by a typed text. */
export type TextFilterOf<S extends ListSpec> = TypedText<FieldWith<S, 'SW'>>;

/** A filter of the list `S` by ids of other records and the like, which somebody followed a link with. */
export type LinkedFilterOf<S extends ListSpec> = Linked<FieldWith<S, 'EQ'>>;

/**
 * One filter of the list `S`, said once: its control, its chip, its place in the address and (through the
 * list spec) the `where` of the operation derive from it. A filter that the list does not offer does not
 * compile.
 */
export type ListFilterOf<S extends ListSpec> =
  | OneOf<FieldWith<S, 'EQ'>>
  | AnyOf<FieldWith<S, 'IN'>>
  | TextFilterOf<S>
  | Banded<FieldWith<S, 'GTE'> & FieldWith<S, 'LTE'>>
  | Days<MomentOf<S>>
  | LinkedFilterOf<S>;

/** A filter by a typed text, of any list. */
export type AnyTextFilter = TypedText<string>;

/** A filter of any list. */
export type AnyListFilter =
  | OneOf<string>
  | AnyOf<string>
  | AnyTextFilter
  | Banded<string>
  | Days<string>
  | Linked<string>;

/** Option of a value as lists compare texts: regardless of case. */
export const optionOf = (options: readonly Option[], value: string | null): Option | undefined =>
  options.find((each) => each.value.toLowerCase() === value?.toLowerCase());
