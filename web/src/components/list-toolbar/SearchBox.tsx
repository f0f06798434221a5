import { CloseButton, Input, InputGroup } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useRef } from 'react';
import { useDebouncedText } from './use-debounced-text.ts';

const PAUSE_MS = 300;

interface SearchBoxProps {
  /** Names the box, e.g. "Search companies". */
  label: string;
  value: string;
  onSearch: (q: string) => void;
  placeholder?: string;
  /** How long typing has to pause, ms. */
  pauseMs?: number;
}

/**
 * Search of a list: asks when typing pauses, at once on Enter and on leaving, and can be cleared. On
 * leaving, because a search that came after the click on a row would call the row's page off.
 */
export function SearchBox({
  label,
  value,
  onSearch,
  placeholder = label,
  pauseMs = PAUSE_MS,
}: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const { text, type, commit } = useDebouncedText(value, onSearch, pauseMs);
  return (
    <InputGroup
      flex={{ base: '1 0 10rem', md: 'none' }}
      width={{ md: '15rem' }}
      startOffset="-6px"
      startElement={<Search size={16} aria-hidden />}
      endElement={
        text === '' ? undefined : (
          <CloseButton
            size="2xs"
            variant="plain"
            aria-label="Clear search"
            onClick={() => {
              commit('');
              input.current?.focus();
            }}
          />
        )
      }
    >
      <Input
        ref={input}
        aria-label={label}
        role="searchbox"
        size="xs"
        bg="bg"
        placeholder={placeholder}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={() => commit(text)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit(text);
          if (event.key === 'Escape' && text !== '') commit('');
        }}
      />
    </InputGroup>
  );
}
