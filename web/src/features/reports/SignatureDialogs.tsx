import { Alert } from '@chakra-ui/react';
import type { z } from 'zod';
import {
  SignMisReportInput,
  WithdrawMisSignatureInput,
} from '@assay/schema/mis-reports/mis-report.routes';
import { DialogForm, FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { TextAreaField } from '../../components/form/TextAreaField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { SignMisReportDocument, WithdrawMisSignatureDocument } from './mis-report.generated.ts';
import type { MisKey } from './mis-loader.ts';
import { usePageForm } from '../../components/dialogs/use-page-form.ts';

const signed = SignMisReportInput.pick({ name: true, title: true });
const withdrawn = WithdrawMisSignatureInput.pick({ reason: true });

interface SignFormProps {
  of: MisKey;
  /** What is signed, by its hash. */
  state: string;
  /** How many checks do not hold. */
  faults: number;
  onClose: () => void;
}

function SignForm({ of, state, faults, onClose }: SignFormProps) {
  const { id, ...which } = of;
  const { form, save } = usePageForm<FormValues<typeof signed>, z.output<typeof signed>>({
    contract: signed,
    values: { name: '', title: '' },
    send: async (sent) =>
      (await sendMutation(SignMisReportDocument, { id, input: { ...which, ...sent, state } }))
        .signMisReport,
    done: 'The report is signed.',
    onClose,
  });
  return (
    <DialogForm
      form={form}
      contract={signed}
      labels={{ name: 'Certifying official', title: 'Title' }}
      action="Sign off"
      description="The report stays as it is on this page, whatever tests say later. Your name is kept beside that of the certifying official."
      onSubmit={save}
      onCancel={onClose}
    >
      {faults > 0 && (
        <Alert.Root status="warning">
          <Alert.Indicator />
          <Alert.Title>
            {faults === 1 ? 'One check does' : `${faults} checks do`} not hold.
          </Alert.Title>
        </Alert.Root>
      )}
      <TextField control={form.control} name="name" />
      <TextField control={form.control} name="title" />
    </DialogForm>
  );
}

/** Signs a MIS report off by the name of the certifying official. */
export const SignMisDialog = (props: SignFormProps) => (
  <FormDialog open title="Sign the MIS report" onDismiss={props.onClose}>
    <SignForm {...props} />
  </FormDialog>
);

type WithdrawFormProps = Pick<SignFormProps, 'of' | 'onClose'>;

function WithdrawForm({ of, onClose }: WithdrawFormProps) {
  const { id, ...which } = of;
  const { form, save } = usePageForm<FormValues<typeof withdrawn>, z.output<typeof withdrawn>>({
    contract: withdrawn,
    values: { reason: '' },
    send: async (sent) =>
      (await sendMutation(WithdrawMisSignatureDocument, { id, input: { ...which, ...sent } }))
        .withdrawMisSignature,
    done: 'The signature is withdrawn.',
    onClose,
  });
  return (
    <DialogForm
      form={form}
      contract={withdrawn}
      labels={{ reason: 'Reason' }}
      action="Withdraw signature"
      destructive
      description="The report says again what tests and corrections say. The signature stays in its history."
      onSubmit={save}
      onCancel={onClose}
    >
      <TextAreaField control={form.control} name="reason" />
    </DialogForm>
  );
}

/** Withdraws the signature under a MIS report. */
export const WithdrawSignatureDialog = (props: WithdrawFormProps) => (
  <FormDialog open title="Withdraw the signature" onDismiss={props.onClose}>
    <WithdrawForm {...props} />
  </FormDialog>
);
