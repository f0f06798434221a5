import { Checkbox, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { DateField } from '../../components/form/DateField.tsx';
import { FieldError } from '../../components/form/FieldFrame.tsx';
import { useFormField } from '../../components/form/use-form-field.ts';
import type { AcknowledgmentValues } from './acknowledgment-form.ts';
import type { Found } from './test-to-sign.ts';

interface AdmittedFieldProps<Out> {
  control: Control<AcknowledgmentValues, unknown, Out>;
  found: readonly Found[];
}

/** What the donor admits of what was found, each with the day on which it was used. */
export function AdmittedField<Out>({ control, found }: AdmittedFieldProps<Out>) {
  const { field, ref } = useFormField({ control, name: 'substances' });
  const held = field.value as AcknowledgmentValues['substances'];
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const tick = (index: number, isAdmitted: boolean): void =>
    field.onChange(held.map((each, at) => (at === index ? { ...each, isAdmitted } : each)));
  return (
    <Stack gridColumn="1 / -1" gap="3" role="group" aria-label={field.label}>
      {found.map(({ abbreviation, name }, at) => (
        <Flex
          key={abbreviation}
          gap="3"
          wrap="wrap"
          align="flex-start"
          borderBottomWidth="1px"
          paddingBottom="3"
        >
          <Checkbox.Root
            size="sm"
            flex="1 1 12rem"
            minHeight={{ base: 'touch', md: '9' }}
            alignItems="center"
            checked={held[at]?.isAdmitted === true}
            onCheckedChange={({ checked }) => tick(at, checked === true)}
          >
            <Checkbox.HiddenInput ref={at === 0 ? ref : undefined} onBlur={field.onBlur} />
            <Checkbox.Control />
            <Checkbox.Label>{name}</Checkbox.Label>
          </Checkbox.Root>
          <Flex flex="1 1 12rem" direction="column">
            {held[at]?.isAdmitted === true && (
              <DateField
                control={control}
                name={`substances.${at}.date`}
                label={`Date of use of ${name}`}
                required
                max={today}
              />
            )}
          </Flex>
        </Flex>
      ))}
      <FieldError id={field.ids.error} message={field.error} />
    </Stack>
  );
}
