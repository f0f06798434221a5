import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import type { FieldValues } from 'react-hook-form';
import { determinations, type DeterminationName } from '@assay/schema/mro/mro-words';
import { FieldError } from '../../components/form/FieldFrame.tsx';
import { useFormField, type FieldProps } from '../../components/form/use-form-field.ts';
import { determinationHints } from './determination-words.ts';

interface VerdictFieldProps<T extends FieldValues, Out> extends FieldProps<T, Out> {
  choices: readonly DeterminationName[];
}

const Choice = chakra('label', {
  base: {
    display: 'flex',
    gap: '2.5',
    alignItems: 'flex-start',
    minHeight: { base: 'touch', md: '9' },
    paddingX: '3',
    paddingY: '2',
    cursor: 'pointer',
    '&:not(:first-of-type)': { borderTopWidth: '1px' },
    '&:has(:checked)': { bg: 'colorPalette.subtle' },
    '& input': { accentColor: 'var(--chakra-colors-color-palette-solid)', marginTop: '1' },
  },
});

/** What is determined: one of what the findings can become. */
export function VerdictField<T extends FieldValues, Out>(props: VerdictFieldProps<T, Out>) {
  const { field, ref } = useFormField(props);
  const { id, ...attributes } = field.control;
  return (
    <Stack gap="1.5">
      <Box
        as="fieldset"
        {...attributes}
        borderWidth="1px"
        borderColor={field.error === undefined ? undefined : 'border.error'}
        borderRadius="l2"
        overflow="hidden"
      >
        <chakra.legend srOnly>{field.label}</chakra.legend>
        {props.choices.map((value, at) => (
          <Choice key={value}>
            <input
              type="radio"
              id={at === 0 ? id : undefined}
              ref={at === 0 ? ref : undefined}
              name={field.name}
              value={value}
              checked={field.value === value}
              onChange={() => field.onChange(value)}
              onBlur={field.onBlur}
            />
            <Box>
              <Text textStyle="sm" fontWeight="medium">
                {determinations[value]}
              </Text>
              {determinationHints[value] !== undefined && (
                <Text textStyle="xs" color="fg.muted">
                  {determinationHints[value]}
                </Text>
              )}
            </Box>
          </Choice>
        ))}
      </Box>
      <FieldError id={field.ids.error} message={field.error} />
    </Stack>
  );
}
