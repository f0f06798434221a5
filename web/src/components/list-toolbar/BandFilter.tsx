import type { ListFilter } from '@assay/schema/core/list';
import { filterValue } from '../../lib/list-url/filter-value.ts';
import { SelectFilter } from './SelectFilter.tsx';

/** Both inclusive; `to: null` is open. */
interface BandEnds {
  from: number;
  to: number | null;
}

/** A band of numbers. */
export interface Band extends BandEnds {
  label: string;
}

interface BandFilterProps {
  label: string;
  all: string;
  bands: readonly Band[];
  /** What is counted, behind each band: "10-25 users". */
  unit: string;
  /** Ends of the current band, as the URL holds them. */
  value: BandEnds | null;
  onChange: (band: Band | null) => void;
}

/** Band with the given ends, e.g. those of a URL; ends that are no band give null. */
export const bandOf = (bands: readonly Band[], value: BandEnds | null): Band | null =>
  bands.find(({ from, to }) => from === value?.from && to === value.to) ?? null;

/** Ends that the address sets for a field; null when it sets neither. */
export function bandEnds(filters: readonly ListFilter[], field: string): BandEnds | null {
  const from = filterValue(filters, field, 'GTE');
  const to = filterValue(filters, field, 'LTE');
  return from === null && to === null
    ? null
    : { from: Number(from ?? 0), to: to === null ? null : Number(to) };
}

/** A band in words, also one that is not offered. */
export const bandText = (bands: readonly Band[], ends: BandEnds): string =>
  bandOf(bands, ends)?.label ?? (ends.to === null ? `${ends.from}+` : `${ends.from}-${ends.to}`);

/** Filter by a band of numbers, e.g. 10-25 users. */
export function BandFilter({ label, all, bands, unit, value, onChange }: BandFilterProps) {
  return (
    <SelectFilter
      label={label}
      all={all}
      options={bands.map((band) => ({ value: band.label, label: `${band.label} ${unit}` }))}
      value={bandOf(bands, value)?.label ?? null}
      onChange={(chosen) => onChange(bands.find((band) => band.label === chosen) ?? null)}
    />
  );
}
