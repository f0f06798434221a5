import { Box, Checkbox, Flex, Stack, Text } from '@chakra-ui/react';
import { get, useFormState, type FieldValues } from 'react-hook-form';
import { FieldFrame } from '../../components/form/FieldFrame.tsx';
import { useFormField, type FieldProps } from '../../components/form/use-form-field.ts';
import { CodeValue } from './CodeValue.tsx';

/** A test code that an account may order. */
export interface OfferedCode {
  id: string;
  testCode: string;
  name: string | null;
  pricing?: string | null;
}

/** What a form holds of a test code at a location. */
export interface HeldCode {
  testCodeId: number | string;
  pricing: string;
  profileId: string;
}

/** Why values of one test code are refused. */
type Faults = Partial<Record<keyof HeldCode, { message?: string }>>;

interface CodesFieldProps<T extends FieldValues, Out> extends FieldProps<T, Out, HeldCode[]> {
  codes: readonly OfferedCode[];
  isPriced: boolean;
}

/** Test codes of a location: each that is ticked has its price and its profile there. */
export function CodesField<T extends FieldValues, Out>(props: CodesFieldProps<T, Out>) {
  const { codes, isPriced, hint, control, name } = props;
  const { field, ref } = useFormField(props);
  const held = field.value as readonly HeldCode[];
  const { errors } = useFormState({ control, name });
  const faults: readonly (Faults | undefined)[] = get(errors, name) ?? [];
  const faultsOf = (chosen: HeldCode): Faults => faults[held.indexOf(chosen)] ?? {};
  const heldOf = (id: string) => held.find((each) => Number(each.testCodeId) === Number(id));
  const tick = (code: OfferedCode, checked: boolean): void =>
    field.onChange(
      checked
        ? [...held, { testCodeId: Number(code.id), pricing: code.pricing ?? '', profileId: '' }]
        : held.filter((each) => Number(each.testCodeId) !== Number(code.id)),
    );
  const set = (id: string, change: Partial<HeldCode>): void =>
    field.onChange(
      held.map((each) => (Number(each.testCodeId) === Number(id) ? { ...each, ...change } : each)),
    );
  return (
    <FieldFrame field={field} hint={hint} wide>
      <Stack gap="2" role="group" aria-label={field.label} tabIndex={-1} ref={ref}>
        {codes.length === 0 && (
          <Text textStyle="sm" color="fg.muted">
            Choose a lab account, its program and specimen type first.
          </Text>
        )}
        {codes.map((code) => {
          const chosen = heldOf(code.id);
          return (
            <Box key={code.id}>
              <Checkbox.Root
                size="sm"
                checked={chosen !== undefined}
                onCheckedChange={({ checked }) => tick(code, checked === true)}
              >
                <Checkbox.HiddenInput />
                <Checkbox.Control />
                <Checkbox.Label>
                  {code.testCode}
                  {code.name === null ? '' : ` – ${code.name}`}
                </Checkbox.Label>
              </Checkbox.Root>
              {chosen && (
                <Flex gap="2" marginTop="1" marginStart="6">
                  {isPriced && (
                    <CodeValue
                      inputMode="decimal"
                      placeholder="Price, $"
                      aria-label={`Price of ${code.testCode}`}
                      value={chosen.pricing}
                      onChange={(pricing) => set(code.id, { pricing })}
                      error={faultsOf(chosen).pricing?.message}
                    />
                  )}
                  <CodeValue
                    placeholder="Profile ID"
                    aria-label={`Profile ID of ${code.testCode}`}
                    value={chosen.profileId}
                    onChange={(profileId) => set(code.id, { profileId })}
                    error={faultsOf(chosen).profileId?.message}
                  />
                </Flex>
              )}
            </Box>
          );
        })}
      </Stack>
    </FieldFrame>
  );
}
