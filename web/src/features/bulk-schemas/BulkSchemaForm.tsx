import { Box, Grid } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import {
  fieldListNames,
  fieldLists,
  type FieldListName,
} from '@assay/schema/bulk-schemas/import-templates';
import { listHints, type SchemaValues } from './bulk-schema-words.ts';
import { ColumnFields } from './ColumnFields.tsx';
import { FoldSection } from './FoldSection.tsx';
import { mappedText } from './mapped-text.ts';
import { SampleFile } from './SampleFile.tsx';
import { TryOut } from './TryOut.tsx';
import { useFolds } from './use-folds.ts';
import { useSample } from './use-sample.ts';
import { useTrial } from './use-trial.ts';
import { WordFields } from './WordFields.tsx';

interface BulkSchemaFormProps {
  form: UseFormReturn<SchemaValues>;
  /** What names the schema. */
  children: ReactNode;
}

/** A schema as the form holds it now. */
function useMapping({ control }: UseFormReturn<SchemaValues>): Pick<SchemaValues, FieldListName> {
  const lists = useWatch({ control, name: fieldListNames });
  return Object.fromEntries(fieldListNames.map((name, at) => [name, lists[at] ?? []])) as Pick<
    SchemaValues,
    FieldListName
  >;
}

/**
 * What a schema maps (C s2), and a sample of the laboratory beside it: what stands in its columns, how many of its words
 * each mapping knows, and how its lines would be read. The sample stays in this browser.
 */
export function BulkSchemaForm({ form, children }: BulkSchemaFormProps) {
  'use no memo';
  const mapping = useMapping(form);
  const sample = useSample();
  const root = useRef<HTMLDivElement>(null);
  const foldOf = useFolds(form, root);
  const trial = useTrial(mapping, sample.table);
  return (
    <Box ref={root}>
      <FoldSection title="General Information" {...foldOf('general')}>
        <Grid templateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
          {children}
        </Grid>
      </FoldSection>
      {mapping.fields.length > 0 && (
        <SampleFile
          sample={sample}
          trial={trial}
          form={form}
          fields={mapping.fields}
          fold={foldOf('sample')}
        />
      )}
      {fieldListNames
        .filter((name) => mapping[name].length > 0)
        .map((name) => (
          <FoldSection
            key={name}
            title={fieldLists[name]}
            hint={listHints[name]}
            note={mappedText(mapping[name])}
            {...foldOf(name)}
          >
            {name === 'fields' ? (
              <ColumnFields form={form} fields={mapping.fields} trial={trial} />
            ) : (
              <WordFields form={form} list={name} fields={mapping[name]} trial={trial} />
            )}
          </FoldSection>
        ))}
      {trial && mapping.fields.length > 0 && <TryOut form={form} trial={trial} />}
    </Box>
  );
}
