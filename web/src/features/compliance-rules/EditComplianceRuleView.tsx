import { UpdateComplianceRuleInput } from '@assay/schema/compliance/compliance-rule';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { readAgain, sendMutation } from '../../lib/forms/send.ts';
import { ComplianceRuleForm } from './ComplianceRuleForm.tsx';
import { complianceRuleLinks, complianceRuleRecord, nameOfRule } from './compliance-rule-record.ts';
import { ruleLabels } from './compliance-rule-words.ts';
import {
  ComplianceRuleDetailDocument,
  UpdateComplianceRuleDocument,
} from './compliance-rule.generated.ts';

/** Edits a compliance rule. */
export function EditComplianceRuleView() {
  const rule = complianceRuleRecord.useRecord();
  const { id } = rule;
  return (
    <RecordForm
      title={`Edit ${nameOfRule(rule)}`}
      contract={UpdateComplianceRuleInput}
      labels={ruleLabels}
      record={rule}
      reread={async () => (await readAgain(ComplianceRuleDetailDocument, { id })).complianceRule}
      send={async (input) =>
        (await sendMutation(UpdateComplianceRuleDocument, { id, input })).updateComplianceRule
      }
      done="Compliance rule has been successfully updated."
      next={complianceRuleLinks(id).detail}
    >
      {(form) => <ComplianceRuleForm form={form} fileName={rule.fileName} />}
    </RecordForm>
  );
}
