import { RotateSecretInput } from '@assay/schema/laboratories/lab-connection';
import type { OpenedDialog } from '../../components/dialogs/lazy-dialog.tsx';
import { PasswordField } from '../../components/form/PasswordField.tsx';
import { RecordDialog } from '../../components/record-form/RecordDialog.tsx';
import { sendMutation } from '../../lib/forms/send.ts';
import { labConnectionLabels, secretHint } from './lab-connection-words.ts';
import { RotateLabConnectionSecretDocument } from './lab-connection.generated.ts';

/** Takes another shared secret. */
export const RotateSecretDialog = ({ id, ...dialog }: OpenedDialog & { id: string }) => (
  <RecordDialog
    {...dialog}
    title="Rotate Secret"
    action="Rotate Secret"
    description="What we send is signed with it at once. Messages of the other side may be signed with the former one for 24 hours."
    contract={RotateSecretInput}
    labels={{ secret: labConnectionLabels.secret }}
    send={async (input) =>
      (await sendMutation(RotateLabConnectionSecretDocument, { id, input }))
        .rotateLabConnectionSecret
    }
    done="The new secret is in use."
  >
    {({ control }) => (
      <PasswordField control={control} name="secret" autoComplete="off" hint={secretHint} />
    )}
  </RecordDialog>
);
