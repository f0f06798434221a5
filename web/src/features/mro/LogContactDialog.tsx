import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { keysOf } from '@assay/schema/core/keys-of';
import { LogMroContactInput as contract } from '@assay/schema/mro/mro-review';
import { isViolation, laterKinds, mroContactKinds } from '@assay/schema/mro/mro-words';
import type { z } from 'zod';
import { DialogForm, FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { MomentField } from '../../components/form/MomentField.tsx';
import { PhoneField } from '../../components/form/PhoneField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextAreaField } from '../../components/form/TextAreaField.tsx';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { blankValues } from '../../lib/forms/form-values.ts';
import { saveForm } from '../../lib/forms/save-form.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import type { TestInReview } from './mro-record.ts';
import { LogMroContactDocument } from './mro-review.generated.ts';

interface LogContactProps {
  test: TestInReview;
  onClose: () => void;
  onDone: () => void;
}

type Values = FormValues<typeof contract>;
type Input = z.output<typeof contract>;
const labels = { kind: 'What was done', at: 'When', phone: 'Number', note: 'Note for MRO staff' };

/** What can be noted now: what comes after a violation only behind one. */
function kindsFor({ determinations }: TestInReview) {
  const [holds] = determinations;
  const isViolated = holds !== undefined && isViolation(holds.result);
  return keysOf(mroContactKinds)
    .filter((kind) => isViolated || !laterKinds.includes(kind))
    .map((value) => ({ value, label: mroContactKinds[value] }));
}

function LogContactForm({ test, onClose, onDone }: LogContactProps) {
  const [now] = useState(() => new Date().toISOString());
  const form = useForm<Values, unknown, Input>({
    resolver: contractResolver<Values, Input>(contract),
    defaultValues: {
      ...blankValues(contract),
      at: now,
      phone: test.donor.phone ?? '',
    },
  });
  const save = async (input: Input): Promise<void> => {
    const send = async () =>
      (await sendMutation(LogMroContactDocument, { id: test.id, input })).logMroContact;
    if ((await saveForm(form, send)) === null) return;
    toastSuccess('Noted in the contact log.');
    onClose();
    onDone();
  };
  return (
    <DialogForm
      form={form}
      contract={contract}
      labels={labels}
      action="Log contact"
      description="Only MRO staff see the contact log. Tell the DER to ask the donor to call, and nothing of the result (49 CFR 40.131(c))."
      onSubmit={save}
      onCancel={onClose}
    >
      <SelectField control={form.control} name="kind" options={kindsFor(test)} />
      <MomentField control={form.control} name="at" max={now} />
      <PhoneField control={form.control} name="phone" />
      <TextAreaField control={form.control} name="note" />
    </DialogForm>
  );
}

/** Notes an attempt to reach the donor, or what came of it. */
export const LogContactDialog = ({ open, ...form }: LogContactProps & { open: boolean }) => (
  <FormDialog open={open} title="Log contact" size="md" onDismiss={form.onClose}>
    <LogContactForm {...form} />
  </FormDialog>
);
