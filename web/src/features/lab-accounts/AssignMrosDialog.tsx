import { AssignMrosInput } from '@assay/schema/lab-accounts/lab-account';
import type { OpenedDialog } from '../../components/dialogs/lazy-dialog.tsx';
import { SearchManyField } from '../../components/form/SearchManyField.tsx';
import { RecordDialog } from '../../components/record-form/RecordDialog.tsx';
import { MroChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import type { LabAccount } from './account-parts.ts';
import { partLabels } from './lab-account-words.ts';
import { AssignMrosDocument } from './lab-account.generated.ts';

interface AssignMrosDialogProps extends OpenedDialog {
  account: LabAccount;
}

/** Adds existing MROs to a lab account (C s2). */
export const AssignMrosDialog = ({ account: { id, mros }, ...dialog }: AssignMrosDialogProps) => (
  <RecordDialog
    {...dialog}
    title="Add existing MROs"
    action="Add"
    description="MROs of other accounts, who stay there too."
    contract={AssignMrosInput}
    labels={{ mros: partLabels.mros }}
    send={async (input) =>
      (await sendMutation(AssignMrosDocument, { id, input })).assignMrosToLabAccount
    }
    done="MRO was successfully added to the Lab Account"
  >
    {({ control }) => (
      <SearchManyField
        control={control}
        name="mros"
        choices={MroChoicesDocument}
        where={mros.length === 0 ? {} : { id: { notIn: mros.map((each) => each.id) } }}
      />
    )}
  </RecordDialog>
);
