import { Box, CloseButton, Input, InputGroup } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';
import { SearchChoices } from './SearchChoices.tsx';
import { useFormField, type FieldProps } from './use-form-field.ts';
import { useSearchChoice, type SearchOption } from './use-search-choice.ts';

interface SearchSelectFieldProps<T extends FieldValues, Out> extends FieldProps<
  T,
  Out,
  number | null | undefined
> {
  options: readonly SearchOption[];
  /** The options are on their way. */
  loading?: boolean;
}

/**
 * One of many records, found by typing (the ARIA pattern of a combobox with a list). The form holds the
 * record's id, or null. A text that was typed and not chosen is put back on leaving, so that nobody takes
 * it for a choice; an emptied field chooses nothing. Not Chakra's Combobox: its machine owns the text of the
 * input and loses letters of who types faster than it renders.
 */
export function SearchSelectField<T extends FieldValues, Out>(
  props: SearchSelectFieldProps<T, Out>,
) {
  const { label, hint, wide, disabled = false, options, loading = false } = props;
  const { field, ref } = useFormField(props);
  const search = useSearchChoice({ options, value: field.value, onChoose: field.onChange });
  const listId = `${field.control.id}list`;
  const optionId = (index: number): string => `${listId}${index}`;
  const canClear = search.text !== '' && !disabled;
  return (
    <FieldFrame field={field} label={label} hint={hint} wide={wide}>
      <Box position="relative">
        <InputGroup
          endElement={
            canClear ? (
              <CloseButton
                size="2xs"
                variant="plain"
                aria-label={`Clear ${label}`}
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
            aria-activedescendant={
              search.isOpen && search.shown.length > 0 ? optionId(search.active) : undefined
            }
            name={field.name}
            size="sm"
            bg="bg"
            autoComplete="off"
            placeholder={loading ? 'Loading…' : 'Search…'}
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
          <SearchChoices
            id={listId}
            label={label}
            optionId={optionId}
            empty={loading ? 'Loading…' : 'Nothing matches.'}
            search={search}
          />
        )}
      </Box>
    </FieldFrame>
  );
}
