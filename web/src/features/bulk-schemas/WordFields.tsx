import { SimpleGrid } from '@chakra-ui/react';
import type { UseFormReturn } from 'react-hook-form';
import type { WordListName } from '@assay/schema/bulk-schemas/import-templates';
import { TextField } from '../../components/form/TextField.tsx';
import { numberText } from '../../lib/value-text.ts';
import type { SchemaValues } from './bulk-schema-words.ts';
import { usageKey, type Trial } from './trial.ts';

interface WordFieldsProps {
  form: UseFormReturn<SchemaValues>;
  list: WordListName;
  fields: SchemaValues['fields'];
  trial: Trial | null;
}

const foundText = (count: number): string =>
  count === 1 ? 'In 1 row of the sample' : `In ${numberText(count)} rows of the sample`;

/** The laboratory's words for our values, each with how often a sample has it. */
export function WordFields({ form: { control }, list, fields, trial }: WordFieldsProps) {
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, xl: 3 }} gap="4" alignItems="start">
      {fields.map((field, index) => {
        const count = trial?.uses.get(usageKey(list, field.mdReference)) ?? 0;
        return (
          <TextField
            key={field.mdReference}
            control={control}
            name={`${list}.${index}.clientValue`}
            label={field.description ?? field.mdReference}
            required={field.required ?? false}
            hint={count > 0 ? foundText(count) : undefined}
          />
        );
      })}
    </SimpleGrid>
  );
}
