import { Box, Flex, Tag } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { hasOtherInfo, needsSubstances } from '@assay/schema/manual-results/manual-words';
import { FieldError } from '../../components/form/FieldFrame.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextAreaField } from '../../components/form/TextAreaField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useFormField } from '../../components/form/use-form-field.ts';
import { Section } from '../../components/page/Section.tsx';
import { DrugChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import { providerOptions } from '../../domain/laboratories/catalogue-words.ts';
import { specimenOptions } from '../../domain/specimens/specimen-words.ts';
import { useChoiceNames } from '../../lib/choices/use-choice-names.ts';
import { AddSubstance } from './AddSubstance.tsx';
import { OutcomeFields } from './OutcomeFields.tsx';
import type { StepwiseFormState } from './StepwiseForm.tsx';
import { sourceHint, sourceOptions } from './manual-result-words.ts';
import { collectionOptions } from './stepwise-words.ts';

const specimens = specimenOptions.filter(({ value }) => value === 1 || value === 2);

/** A drug test: its laboratory, how it came out, and what was found (T s2). */
export function DrugFields({ form, isDot }: { form: StepwiseFormState; isDot: boolean }) {
  const { control } = form;
  const [overall, refusal, place, source] = useWatch({
    control,
    name: [
      'testResult.overallResult',
      'testResult.refusalReason',
      'testResult.collectionTypeId',
      'testResult.reportSource',
    ],
  });
  return (
    <>
      <Section title="Account Selection">
        <SelectField
          control={control}
          name="testResult.provider"
          options={providerOptions}
          required
          wide
        />
        <TextField control={control} name="testResult.labOrder.masterAccountId" />
        <TextField control={control} name="testResult.labOrder.subAccountId" />
      </Section>
      <Section title="Test information">
        <SelectField
          control={control}
          name="testResult.reportSource"
          options={sourceOptions}
          required={isDot}
          wide
          {...(isDot && source === 'LABORATORY' && { hint: sourceHint })}
        />
        <OutcomeFields form={form} />
        <SelectField
          control={control}
          name="testResult.specimenTypeId"
          options={specimens}
          required
        />
        <TextField control={control} name="testResult.specimenId" required />
        <SelectField
          control={control}
          name="testResult.collectionTypeId"
          options={collectionOptions}
          required
        />
        {hasOtherInfo(place) && (
          <TextField control={control} name="testResult.otherCollectionInfo" />
        )}
      </Section>
      {needsSubstances(overall, refusal) && (
        <Section title="Drugs and Adulterants" hint="What was found.">
          <FoundSubstances form={form} />
        </Section>
      )}
      <Section title="Notes">
        <TextAreaField control={control} name="testResult.note" label="Notes" wide />
      </Section>
    </>
  );
}

function FoundSubstances({ form: { control } }: { form: StepwiseFormState }) {
  const { field } = useFormField({ control, name: 'testResult.drugAdulterantResults' });
  const nameOf = useChoiceNames(DrugChoicesDocument, []);
  const ids = (field.value as { drugAdulterantId: number }[]).map((each) => each.drugAdulterantId);
  const hold = (chosen: readonly number[]): void =>
    field.onChange(chosen.map((drugAdulterantId) => ({ drugAdulterantId })));
  return (
    <Box gridColumn="1 / -1">
      <AddSubstance
        label="Add a drug or adulterant"
        onAdd={(id) => !ids.includes(id) && hold([...ids, id])}
      />
      <Flex gap="2" wrap="wrap" marginTop="2">
        {ids.map((id) => (
          <Tag.Root key={id} size="lg">
            <Tag.Label>{nameOf(id)}</Tag.Label>
            <Tag.EndElement>
              <Tag.CloseTrigger
                aria-label={`Remove ${nameOf(id)}`}
                onClick={() => hold(ids.filter((each) => each !== id))}
              />
            </Tag.EndElement>
          </Tag.Root>
        ))}
      </Flex>
      <FieldError id={field.ids.error} message={field.error} />
    </Box>
  );
}
