import { Checkbox, Stack, Text } from '@chakra-ui/react';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame } from '../../components/form/FieldFrame.tsx';
import { useFormField, type FieldProps } from '../../components/form/use-form-field.ts';
import type { OfferedCode } from './CodesField.tsx';

interface TicksFieldProps<T extends FieldValues, Out> extends FieldProps<
  T,
  Out,
  (number | string)[]
> {
  codes: readonly OfferedCode[];
  /** One at most: another one takes its place. */
  single?: boolean;
  /** Stands where there are no codes. */
  empty?: string;
}

/** Several of the few test codes of an account; the form holds their ids. */
export function TicksField<T extends FieldValues, Out>(props: TicksFieldProps<T, Out>) {
  const { codes, single = false, empty = 'The lab account has no such test codes.', hint } = props;
  const { field, ref } = useFormField(props);
  const ids = (field.value as readonly (number | string)[]).map(Number);
  return (
    <FieldFrame field={field} hint={hint} wide>
      <Stack gap="2" role="group" aria-label={field.label} tabIndex={-1} ref={ref}>
        {codes.length === 0 && (
          <Text textStyle="sm" color="fg.muted">
            {empty}
          </Text>
        )}
        {codes.map(({ id, testCode, name }) => (
          <Checkbox.Root
            key={id}
            size="sm"
            checked={ids.includes(Number(id))}
            onCheckedChange={({ checked }) =>
              field.onChange(
                checked === true
                  ? [...(single ? [] : ids), Number(id)]
                  : ids.filter((each) => each !== Number(id)),
              )
            }
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>
              {testCode}
              {name === null ? '' : ` – ${name}`}
            </Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Stack>
    </FieldFrame>
  );
}
