import { Button, Flex, Text } from '@chakra-ui/react';
import { CircleAlert, Wand2, X } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { DropZone } from '../../components/upload/DropZone.tsx';
import { numberText } from '../../lib/value-text.ts';
import type { SchemaValues } from './bulk-schema-words.ts';
import { FoldSection } from './FoldSection.tsx';
import { matchColumns } from './match-columns.ts';
import type { Trial } from './trial.ts';
import type { Sample } from './use-sample.ts';

interface SampleFileProps {
  sample: Sample;
  trial: Trial | null;
  form: UseFormReturn<SchemaValues>;
  fields: SchemaValues['fields'];
  fold: { open: boolean; onOpenChange: (open: boolean) => void; isRefused: boolean };
}

const separatorWords = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'vertical bars',
} as const;

const counted = (count: number, one: string): string =>
  `${numberText(count)} ${one}${count === 1 ? '' : 's'}`;

/** Chooses a sample, says what it is, and maps the columns whose heads say what they are. */
export function SampleFile({ sample, trial, form, fields, fold }: SampleFileProps) {
  const heads = trial?.columns.map(({ head }) => head) ?? [];
  const matches = matchColumns(fields, heads);
  const unused = trial?.columns.filter(({ isMapped, head }) => !isMapped && head !== '') ?? [];
  const match = (): void => {
    for (const [index, head] of matches)
      form.setValue(`fields.${index}.clientValue`, head, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
  };
  return (
    <FoldSection
      title="Sample File"
      hint="A file of the laboratory shows what is mapped before anything is saved. It is read in this browser only: nothing of it is sent or kept."
      note={sample.name ?? undefined}
      {...fold}
    >
      <DropZone
        kind="csv"
        label="Sample CSV"
        disabled={false}
        onFiles={([file]) => file && sample.choose(file)}
      />
      {sample.refusal !== null && (
        <Flex role="alert" gap="2" marginTop="3" color="fg.error" textStyle="sm" align="center">
          <CircleAlert size={16} aria-hidden />
          <Text>{sample.refusal}</Text>
        </Flex>
      )}
      {sample.table && trial && (
        <Flex gap="3" align="center" wrap="wrap" marginTop="3" textStyle="sm">
          <Text role="status" flex="1 1 16rem" overflowWrap="anywhere">
            {sample.name}: {counted(trial.rows, 'row')}, {counted(trial.columns.length, 'column')}{' '}
            between {separatorWords[sample.table.separator]}.
            {unused.length > 0 && ` Not used: ${unused.map(({ head }) => head).join(', ')}.`}
          </Text>
          {matches.size > 0 && (
            <Button size="sm" variant="outline" colorPalette="gray" onClick={match}>
              <Wand2 size={16} aria-hidden /> Match {counted(matches.size, 'column')} by name
            </Button>
          )}
          <Button size="sm" variant="ghost" colorPalette="gray" onClick={sample.remove}>
            <X size={16} aria-hidden /> Remove sample
          </Button>
        </Flex>
      )}
    </FoldSection>
  );
}
