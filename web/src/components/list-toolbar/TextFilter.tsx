import { Input } from '@chakra-ui/react';
import { filterLook } from './filter-look.ts';
import { useDebouncedText } from './use-debounced-text.ts';

const PAUSE_MS = 600;

interface TextFilterProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Filter by a text that nobody can list, e.g. a city. Applies on Enter, on leaving, or after a pause. */
export function TextFilter({ label, value, onChange }: TextFilterProps) {
  const { text, type, commit } = useDebouncedText(value, onChange, PAUSE_MS);
  return (
    <Input
      aria-label={label}
      size="xs"
      {...filterLook(value !== '')}
      width={{ base: 'full', md: '8rem' }}
      placeholder={label}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={() => commit(text)}
      onKeyDown={(event) => event.key === 'Enter' && commit(text)}
    />
  );
}
