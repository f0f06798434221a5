import { HStack, Input } from '@chakra-ui/react';
import { filterLook } from '../list-toolbar/filter-look.ts';
import { dayPresets, daysOfPreset, presetOfDays } from './day-presets.ts';
import { dayOfMoment } from '../list-toolbar/days.ts';
import { SelectFilter } from '../list-toolbar/SelectFilter.tsx';
import { useDebouncedText } from '../list-toolbar/use-debounced-text.ts';

/** Long enough to type a year in. */
const PAUSE_MS = 900;

interface DayProps {
  label: string;
  /** YYYY-MM-DD, or blank. */
  value: string;
  onChange: (day: string) => void;
  /** Days that can be chosen. */
  min: string | undefined;
  max: string;
}

/** A year that is being typed is 0002 for a while. */
const isWhole = (day: string): boolean => day === '' || day > '1900';

function Day({ label, value, onChange, min, max }: DayProps) {
  const isAllowed = (day: string): boolean =>
    day === '' || (day <= max && (min === undefined || day >= min));
  const take = (day: string): void => {
    if (isWhole(day) && isAllowed(day)) onChange(day);
  };
  const { text, type, commit } = useDebouncedText(value, take, PAUSE_MS);
  return (
    <Input
      type="date"
      aria-label={label}
      title={label}
      size="xs"
      min={min}
      max={max}
      {...filterLook(value !== '')}
      width={{ base: 'full', md: '8rem' }}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={() => commit(text)}
      onKeyDown={(event) => event.key === 'Enter' && commit(text)}
    />
  );
}

interface DaysFilterProps {
  label: string;
  from: string;
  to: string;
  onChange: (days: { from?: string; to?: string }) => void;
  presets?: boolean;
  earliest?: string | undefined;
  isPast?: boolean;
}

const today = (): string => dayOfMoment(new Date().toISOString());

/** The last day that a browser takes. */
const FOREVER = '9999-12-31';

/**
 * Filter by the days, both included, between which something was. Either may be blank; the first is not after the
 * last, and a day that cannot be chosen changes nothing.
 */
export function DaysFilter({
  label,
  from,
  to,
  onChange,
  presets = false,
  earliest,
  isPast = false,
}: DaysFilterProps) {
  const last = isPast ? today() : FOREVER;
  return (
    <HStack gap="1" role="group" aria-label={label} flexWrap={{ base: 'wrap', md: 'nowrap' }}>
      {presets && (
        <SelectFilter
          label={`${label} when`}
          all={label}
          options={dayPresets}
          value={presetOfDays(from, to)}
          onChange={(preset) =>
            onChange(preset === null ? { from: '', to: '' } : daysOfPreset(preset))
          }
        />
      )}
      <Day
        label={`${label} from`}
        value={from}
        min={earliest}
        max={to === '' ? last : to}
        onChange={(day) => onChange({ from: day })}
      />
      <Day
        label={`${label} to`}
        value={to}
        min={from === '' ? earliest : from}
        max={last}
        onChange={(day) => onChange({ to: day })}
      />
    </HStack>
  );
}
