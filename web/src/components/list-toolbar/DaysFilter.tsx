import { HStack, Input } from '@chakra-ui/react';
import { filterLook } from './filter-look.ts';
import { useDebouncedText } from './use-debounced-text.ts';

/** Long enough to type a year in. */
const PAUSE_MS = 900;

interface DayProps {
  label: string;
  /** YYYY-MM-DD, or blank. */
  value: string;
  onChange: (day: string) => void;
}

/** A year that is being typed is 0002 for a while. */
const isWhole = (day: string): boolean => day === '' || day > '1900';

function Day({ label, value, onChange }: DayProps) {
  const take = (day: string): void => {
    if (isWhole(day)) onChange(day);
  };
  const { text, type, commit } = useDebouncedText(value, take, PAUSE_MS);
  return (
    <Input
      type="date"
      aria-label={label}
      title={label}
      size="xs"
      max="9999-12-31"
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
}

/** Filter by the days, both included, between which something was. Either may be blank. */
export const DaysFilter = ({ label, from, to, onChange }: DaysFilterProps) => (
  <HStack gap="1" role="group" aria-label={label}>
    <Day label={`${label} from`} value={from} onChange={(day) => onChange({ from: day })} />
    <Day label={`${label} to`} value={to} onChange={(day) => onChange({ to: day })} />
  </HStack>
);
