import { Flex, Tag } from '@chakra-ui/react';
import type { FieldValues } from 'react-hook-form';
import type { ChoicesDocument } from '../../lib/choices/choices.ts';
import { useChoiceNames } from '../../lib/choices/use-choice-names.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { SearchInput } from './SearchInput.tsx';
import { useFormField, type FieldProps } from './use-form-field.ts';
import { useSearchChoice } from './use-search-choice.ts';

interface SearchManyFieldProps<T extends FieldValues, Out, W> extends FieldProps<
  T,
  Out,
  readonly (number | string)[] | null | undefined
> {
  /** Query that finds the records, e.g. `UserChoicesDocument`. */
  choices: ChoicesDocument<W>;
  /** Which of them may be chosen; all without it. */
  where?: W;
  /** False where only one may be chosen: another one takes its place. */
  several?: boolean;
}

const idsOf = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'number') : [];

/** Several of many records, found by typing, each with a way out again. The form holds their ids. */
export function SearchManyField<T extends FieldValues, Out, W>(
  props: SearchManyFieldProps<T, Out, W>,
) {
  const { hint, wide, disabled = false, choices, where, several = true } = props;
  const { field, ref } = useFormField(props);
  const ids = idsOf(field.value);
  const nameOf = useChoiceNames(choices, ids);
  const search = useSearchChoice({
    choices,
    where,
    value: null,
    onChoose: (id) => {
      if (id === null || ids.includes(id)) return;
      field.onChange(several ? [...ids, id] : [id]);
    },
  });
  const isChosen = ({ value }: { value: string }): boolean => ids.includes(Number(value));
  return (
    <FieldFrame field={field} hint={hint} wide={wide}>
      <SearchInput field={field} ref={ref} search={{ ...search, isChosen }} disabled={disabled} />
      {ids.length > 0 && (
        <Flex as="ul" role="list" aria-label={`${field.label}: chosen`} gap="1.5" wrap="wrap">
          {ids.map((id) => (
            <Tag.Root key={id} as="li" size="lg" maxWidth="full">
              <Tag.Label lineClamp="2">{nameOf(id)}</Tag.Label>
              {!disabled && (
                <Tag.EndElement>
                  <Tag.CloseTrigger
                    aria-label={`Remove ${nameOf(id)}`}
                    onClick={() => field.onChange(ids.filter((each) => each !== id))}
                  />
                </Tag.EndElement>
              )}
            </Tag.Root>
          ))}
        </Flex>
      )}
    </FieldFrame>
  );
}
