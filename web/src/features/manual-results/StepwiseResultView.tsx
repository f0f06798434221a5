import {
  StepwiseResultInput,
  type StepwiseInput,
} from '@assay/schema/manual-results/stepwise-result';
import { overallResults } from '@assay/schema/manual-results/manual-words';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { paths } from '../../config/paths.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { momentText } from '../../lib/moment-text.ts';
import { CreateStepwiseResultDocument } from './manual-result.generated.ts';
import { StepwiseForm } from './StepwiseForm.tsx';
import { stepwiseLabels } from './stepwise-words.ts';
import { useVerification } from './use-verification.tsx';
import type { Summary } from './VerificationDialog.tsx';

const summaryOf = ({ donor, testResult }: StepwiseInput): Summary => [
  ['Donor', `${donor.firstName} ${donor.lastName}`],
  ['Collected', momentText(testResult.collectedAt)],
  ['Overall Result', overallResults[testResult.overallResult]],
];

/** "Lab Result Data Entry", step by step (T s2). */
export function StepwiseResultView() {
  const { ask, dialog } = useVerification();
  return (
    <>
      <RecordForm
        title="Lab Result Data Entry"
        subtitle="A drug or alcohol result from its original report."
        action="Verify and Confirm"
        contract={StepwiseResultInput}
        labels={stepwiseLabels}
        values={() => ({ dot: '' as never, method: 'UPLOAD_ORIGINAL_REPORT' })}
        send={async (input) =>
          (await ask(summaryOf(input)))
            ? (await sendMutation(CreateStepwiseResultDocument, { input })).createStepwiseResult
            : null
        }
        done="Manual result was added."
        next={paths.dashboard}
      >
        {(form) => <StepwiseForm form={form} />}
      </RecordForm>
      {dialog}
    </>
  );
}
