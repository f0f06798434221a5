import { Box, CloseButton, Input, InputGroup } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { SearchChoices } from './SearchChoices.tsx';
import type { BoundField } from './use-form-field.ts';
import type { SearchChoice } from './use-search-choice.ts';

interface SearchInputProps extends BoundField {
  search: SearchChoice;
  disabled: boolean;
}

/**
 * An input that searches records, with the list of what was found (the ARIA pattern of a combobox with a list).
 * Not Chakra's Combobox: its machine owns the text of the input and loses letters of who types faster than it
 * renders.
 */
export function SearchInput({ field, ref, search, disabled }: SearchInputProps) {
  const listId = `${field.control.id}list`;
  const optionId = (index: number): string => `${listId}${index}`;
  const canClear = search.text !== '' && !disabled;
  return (
    <Box position="relative">
      <InputGroup
        endElement={
          canClear ? (
            <CloseButton
              size="2xs"
              variant="plain"
              aria-label={`Clear ${field.label}`}
              onClick={search.clear}
            />
          ) : (
            <ChevronDown size={16} aria-hidden />
          )
        }
      >
        <Input
          {...field.control}
          ref={ref}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={search.isOpen}
          aria-controls={search.isOpen ? listId : undefined}
          aria-activedescendant={search.active === undefined ? undefined : optionId(search.active)}
          name={field.name}
          size="sm"
          bg="bg"
          autoComplete="off"
          placeholder={search.isNaming ? 'Loading…' : 'Search…'}
          disabled={disabled}
          value={search.text}
          onChange={({ target }) => search.type(target.value)}
          onClick={search.open}
          onKeyDown={search.onKeyDown}
          onBlur={() => {
            search.leave();
            field.onBlur();
          }}
        />
      </InputGroup>
      {search.isOpen && (
        <SearchChoices id={listId} label={field.label} optionId={optionId} search={search} />
      )}
    </Box>
  );
}
