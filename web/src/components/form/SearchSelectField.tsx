import type { FieldValues } from 'react-hook-form';
import type { ChoicesDocument } from '../../lib/choices/choices.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { SearchInput } from './SearchInput.tsx';
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
 * One of many records, found by typing; the server searches. The form holds the record's id, or an empty text. A
 * text that was typed and not chosen is put back on leaving, so that nobody takes it for a choice; an emptied
 * field chooses nothing.
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
  return (
    <FieldFrame field={field} hint={hint} wide={wide}>
      <SearchInput field={field} ref={ref} search={search} disabled={disabled} />
    </FieldFrame>
  );
}
