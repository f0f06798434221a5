import { Navigate } from 'react-router-dom';
import type { z } from 'zod';
import { nextToSign } from '@assay/schema/acknowledgments/acknowledgment-words';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { testResultPaths } from '../../config/features/test-results.ts';
import { paths } from '../../config/paths.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { linksOf } from '../../lib/navigation/links-of.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { SignAcknowledgmentDocument } from './acknowledgment.generated.ts';
import { AcknowledgmentFields } from './AcknowledgmentFields.tsx';
import {
  AcknowledgmentForm,
  acknowledgmentInput,
  type AcknowledgmentValues,
} from './acknowledgment-form.ts';
import { acknowledgmentLabels, signedTexts } from './acknowledgment-words.ts';
import { foundIn, testToSign } from './test-to-sign.ts';

/** Sends what was signed; the toast says what it was. */
async function sign(testResultId: string, values: z.output<typeof AcknowledgmentForm>) {
  const input = acknowledgmentInput(values);
  const { signAcknowledgment } = await sendMutation(SignAcknowledgmentDocument, {
    testResultId,
    input,
  });
  if (signAcknowledgment.errors.length === 0) toastSuccess(signedTexts[input.type]);
  return signAcknowledgment;
}

/** "Acknowledgment/Admission Data Entry", or of an admission alone "Admission Data Entry" (T s2). */
export function SignAcknowledgmentView() {
  const test = testToSign.useRecord();
  const { featureFlags } = useViewer();
  const next = nextToSign(test);
  if (next === null || !featureFlags.has('MD156')) return <Navigate to={paths.dashboard} replace />;
  const { testCase, donor } = test;
  const { detail } = linksOf({ detail: testResultPaths.detail }, { id: test.id });
  return (
    <RecordForm
      title={next === 'ADMISSION' ? 'Admission Data Entry' : 'Acknowledgment/Admission Data Entry'}
      subtitle={`Test Case ID ${testCase.id} · ${donor.fullName} · ${testCase.company.name}`}
      action="Apply"
      contract={AcknowledgmentForm}
      labels={acknowledgmentLabels}
      values={(): Partial<AcknowledgmentValues> => ({
        type: next,
        substances: foundIn(test).map((each) => ({ ...each, isAdmitted: false, date: '' })),
      })}
      send={(values) => sign(test.id, values)}
      next={paths.dashboard}
      cancel={detail}
    >
      {(form) => <AcknowledgmentFields form={form} test={test} />}
    </RecordForm>
  );
}
