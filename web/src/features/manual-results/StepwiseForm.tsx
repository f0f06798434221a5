import { useEffect } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import {
  hasOtherInfo,
  hasSpecimenId,
  idTypesOf,
  isConfirmed,
} from '@assay/schema/manual-results/manual-words';
import type { StepwiseResultInput } from '@assay/schema/manual-results/stepwise-result';
import { SelectField } from '../../components/form/SelectField.tsx';
import { Section } from '../../components/page/Section.tsx';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { AlcoholFields } from './AlcoholFields.tsx';
import { BesideReport } from './BesideReport.tsx';
import { DrugFields } from './DrugFields.tsx';
import { ReportPane } from './ReportPane.tsx';
import { StepwiseDonor } from './StepwiseDonor.tsx';
import { methodOptions } from './manual-result-words.ts';
import { testTypeOptions } from './stepwise-words.ts';

export type StepwiseFormState = UseFormReturn<FormValues<typeof StepwiseResultInput>>;

const blankTest = { specimenTypeId: '', result: '', testId: '' };

/** What is cleared when something else is chosen (T s4). */
function useClearing({ control, setValue, getValues }: StepwiseFormState): void {
  const [testType, dot, agency, overall, place, drugPlace, first] = useWatch({
    control,
    name: [
      'testType',
      'dot',
      'donor.agency',
      'testResult.overallResult',
      'testResult.collectionInformation',
      'testResult.collectionTypeId',
      'testResult.alcoholTest1',
    ],
  });
  useEffect(() => {
    const isAlcohol = testType === 'ALC';
    if (!isAlcohol) setValue('testResult.alcoholTest1', blankTest);
    setValue(isAlcohol ? 'testResult.collectionTypeId' : 'testResult.collectionInformation', '');
  }, [testType, setValue]);
  useEffect(() => {
    if (dot !== true) setValue('donor.agency', '');
  }, [dot, setValue]);
  useEffect(() => {
    const held = getValues('donor.primaryIdType');
    if (!idTypesOf(agency).includes(held as never)) setValue('donor.primaryIdType', '');
  }, [agency, getValues, setValue]);
  useEffect(() => {
    setValue('testResult.drugAdulterantResults', []);
    if (overall !== 'REFUSAL') setValue('testResult.refusalReason', '');
    if (overall === 'REFUSAL' || overall === 'CANCELLED')
      setValue('testResult.alcoholTest1', blankTest);
  }, [overall, setValue]);
  useEffect(() => {
    if (testType === 'ALC' && !hasSpecimenId(place)) setValue('testResult.specimenId', '');
  }, [testType, place, setValue]);
  useEffect(() => {
    if (!hasOtherInfo(drugPlace)) setValue('testResult.otherCollectionInfo', '');
  }, [drugPlace, setValue]);
  const due =
    first.result !== '' && isConfirmed(Number(first.specimenTypeId), Number(first.result));
  useEffect(() => {
    if (!due) setValue('testResult.alcoholTest2', blankTest);
  }, [due, setValue]);
}

/** Three steps, then the form that they lead to (T s2). */
export function StepwiseForm({ form }: { form: StepwiseFormState }) {
  'use no memo';
  const { control } = form;
  const [testType, dot] = useWatch({ control, name: ['testType', 'dot'] });
  useClearing(form);
  const hasType = testType === 'DRUG' || testType === 'ALC';
  const hasProgram = (dot as boolean | '') !== '';
  const isOpen = hasType && hasProgram;
  return (
    <BesideReport
      report={
        isOpen ? (
          <ReportPane control={control} name="testResult.attachments" isDot={dot === true} />
        ) : null
      }
    >
      <Section title="Steps">
        <SelectField control={control} name="testType" options={testTypeOptions} />
        {hasType && (
          <SelectField
            control={control}
            name="dot"
            options={[
              { value: true, label: 'Yes' },
              { value: false, label: 'No' },
            ]}
          />
        )}
        {isOpen && (
          <SelectField
            control={control}
            name="method"
            placeholder={null}
            options={methodOptions.filter(({ value }) => value === 'UPLOAD_ORIGINAL_REPORT')}
          />
        )}
      </Section>
      {isOpen && (
        <>
          <StepwiseDonor form={form} isDot={dot === true} />
          {testType === 'DRUG' ? (
            <DrugFields form={form} isDot={dot === true} />
          ) : (
            <AlcoholFields form={form} />
          )}
        </>
      )}
    </BesideReport>
  );
}
