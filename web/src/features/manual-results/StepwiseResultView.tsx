import {
  StepwiseResultInput,
  type StepwiseInput,
} from '@assay/schema/manual-results/stepwise-result';
import type { AlcoholTest } from '@assay/schema/manual-results/check-alcohol';
import { BREATH, overallResults, reportSources } from '@assay/schema/manual-results/manual-words';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { paths } from '../../config/paths.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { shownFirst } from '../../lib/forms/shown-first.ts';
import { momentText } from '../../lib/moment-text.ts';
import { CreateStepwiseResultDocument } from './manual-result.generated.ts';
import { placeLines } from './place-lines.ts';
import { StepwiseForm } from './StepwiseForm.tsx';
import { stepwiseLabels } from './stepwise-words.ts';
import { useVerification } from './use-verification.tsx';
import type { Summary } from './VerificationDialog.tsx';

const levelText = (test: AlcoholTest | null): string | null => {
  if (test === null) return null;
  if (test.specimenTypeId === BREATH) return `${test.result} g/210 L`;
  return test.result === 1 ? 'Positive' : 'Negative';
};

const summaryOf = async ({ donor, testResult }: StepwiseInput): Promise<Summary> => [
  ...(await placeLines(donor.locationId)),
  ['Donor', `${donor.firstName} ${donor.lastName}`],
  ['Collected', momentText(testResult.collectedAt)],
  ['Test 1 (screen)', levelText(testResult.alcoholTest1)],
  ['Test 2 (confirm)', levelText(testResult.alcoholTest2)],
  ['Overall Result', overallResults[testResult.overallResult]],
  ['Whose report it is', testResult.reportSource && reportSources[testResult.reportSource]],
];

const resolver = shownFirst(contractResolver(StepwiseResultInput)) as never;

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
        resolver={resolver}
        values={() => ({ dot: '' as never, method: 'UPLOAD_ORIGINAL_REPORT' })}
        send={async (input) =>
          (await ask(await summaryOf(input)))
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
