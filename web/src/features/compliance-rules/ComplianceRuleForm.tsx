import type { UseFormReturn } from 'react-hook-form';
import type { CreateComplianceRuleInput } from '@assay/schema/compliance/compliance-rule';
import { DateField } from '../../components/form/DateField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextAreaField } from '../../components/form/TextAreaField.tsx';
import { Section } from '../../components/page/Section.tsx';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { ruleSections } from './compliance-rule-words.ts';
import { RuleFileField } from './RuleFileField.tsx';
import { ruleOptions } from './rule-options.ts';

interface ComplianceRuleFormProps {
  form: UseFormReturn<FormValues<typeof CreateComplianceRuleInput>>;
  /** Name of the stored file. */
  fileName: string | null;
}

/** Fields of a compliance rule. */
export const ComplianceRuleForm = ({ form: { control }, fileName }: ComplianceRuleFormProps) => (
  <>
    <Section {...ruleSections.about}>
      <SelectField
        control={control}
        name="state"
        options={ruleOptions.state}
        hint="Federal rules are those of DOT tests alone."
      />
      <SelectField
        control={control}
        name="testType"
        options={ruleOptions.testType}
        placeholder={null}
      />
      <SelectField
        control={control}
        name="specimenType"
        options={ruleOptions.specimenType}
        placeholder={null}
      />
      <SelectField
        control={control}
        name="reasonForTest"
        options={ruleOptions.reasonForTest}
        placeholder={null}
      />
    </Section>
    <Section {...ruleSections.says}>
      <SelectField control={control} name="level" options={ruleOptions.level} />
      <SelectField control={control} name="confidence" options={ruleOptions.confidence} />
      <TextAreaField control={control} name="message" wide />
      <TextAreaField control={control} name="citation" rows={2} wide />
      <TextAreaField control={control} name="source" rows={2} wide />
      <RuleFileField control={control} name={fileName} />
    </Section>
    <Section {...ruleSections.days}>
      <DateField control={control} name="validFrom" />
      <DateField control={control} name="validTo" />
      <DateField
        control={control}
        name="reviewBy"
        hint="Past it, the rule warns in any case, until somebody reviews it."
      />
    </Section>
  </>
);
