import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { MomentField } from '../../components/form/MomentField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextAreaField } from '../../components/form/TextAreaField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/page/Section.tsx';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { BesideReport } from './BesideReport.tsx';
import type { CorrectionForm } from './correction-form.ts';
import { ManualRows, type ManualForm } from './ManualRows.tsx';
import { OutcomeField } from './OutcomeField.tsx';
import { ReportPane } from './ReportPane.tsx';
import { sourceOptions } from './manual-result-words.ts';

interface CorrectionFieldsProps {
  form: UseFormReturn<FormValues<typeof CorrectionForm>>;
  /** What holds until now. */
  former: ReactNode;
  isDot: boolean;
  /** What the MRO determined is corrected by the MRO alone (49 CFR 40.23(i)). */
  isOfMro: boolean;
}

/** A corrected report as it is typed, beside the document that came. */
export function CorrectionFields({ form, former, isDot, isOfMro }: CorrectionFieldsProps) {
  const { control } = form;
  /* Its outcome and rows stand where those of a report that is typed first do. */
  const report = form as unknown as ManualForm;
  return (
    <BesideReport
      report={<ReportPane control={control} name="testResult.attachments" isDot={isDot} />}
    >
      <Section title="Former Result">{former}</Section>
      <Section title="Corrected Report">
        <SelectField
          control={control}
          name="testResult.reportSource"
          options={sourceOptions.filter(({ value }) => !isOfMro || value === 'MRO')}
          {...(isOfMro && { hint: 'What the MRO determined is corrected by the MRO alone.' })}
          wide
        />
        <OutcomeField form={report} />
        <MomentField control={control} name="testResult.reportedAt" />
        <TextField
          control={control}
          name="receivedFrom"
          hint="Who sent the correction, e.g. the MRO by name."
        />
        <TextAreaField
          control={control}
          name="reason"
          hint="Everybody who sees the test reads it."
          wide
        />
      </Section>
      <Section title="Drugs and Adulterants" hint="As the corrected report states them.">
        <ManualRows form={report} />
      </Section>
    </BesideReport>
  );
}
