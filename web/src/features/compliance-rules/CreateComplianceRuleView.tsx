import { CreateComplianceRuleInput } from '@assay/schema/compliance/compliance-rule';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { complianceRulePaths } from '../../config/features/compliance-rules.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { ComplianceRuleForm } from './ComplianceRuleForm.tsx';
import { complianceRuleLinks } from './compliance-rule-record.ts';
import { ruleLabels } from './compliance-rule-words.ts';
import { CreateComplianceRuleDocument } from './compliance-rule.generated.ts';

/** A new compliance rule. */
export const CreateComplianceRuleView = () => (
  <RecordForm
    title="Create Compliance Rule"
    action="Create Compliance Rule"
    contract={CreateComplianceRuleInput}
    labels={ruleLabels}
    send={async (input) =>
      (await sendMutation(CreateComplianceRuleDocument, { input })).createComplianceRule
    }
    done="Compliance rule has been successfully created."
    next={({ complianceRule }) => complianceRule && complianceRuleLinks(complianceRule.id).detail}
    cancel={complianceRulePaths.list}
  >
    {(form) => <ComplianceRuleForm form={form} fileName={null} />}
  </RecordForm>
);
