import { Alert, Grid, Stack } from '@chakra-ui/react';
import type { UseFormReturn } from 'react-hook-form';
import { temperatures } from '@assay/schema/instant-tests/instant-test-words';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { AttachmentsField } from './AttachmentsField.tsx';
import type { InstantTestSent, InstantTestValues, Panel } from './instant-test-form.ts';
import {
  instantTestTexts as texts,
  interpretedOptions,
  resultOptions,
} from './instant-test-words.ts';
import { LineList } from './LineList.tsx';
import { StepPart } from './StepPart.tsx';
import type { Attachments } from './use-attachments.ts';
import type { useResultRules } from './use-result-rules.ts';

interface ResultStepProps {
  form: UseFormReturn<InstantTestValues, unknown, InstantTestSent>;
  panel: Panel | null;
  rules: ReturnType<typeof useResultRules>;
  attachments: Attachments;
}

const temperatureOptions = (['1', '0'] as const).map((value) => ({
  value,
  label: temperatures[value],
}));

/** "Result Information": what is read from the device (T s2). */
export function ResultStep({ form, panel, rules, attachments }: ResultStepProps) {
  const { control } = form;
  const { isUrine, mustBeInvalid, isPositive, isChosen, temperature } = rules;
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      gap={{ base: '6', md: '8' }}
      alignItems="start"
    >
      <Stack gap="6" minWidth="0">
        <StepPart title="Result Information">
          <SelectField
            control={control}
            name="testResult.resultInterpreted"
            options={interpretedOptions}
            placeholder={null}
          />
          {isUrine && (
            <SelectField
              control={control}
              name="testResult.temperature"
              options={temperatureOptions}
              required
            />
          )}
          <SelectField
            control={control}
            name="testResult.resultType"
            options={resultOptions(mustBeInvalid)}
            required
            wide
          />
          {isUrine && temperature === '0' && (
            <Alert.Root status="warning" gridColumn="1 / -1">
              <Alert.Indicator />
              <Alert.Title>{texts.coldSpecimen}</Alert.Title>
            </Alert.Root>
          )}
          <TextField control={control} name="testResult.specimenIntegrity" wide />
          <TextField control={control} name="testResult.testResultComment" wide />
        </StepPart>
        <StepPart title="Attachments">
          <AttachmentsField attachments={attachments} />
        </StepPart>
      </Stack>
      {panel && (
        <Stack gap="6" minWidth="0">
          <StepPart title="Adulterants">
            <LineList
              control={control}
              panel={panel}
              kind="ADULTERANT"
              disabled={!isChosen}
              hint={texts.onlyAbnormal}
            />
          </StepPart>
          <StepPart title="Drugs">
            <LineList
              control={control}
              panel={panel}
              kind="DRUG"
              disabled={!isPositive}
              hint={texts.onlyPositive}
            />
          </StepPart>
        </Stack>
      )}
    </Grid>
  );
}
