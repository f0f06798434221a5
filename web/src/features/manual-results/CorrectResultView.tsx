import { Alert } from '@chakra-ui/react';
import { Navigate } from 'react-router-dom';
import { mroResults, resultTypes } from '@assay/schema/test-results/test-words';
import type { z } from 'zod';
import { Detail } from '../../components/page/DetailList.tsx';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { testResultPaths } from '../../config/features/test-results.ts';
import { blankValues } from '../../lib/forms/form-values.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { momentText } from '../../lib/moment-text.ts';
import { linksOf } from '../../lib/navigation/links-of.ts';
import { CorrectTestResultDocument } from './correction.generated.ts';
import { CorrectionFields } from './CorrectionFields.tsx';
import {
  CorrectionForm,
  correctionInput,
  refusalsInForm,
  reportedEarly,
} from './correction-form.ts';
import { correctionLabels } from './manual-result-words.ts';
import { testToCorrect } from './test-to-correct.ts';
import { useVerification } from './use-verification.tsx';
import type { Summary } from './VerificationDialog.tsx';

const outcomeText = ({
  mroResult,
  resultType,
}: Pick<z.output<typeof CorrectionForm>['testResult'], 'mroResult' | 'resultType'>) =>
  mroResult ? mroResults[mroResult] : resultType && resultTypes[resultType];

const summaryOf = (donor: string, input: z.output<typeof CorrectionForm>): Summary => [
  ['Donor', donor],
  ['Corrected result', outcomeText(input.testResult)],
  ['Received from', input.receivedFrom],
  ['Reason', input.reason],
];

/** "Correct Result": a corrected report is the next version, never an edit (49 CFR 40.23(i)). */
export function CorrectResultView() {
  const test = testToCorrect.useRecord();
  const { ask, dialog } = useVerification();
  const { id, version, donor, testCase, readers } = test;
  const { detail } = linksOf({ detail: testResultPaths.detail }, { id });
  if (test.reportedAt === null) return <Navigate to={detail} replace />;
  const names = readers.map(({ name, company }) =>
    company === null ? name : `${name} (${company})`,
  );
  return (
    <>
      <RecordForm
        title="Correct Result"
        subtitle={`Test Case ID ${testCase.id} · ${donor.fullName} · ${testCase.company.name}`}
        action="Verify and Confirm"
        contract={CorrectionForm}
        labels={correctionLabels}
        // There is no choice where the MRO alone corrects.
        values={() => ({
          testResult: {
            ...blankValues(CorrectionForm).testResult,
            reportSource: test.mroResult === null ? '' : 'MRO',
          },
        })}
        send={async (values) => {
          // Told before everything is read over once more; api says it of who calls without the form.
          const early = reportedEarly(values, test.collectedAt);
          if (early.length > 0) return { errors: early };
          if (!(await ask(summaryOf(donor.fullName, values)))) return null;
          const input = correctionInput(values, version);
          const { correctTestResult } = await sendMutation(CorrectTestResultDocument, {
            id,
            input,
          });
          return refusalsInForm(correctTestResult);
        }}
        done="The corrected report was filed."
        next={detail}
      >
        {(form) => (
          <>
            <Alert.Root status="info" marginBottom="4">
              <Alert.Indicator />
              <Alert.Description>
                Nothing is edited: the former report stays readable beside this one.
                {names.length === 0
                  ? ' Nobody has opened or downloaded it yet.'
                  : ` Who saw it is told that there is a corrected one, never what it says: ${names.join(', ')}.`}
              </Alert.Description>
            </Alert.Root>
            <CorrectionFields
              form={form}
              isDot={test.program === 'DOT'}
              isOfMro={test.mroResult !== null}
              former={
                <>
                  <Detail label="Overall Result">{outcomeText(test)}</Detail>
                  <Detail label="Reported">{test.reportedAt && momentText(test.reportedAt)}</Detail>
                </>
              }
            />
          </>
        )}
      </RecordForm>
      {dialog}
    </>
  );
}
