import { Button, Flex } from '@chakra-ui/react';
import type { FieldValues } from 'react-hook-form';
import { ChipButtons } from './ChipButtons.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { useFormField, type FieldProps } from './use-form-field.ts';

interface ChipsFieldProps<T extends FieldValues, Out> extends FieldProps<
  T,
  Out,
  readonly (string | number)[]
> {
  options: readonly { value: string | number; label: string }[];
  /** Takes all of them back at once: a button "Clear". */
  clearable?: boolean;
}

/** Several of a few values, each a button to press. The form holds the chosen ones in the order of the options. */
export function ChipsField<T extends FieldValues, Out>(props: ChipsFieldProps<T, Out>) {
  const { hint, wide, options, clearable = false } = props;
  const { field, ref } = useFormField(props);
  const chosen: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  return (
    <FieldFrame field={field} hint={hint} wide={wide}>
      <Flex
        id={field.control.id}
        ref={ref}
        role="group"
        aria-label={field.label}
        aria-describedby={field.control['aria-describedby']}
        tabIndex={-1}
        gap="1.5"
        wrap="wrap"
      >
        <ChipButtons options={options} chosen={chosen} onChange={field.onChange} />
        {clearable && chosen.length > 0 && (
          <Button
            size="xs"
            variant="ghost"
            colorPalette="gray"
            aria-label={`Clear ${field.label}`}
            onClick={() => field.onChange([])}
          >
            Clear
          </Button>
        )}
      </Flex>
    </FieldFrame>
  );
}
