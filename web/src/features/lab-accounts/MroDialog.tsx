import { MroForm } from '@assay/schema/lab-accounts/mro';
import type { OpenedDialog } from '../../components/dialogs/lazy-dialog.tsx';
import { PhoneField } from '../../components/form/PhoneField.tsx';
import { PriceField } from '../../components/form/PriceField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { RecordDialog } from '../../components/record-form/RecordDialog.tsx';
import { AddressFields } from '../../domain/contact/AddressFields.tsx';
import { readAgain, sendMutation } from '../../lib/forms/send.ts';
import { mroLabels } from './lab-account-words.ts';
import {
  CreateMroDocument,
  MroDetailDocument,
  UpdateMroDocument,
  type MroPartsFragment,
} from './lab-account.generated.ts';

interface MroDialogProps extends OpenedDialog {
  labAccountId: string;
  /** The one that is edited; null for a new one. */
  mro: MroPartsFragment | null;
}

const words = {
  create: {
    title: 'Create MRO',
    action: 'Create MRO',
    done: 'MRO was successfully added to the Lab Account',
  },
  edit: { action: 'Save', done: 'MRO was successfully updated' },
};

/** Creates an MRO of a lab account, or edits one. */
export function MroDialog({ labAccountId, mro, ...dialog }: MroDialogProps) {
  const can = useCan();
  return (
    <RecordDialog
      {...dialog}
      {...(mro === null
        ? words.create
        : {
            ...words.edit,
            title: `Edit ${mro.fullName}`,
            record: mro,
            reread: async () => (await readAgain(MroDetailDocument, { id: mro.id })).mro,
          })}
      description="Medical Review Officer, who verifies the results of the account."
      contract={MroForm}
      labels={mroLabels}
      send={async ({ version = null, ...values }) =>
        mro === null
          ? (await sendMutation(CreateMroDocument, { labAccountId, input: values })).createMro
          : (
              await sendMutation(UpdateMroDocument, {
                id: mro.id,
                input: { ...values, version },
              })
            ).updateMro
      }
    >
      {({ control }) => (
        <>
          <TextField control={control} name="fullName" />
          <TextField control={control} name="providerId" />
          <AddressFields control={control} name="address" />
          <PhoneField control={control} name="phone" />
          <PhoneField control={control} name="fax" />
          {can('SEE_PRICES') && <PriceField control={control} name="pricing" />}
        </>
      )}
    </RecordDialog>
  );
}
