import { useMemo } from 'react';
import { get, useWatch, type FieldPath } from 'react-hook-form';
import type { ManualResultInput } from '@assay/schema/manual-results/manual-result';
import { DateField } from '../../components/form/DateField.tsx';
import { MomentField } from '../../components/form/MomentField.tsx';
import { PhoneField } from '../../components/form/PhoneField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { SsnField } from '../../components/form/SsnField.tsx';
import { TextAreaField } from '../../components/form/TextAreaField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/page/Section.tsx';
import { reasonOptions } from '../../domain/donors/donor-words.ts';
import { specimenOptions } from '../../domain/specimens/specimen-words.ts';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { useClearing, type Clearing } from '../../lib/forms/use-follow-up.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { BesideReport } from './BesideReport.tsx';
import { CodesField } from './CodesField.tsx';
import { LabOfResult } from './LabOfResult.tsx';
import { ManualRows, type ManualForm } from './ManualRows.tsx';
import { OutcomeField } from './OutcomeField.tsx';
import { PlaceOfResult } from './PlaceOfResult.tsx';
import { ReportPane } from './ReportPane.tsx';
import { useDerOfLocation } from './use-der-of-location.ts';
import { idTypeOptions, methodOptions, sourceHint, sourceOptions } from './manual-result-words.ts';

const SWEAT = 8;
/** What no longer fits: a report that is not uploaded, and an agency of what is not of the DOT. */
const clearingOf = ({ getValues, setValue }: ManualForm): Clearing => ({
  type: () => {
    if (getValues('type') === 'MANUAL_ENTER') setValue('testResult.attachments', []);
  },
  'testResult.program': () => setValue('donor.agency', ''),
});

interface ManualResultFormProps {
  form: ManualForm;
  /** Whether donor, place and account are those of an order. */
  isOrdered: boolean;
}

/** A result as it is typed, beside its original report (T s2). */
export function ManualResultForm({ form, isOrdered }: ManualResultFormProps) {
  'use no memo';
  const { control } = form;
  const { featureFlags } = useViewer();
  const [type, program, source, idType] = useWatch({
    control,
    name: ['type', 'testResult.program', 'testResult.reportSource', 'donor.primaryIdType'],
  });
  const clearing = useMemo(() => clearingOf(form), [form]);
  useClearing(form, clearing);
  useDerOfLocation(form, isOrdered);
  /** What the order says is not asked again (ADR 113). */
  const isKnown = (name: FieldPath<FormValues<typeof ManualResultInput>>): boolean =>
    isOrdered && String(get(form.formState.defaultValues, name) ?? '') !== '';
  const mayType = featureFlags.has('266742');
  return (
    <BesideReport
      report={
        type === '' || type === 'MANUAL_ENTER' ? null : (
          <ReportPane control={control} name="testResult.attachments" isDot={program === 'DOT'} />
        )
      }
    >
      <Section title="ENTER TEST RESULT">
        <SelectField
          control={control}
          name="type"
          wide
          options={methodOptions.map((option) => ({
            ...option,
            disabled: !mayType && option.value !== 'UPLOAD_ORIGINAL_REPORT',
          }))}
        />
      </Section>
      <Section title="Location and DER">
        <PlaceOfResult form={form} disabled={isOrdered} />
        {type !== 'UPLOAD_ORIGINAL_REPORT' && (
          <>
            <TextField
              control={control}
              name="testResult.derInfo.fullName"
              required
              disabled={isKnown('testResult.derInfo.fullName')}
            />
            <PhoneField
              control={control}
              name="testResult.derInfo.phoneNumber"
              required
              disabled={isKnown('testResult.derInfo.phoneNumber')}
            />
          </>
        )}
      </Section>
      <Section title="Donor Information">
        <TextField control={control} name="donor.firstName" disabled={isOrdered} />
        <TextField control={control} name="donor.lastName" disabled={isOrdered} />
        <SelectField
          control={control}
          name="donor.primaryIdType"
          options={idTypeOptions}
          disabled={isOrdered}
        />
        {idType === 'SSN' && !isOrdered ? (
          <SsnField control={control} name="donor.primaryId" />
        ) : (
          <TextField control={control} name="donor.primaryId" disabled={isOrdered} />
        )}
        {!isOrdered && (
          <>
            <TextField control={control} name="donor.middleName" />
            <DateField control={control} name="donor.dateOfBirth" />
          </>
        )}
        <SelectField
          control={control}
          name="donor.reasonForTest"
          options={reasonOptions}
          disabled={isOrdered}
        />
      </Section>
      <LabOfResult
        form={form}
        isOrdered={isOrdered}
        isProviderKnown={isKnown('testResult.provider')}
      />
      <Section title="Specimen Information">
        <SelectField
          control={control}
          name="testResult.specimenTypeId"
          options={specimenOptions.filter(
            ({ value }) => value !== SWEAT || featureFlags.has('MD173'),
          )}
          disabled={isOrdered}
        />
        <TextField
          control={control}
          name="testResult.specimenId"
          required={featureFlags.has('276912')}
        />
        <MomentField control={control} name="testResult.collectedAt" />
        <MomentField control={control} name="testResult.receivedAt" />
      </Section>
      <Section title="Test Information">
        <SelectField
          control={control}
          name="testResult.reportSource"
          options={sourceOptions}
          required={program === 'DOT'}
          wide
          {...(program === 'DOT' && source === 'LABORATORY' && { hint: sourceHint })}
        />
        <OutcomeField form={form} />
        <MomentField control={control} name="testResult.reportedAt" />
        <CodesField
          control={control}
          name="testResult.testCodes"
          hint={
            isKnown('testResult.testCodes')
              ? 'As they were ordered.'
              : 'As the report has them, with commas between.'
          }
          disabled={isKnown('testResult.testCodes')}
          wide
        />
      </Section>
      <Section title="Drugs and Adulterants" hint="As far as the report states them.">
        <ManualRows form={form} />
      </Section>
      <Section title="Comment">
        <TextAreaField control={control} name="comment" wide />
      </Section>
    </BesideReport>
  );
}
