import { Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { CircleCheck, CircleAlert } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '../../components/form/TextField.tsx';
import { helpWith, type SchemaValues } from './bulk-schema-words.ts';
import { shownValue } from './shown-value.ts';
import type { Trial } from './trial.ts';

interface ColumnFieldsProps {
  form: UseFormReturn<SchemaValues>;
  fields: SchemaValues['fields'];
  trial: Trial | null;
}

type Field = SchemaValues['fields'][number];

/** What the sample has in the column of a field. */
function InSample({ field, trial }: { field: Field; trial: Trial }) {
  if (field.clientValue.trim() === '') return <Text color="fg.muted">–</Text>;
  const column = trial.columns[trial.positions.get(field.mdReference) ?? -1];
  if (column === undefined || trial.doubled.has(field.mdReference)) {
    const isFault = field.required || column !== undefined;
    return (
      <Flex gap="1.5" align="center" color={isFault ? 'fg.error' : 'fg.warning'}>
        <CircleAlert size={14} aria-hidden />
        {column === undefined ? 'Not in the sample' : 'More than once in the sample'}
      </Flex>
    );
  }
  const first = shownValue(field.mdReference, column.first);
  return (
    <Flex gap="1.5" align="center" minWidth="0">
      <Text as="span" color="fg.success" flexShrink="0">
        <CircleCheck size={14} aria-hidden />
      </Text>
      <Text as="span" color="fg.muted" whiteSpace="nowrap">
        Column {column.letter}
      </Text>
      <Text as="span" truncate title={first}>
        {first === '' ? 'Empty' : first}
      </Text>
    </Flex>
  );
}

/** Heads of columns, each with the first value that a sample has there. */
export function ColumnFields({ form: { control }, fields, trial }: ColumnFieldsProps) {
  const heads = trial?.columns.map(({ head }) => head).filter((head) => head !== '') ?? [];
  return (
    <Stack gap="4">
      {fields.map((field, index) => (
        <Grid
          key={field.mdReference}
          templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' }}
          columnGap="4"
          rowGap="1"
        >
          <TextField
            control={control}
            name={`fields.${index}.clientValue`}
            label={field.description ?? field.mdReference}
            required={field.required ?? false}
            hint={helpWith(field.mdReference)}
            suggestions={heads}
          />
          {trial && (
            <Flex
              textStyle="sm"
              minHeight="9"
              marginTop={{ sm: '6.5' }}
              align="center"
              minWidth="0"
            >
              <InSample field={field} trial={trial} />
            </Flex>
          )}
        </Grid>
      ))}
    </Stack>
  );
}
