import { Alert } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { isSentOnPaper } from '@assay/schema/instant-tests/confirmation-rules';
import { BREATH_TYPE_ID } from '@assay/schema/instant-tests/instant-test-words';
import { errorText, errorTexts } from '@assay/schema/core/errors';
import { resultTypes } from '@assay/schema/test-results/test-words';
import { Form } from '../../components/form/Form.tsx';
import { FormButtons } from '../../components/form/FormButtons.tsx';
import { FormFoot } from '../../components/form/FormFoot.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextAreaField } from '../../components/form/TextAreaField.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { Section } from '../../components/page/Section.tsx';
import { paths } from '../../config/paths.ts';
import { confirmingOrder } from '../../config/features/lab-orders.ts';
import { specimenText } from '../../domain/specimens/specimen-words.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { saveForm } from '../../lib/forms/save-form.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { toastError, toastInfo, toastSuccess } from '../../lib/toasts.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes/use-unsaved-changes.ts';
import {
  blankOrder,
  confirmForm,
  confirmLabels,
  methodOptions,
  sentBy,
  type ConfirmSent,
  type ConfirmValues,
} from './confirm-form.ts';
import { ConfirmInstantTestDocument } from './confirm-instant-test.generated.ts';
import { ConfirmingOrder } from './ConfirmingOrder.tsx';
import { instantTestToConfirm } from './test-to-confirm.ts';

/** "Confirm Instant Test": by what a test on the spot is confirmed (T s2). */
export function ConfirmInstantTestView() {
  // React Hook Form changes its objects in place, so nothing computed from them may be memoised.
  'use no memo';
  const test = instantTestToConfirm.useRecord();
  const navigate = useNavigate();
  const [isDone] = useState(test.testStatus !== 'PENDING_CONFIRMATION');
  const form = useForm<ConfirmValues, unknown, ConfirmSent>({
    resolver: contractResolver<ConfirmValues, ConfirmSent>(confirmForm),
    defaultValues: { confirmationMethod: '', comment: '', confirmationData: blankOrder() },
  });
  const unsaved = useUnsavedChanges(form.formState.isDirty && !isDone);
  const method = useWatch({ control: form.control, name: 'confirmationMethod' });
  const leave = (to: string): void => {
    unsaved.clear();
    void navigate(to, { replace: true });
  };
  useEffect(() => {
    if (!isDone) return;
    toastError(errorText('INSTANT_TEST_ALREADY_CONFIRMED'));
    void navigate(paths.dashboard, { replace: true });
  }, [isDone, navigate]);
  /** The form of the order takes over, and says there why somebody stands before it (T s2). */
  const goToOrder = useEffectEvent((): void => {
    unsaved.clear();
    toastInfo(errorTexts.confirmedByOrder);
    void navigate(confirmingOrder(test.id));
  });
  useEffect(() => {
    // Once for each choice: the page is drawn again while the order is on its way.
    if (method === 'SEND_DONOR_ELECTRONIC_ORDER') goToOrder();
  }, [method]);

  const send = async (): Promise<void> => {
    let isConfirmed = false;
    const saved = await saveForm(form, async () => {
      const input = sentBy(form.getValues());
      const { confirmInstantTest } = await sendMutation(ConfirmInstantTestDocument, {
        id: test.id,
        input,
      });
      isConfirmed = confirmInstantTest.errors.some(
        ({ errorCode }) => errorCode === 'INSTANT_TEST_ALREADY_CONFIRMED',
      );
      return isConfirmed ? null : confirmInstantTest;
    });
    if (isConfirmed) toastError(errorText('INSTANT_TEST_ALREADY_CONFIRMED'));
    else if (saved) toastSuccess('Instant Test was confirmed.');
    if (isConfirmed || saved) leave(paths.dashboard);
  };
  if (isDone) return null;
  const result = test.resultType === null ? '' : resultTypes[test.resultType];
  return (
    <>
      <PageHeader
        title="Confirm Instant Test"
        subtitle={`${test.donor.fullName}, ${test.testCase.company.name}, ${test.testCase.location.name}: ${result}, ${specimenText(test.specimenTypeId)}`}
      />
      <Form
        form={form}
        contract={confirmForm}
        labels={confirmLabels}
        label="Confirm Instant Test"
        onSubmit={send}
      >
        <Section
          title="Confirmation Options"
          hint="A laboratory confirms what was found on the spot before anything is decided. Send the specimen, send the donor, or say why nothing is sent."
        >
          <SelectField
            control={form.control}
            name="confirmationMethod"
            options={methodOptions(Number(test.specimenTypeId) === BREATH_TYPE_ID)}
            required
            wide
          />
          {method === 'NO_CONFIRMATION' && (
            <TextAreaField control={form.control} name="comment" required wide />
          )}
        </Section>
        {isSentOnPaper(method) && (
          <ConfirmingOrder
            form={form}
            test={test}
            isSpecimen={method === 'SEND_SPECIMEN_PREPRINTED_CCF'}
          />
        )}
        {method === 'NO_CONFIRMATION' && (
          <Alert.Root status="warning" marginBottom="4">
            <Alert.Indicator />
            <Alert.Title>The test ends unconfirmed with the result that it has.</Alert.Title>
          </Alert.Root>
        )}
        <FormFoot note={null}>
          <FormButtons
            action="Submit"
            busy={form.formState.isSubmitting}
            disabled={method === ''}
            onCancel={() => void navigate(paths.dashboard)}
          />
        </FormFoot>
      </Form>
    </>
  );
}
