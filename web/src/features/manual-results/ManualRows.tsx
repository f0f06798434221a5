import { Box, Button, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';
import { isAdulterantResult, isPositiveLine } from '@assay/schema/manual-results/manual-words';
import type { ManualResultInput } from '@assay/schema/manual-results/manual-result';
import { CheckboxField } from '../../components/form/CheckboxField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { DrugChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import { useChoiceNames } from '../../lib/choices/use-choice-names.ts';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { AddSubstance } from './AddSubstance.tsx';
import { adulterantOptions, foundOptions, methodologyOptions } from './manual-result-words.ts';

export type ManualForm = UseFormReturn<FormValues<typeof ManualResultInput>>;

const blank = {
  isPositive: false,
  comment: '',
  isScreenCutoffEnabled: false,
  screenCutoff: '',
  testMethodologyScreenLevel: '',
  confirmCutoff: '',
  testMethodologyConfirmationLevel: '',
  numericLevel: '',
  openCompound: false,
  compound: '',
  referenceInterval: '',
} as const;

const list = 'testResult.drugAdulterantResults';

/** What was found of each drug and adulterant. */
export function ManualRows({ form }: { form: ManualForm }) {
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: list });
  const nameOf = useChoiceNames(DrugChoicesDocument, []);
  const ids = fields.map(({ drugAdulterantId }) => Number(drugAdulterantId));
  const add = (type: 'DRUG' | 'ADULTERANT') => (id: number) => {
    if (!ids.includes(id))
      append({ ...blank, drugAdulterantId: id, result: type === 'DRUG' ? '' : 'NORMAL' });
  };
  return (
    <Box gridColumn="1 / -1">
      <Flex gap="3" wrap="wrap" marginBottom={fields.length > 0 ? '4' : '0'}>
        <AddSubstance type="DRUG" label="Add a drug" onAdd={add('DRUG')} />
        <AddSubstance type="ADULTERANT" label="Add an adulterant" onAdd={add('ADULTERANT')} />
      </Flex>
      {fields.map((row, at) => (
        <Box key={row.id} borderTopWidth="1px" paddingY="3">
          <Flex align="center" gap="2" marginBottom="2">
            <Heading as="h3" textStyle="sm" fontWeight="semibold" flex="1">
              {nameOf(Number(row.drugAdulterantId))}
            </Heading>
            <Button
              size="xs"
              variant="ghost"
              colorPalette="gray"
              aria-label={`Remove ${nameOf(Number(row.drugAdulterantId))}`}
              onClick={() => remove(at)}
            >
              <Trash2 size={14} aria-hidden />
            </Button>
          </Flex>
          <ManualRowFields form={form} at={at} isDrug={!isAdulterantResult(row.result)} />
        </Box>
      ))}
      {fields.length === 0 && (
        <Text textStyle="sm" color="fg.muted" marginTop="3">
          No drug or adulterant is stated yet.
        </Text>
      )}
    </Box>
  );
}

function ManualRowFields({ form, at, isDrug }: { form: ManualForm; at: number; isDrug: boolean }) {
  const { control } = form;
  const path = `${list}.${at}` as const;
  const [result, isScreened, level, hasCompound] = useWatch({
    control,
    name: [
      `${path}.result`,
      `${path}.isScreenCutoffEnabled`,
      `${path}.numericLevel`,
      `${path}.openCompound`,
    ],
  });
  const isPositive = isPositiveLine(result, level) || result === 'RESULT_NUMERIC';
  return (
    <Grid
      templateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' }}
      gap="3"
      alignItems="start"
    >
      <SelectField
        control={control}
        name={`${path}.result`}
        label="Result"
        required
        options={isDrug ? foundOptions : adulterantOptions}
      />
      {isDrug ? (
        <>
          <CheckboxField
            control={control}
            name={`${path}.isScreenCutoffEnabled`}
            label="Screen is stated"
          />
          {isScreened && (
            <>
              <TextField
                control={control}
                name={`${path}.screenCutoff`}
                label="Screen Cutoff"
                required
              />
              <SelectField
                control={control}
                name={`${path}.testMethodologyScreenLevel`}
                label="Screen Methodology"
                required
                options={methodologyOptions}
              />
            </>
          )}
          <TextField
            control={control}
            name={`${path}.confirmCutoff`}
            label="Confirmation Cutoff"
            required
          />
          <SelectField
            control={control}
            name={`${path}.testMethodologyConfirmationLevel`}
            label="Confirmation Methodology"
            required
            options={methodologyOptions}
          />
          {isPositive && (
            <>
              <TextField
                control={control}
                name={`${path}.numericLevel`}
                label="Numeric Level"
                inputMode="decimal"
              />
              <CheckboxField
                control={control}
                name={`${path}.openCompound`}
                label="Compound is stated"
              />
              {hasCompound && (
                <TextField control={control} name={`${path}.compound`} label="Compound" />
              )}
            </>
          )}
        </>
      ) : (
        <TextField
          control={control}
          name={`${path}.referenceInterval`}
          label="Reference Range"
          required
        />
      )}
      <TextField control={control} name={`${path}.comment`} label="Comment" />
    </Grid>
  );
}
