import { Box, CloseButton, Input, InputGroup } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { FieldValues } from 'react-hook-form';
import type { ChoicesDocument } from '../../lib/choices/choices.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { SearchChoices } from './SearchChoices.tsx';
import { useFormField, type FieldProps } from './use-form-field.ts';
import { useSearchChoice } from './use-search-choice.ts';

interface SearchSelectFieldProps<T extends FieldValues, Out, W> extends FieldProps<
  T,
  Out,
  number | string | null | undefined
> {
  /** Query that finds the records, e.g. `CompanyChoicesDocument`. */
  choices: ChoicesDocument<W>;
  /** Which of them may be chosen; all without it. */
  where?: W;
}

/**
 * One of many records, found by typing (the ARIA pattern of a combobox with a list); the server searches. The
 * form holds the record's id, or an empty text. A text that was typed and not chosen is put back on leaving, so
 * that nobody takes it for a choice; an emptied field chooses nothing. Not Chakra's Combobox: its machine owns
 * the text of the input and loses letters of who types faster than it renders.
 */
export function SearchSelectField<T extends FieldValues, Out, W>(
  props: SearchSelectFieldProps<T, Out, W>,
) {
  const { hint, wide, disabled = false, choices, where } = props;
  const { field, ref } = useFormField(props);
  const search = useSearchChoice({
    choices,
    where,
    value: field.value,
    onChoose: (value) => field.onChange(value ?? ''),
  });
  const listId = `${field.control.id}list`;
  const optionId = (index: number): string => `${listId}${index}`;
  const canClear = search.text !== '' && !disabled;
  return (
    <FieldFrame field={field} hint={hint} wide={wide}>
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
            aria-activedescendant={
              search.active === undefined ? undefined : optionId(search.active)
            }
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
    </FieldFrame>
  );
}
