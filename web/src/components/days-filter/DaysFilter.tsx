import { Box, HStack, Input, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { usDay } from '@assay/schema/core/us-day';
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

/** Why a day changes nothing; null when it is taken. */
function faultOf(day: string, min: string | undefined, max: string): string | null {
  if (day === '') return null;
  if (day > max) return `Choose ${usDay(max)} or earlier.`;
  return min !== undefined && day < min ? `Choose ${usDay(min)} or later.` : null;
}

function Day({ label, value, onChange, min, max }: DayProps) {
  const faultId = useId();
  const take = (day: string): void => {
    if (isWhole(day) && faultOf(day, min, max) === null) onChange(day);
  };
  const { text, type, commit } = useDebouncedText(value, take, PAUSE_MS);
  const fault = isWhole(text) ? faultOf(text, min, max) : null;
  return (
    <Box width={{ base: 'full', md: 'auto' }}>
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
        aria-invalid={fault === null ? undefined : true}
        aria-describedby={fault === null ? undefined : faultId}
        onChange={(event) => type(event.target.value)}
        onBlur={() => commit(text)}
        onKeyDown={(event) => event.key === 'Enter' && commit(text)}
      />
      <Text id={faultId} aria-live="polite" textStyle="xs" color="fg.error">
        {fault}
      </Text>
    </Box>
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
 * last, and a day that cannot be chosen changes nothing and says why.
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
