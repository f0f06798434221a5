import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { get, useFormState, useWatch, type Control } from 'react-hook-form';
import { CheckboxField } from '../../components/form/CheckboxField.tsx';
import { FieldError } from '../../components/form/FieldFrame.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import type { InstantTestSent, InstantTestValues, Panel } from './instant-test-form.ts';

interface LineListProps {
  control: Control<InstantTestValues, unknown, InstantTestSent>;
  panel: Panel;
  kind: 'DRUG' | 'ADULTERANT';
  /** Nothing can be marked yet. */
  disabled: boolean;
  hint: string;
}

const name = 'testResult.drugAdulterantResults';

/** Substances of a panel, of which those are ticked that were found; what a ticked one needs opens below it. */
export function LineList({ control, panel, kind, disabled, hint }: LineListProps) {
  const lines = useWatch({ control, name });
  const { errors } = useFormState({ control, name });
  const errorId = useId();
  // Of the lines taken together; what is wrong with one of them stands at its field.
  const refusal: unknown = kind === 'DRUG' ? get(errors, `${name}.root.message`) : undefined;
  const shown = panel.drugAdulterantsData
    .map((substance, at) => ({ substance, at }))
    .filter(({ substance }) => substance.type === kind);
  if (shown.length === 0)
    return (
      <Text textStyle="sm" color="fg.muted">
        This panel tests for none.
      </Text>
    );
  return (
    <Stack
      gap="0"
      gridColumn="1 / -1"
      role="group"
      aria-label={hint}
      aria-describedby={typeof refusal === 'string' ? errorId : undefined}
    >
      <Text textStyle="sm" color="fg.muted" marginBottom="1">
        {hint}
      </Text>
      {typeof refusal === 'string' && (
        <Box role="alert" marginBottom="2">
          <FieldError id={errorId} message={refusal} />
        </Box>
      )}
      {shown.map(({ substance, at }) => (
        <Box key={substance.id} borderTopWidth="1px" paddingY="2">
          <Flex minHeight="7" align="center">
            <CheckboxField
              control={control}
              name={`${name}.${at}.isPositive`}
              label={
                substance.abbreviation
                  ? `${substance.name} (${substance.abbreviation})`
                  : substance.name
              }
              disabled={disabled}
            />
          </Flex>
          {lines[at]?.isPositive === true && (
            <Flex gap="3" paddingTop="2" paddingStart="6" wrap="wrap">
              {kind === 'DRUG' && (
                <Box flex="1 1 10rem">
                  <TextField
                    control={control}
                    name={`${name}.${at}.confirmCutoff`}
                    label="Cutoff Level"
                    required
                  />
                </Box>
              )}
              <Box flex="2 1 14rem">
                <TextField
                  control={control}
                  name={`${name}.${at}.comment`}
                  label="Comment"
                  required={kind === 'ADULTERANT'}
                />
              </Box>
            </Flex>
          )}
        </Box>
      ))}
    </Stack>
  );
}
