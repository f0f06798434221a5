import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useWatch, type Control } from 'react-hook-form';
import { CheckboxField } from '../../components/form/CheckboxField.tsx';
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

/** Substances of a panel, of which those are ticked that were found; what a ticked one needs opens below it. */
export function LineList({ control, panel, kind, disabled, hint }: LineListProps) {
  const lines = useWatch({ control, name: 'testResult.drugAdulterantResults' });
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
    <Stack gap="0" gridColumn="1 / -1">
      <Text textStyle="sm" color="fg.muted" marginBottom="1">
        {hint}
      </Text>
      {shown.map(({ substance, at }) => (
        <Box key={substance.id} borderTopWidth="1px" paddingY="2">
          <Flex minHeight="7" align="center">
            <CheckboxField
              control={control}
              name={`testResult.drugAdulterantResults.${at}.isPositive`}
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
                    name={`testResult.drugAdulterantResults.${at}.confirmCutoff`}
                    label="Cutoff Level"
                    required
                  />
                </Box>
              )}
              <Box flex="2 1 14rem">
                <TextField
                  control={control}
                  name={`testResult.drugAdulterantResults.${at}.comment`}
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
