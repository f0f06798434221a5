import { SimpleGrid } from '@chakra-ui/react';
import type { z } from 'zod';
import { keysOf } from '@assay/schema/core/keys-of';
import { MisEmployer as contract } from '@assay/schema/mis-reports/mis-employer';
import { phmsaOperations } from '@assay/schema/mis-reports/mis-form';
import { DialogForm, FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { CheckboxField } from '../../components/form/CheckboxField.tsx';
import { ChipsField } from '../../components/form/ChipsField.tsx';
import { EmailField } from '../../components/form/EmailField.tsx';
import { NumberField } from '../../components/form/NumberField.tsx';
import { PhoneField } from '../../components/form/PhoneField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { recordValues } from '../../lib/forms/form-values.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { employerLabels as labels } from './mis-words.ts';
import { UpdateMisEmployerDocument, type MisReportPartsFragment } from './mis-report.generated.ts';
import type { MisKey } from './mis-loader.ts';
import { usePageForm } from '../../components/dialogs/use-page-form.ts';

type Values = FormValues<typeof contract>;
type Sent = z.output<typeof contract>;

interface MisEmployerDialogProps {
  of: MisKey;
  employer: MisReportPartsFragment['employer'];
  onClose: () => void;
}

const operations = keysOf(phmsaOperations).map((value) => ({
  value,
  label: phmsaOperations[value],
}));

function MisEmployerForm({ of, employer, onClose }: MisEmployerDialogProps) {
  const { id, ...which } = of;
  const { agency } = which;
  const { form, save } = usePageForm<Values, Sent>({
    contract,
    values: recordValues(contract, employer),
    send: async (sent) =>
      (await sendMutation(UpdateMisEmployerDocument, { id, input: { ...which, ...sent } }))
        .updateMisEmployer,
    done: 'Section I was saved.',
    onClose,
  });
  const { control } = form;
  return (
    <DialogForm
      form={form}
      contract={contract}
      labels={labels}
      action="Save"
      description="What stands in Section I of the form, for this agency and year."
      onSubmit={save}
      onCancel={onClose}
    >
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField control={control} name="companyName" />
        <TextField control={control} name="dbaName" />
        <TextField control={control} name="address" wide />
        <EmailField control={control} name="email" />
        <PhoneField control={control} name="phone" />
        <TextField control={control} name="preparedBy" />
        <PhoneField control={control} name="preparedByPhone" />
        <TextField control={control} name="tpaName" />
        <PhoneField control={control} name="tpaPhone" />
        {agency === 'FMCSA' && (
          <>
            <TextField control={control} name="dotNumber" wide />
            <CheckboxField control={control} name="isOwnerOperator" />
            <CheckboxField control={control} name="isExempt" />
          </>
        )}
        {agency === 'FAA' && (
          <>
            <TextField control={control} name="faaCertificate" />
            <TextField control={control} name="faaPlan" />
          </>
        )}
        {agency === 'PHMSA' && (
          <ChipsField control={control} name="phmsaOperations" options={operations} wide />
        )}
        {agency === 'FRA' && <NumberField control={control} name="fraObservations" wide />}
        {agency === 'USCG' && <TextField control={control} name="vesselId" wide />}
      </SimpleGrid>
    </DialogForm>
  );
}

/** Fills in Section I of a MIS report. */
export const MisEmployerDialog = (props: MisEmployerDialogProps) => (
  <FormDialog open size="md" title="Section I, employer" onDismiss={props.onClose}>
    <MisEmployerForm {...props} />
  </FormDialog>
);
