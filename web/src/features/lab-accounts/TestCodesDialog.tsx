import { SaveLabAccountTestCodesInput } from '@assay/schema/lab-accounts/lab-account';
import type { OpenedDialog } from '../../components/dialogs/lazy-dialog.tsx';
import { SearchManyField } from '../../components/form/SearchManyField.tsx';
import { RecordDialog } from '../../components/record-form/RecordDialog.tsx';
import { TestCodeChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import { readAgain, sendMutation } from '../../lib/forms/send.ts';
import type { LabAccount } from './account-parts.ts';
import { partLabels } from './lab-account-words.ts';
import {
  LabAccountDetailDocument,
  SaveLabAccountTestCodesDocument,
} from './lab-account.generated.ts';

interface TestCodesDialogProps extends OpenedDialog {
  account: LabAccount;
}

/** Chooses what a lab account may order. */
export function TestCodesDialog({ account, ...dialog }: TestCodesDialogProps) {
  const { id, provider } = account;
  return (
    <RecordDialog
      {...dialog}
      title="Choose Test Codes"
      action="Save"
      description="Tests that may be ordered by this account."
      contract={SaveLabAccountTestCodesInput}
      labels={{ testCodes: partLabels.testCodes }}
      record={account}
      reread={async () => (await readAgain(LabAccountDetailDocument, { id })).labAccount}
      send={async (input) =>
        (await sendMutation(SaveLabAccountTestCodesDocument, { id, input })).saveLabAccountTestCodes
      }
      done="Lab Account has been successfully updated"
    >
      {({ control }) => (
        <SearchManyField
          control={control}
          name="testCodes"
          choices={TestCodeChoicesDocument}
          where={{ provider: { eq: provider } }}
        />
      )}
    </RecordDialog>
  );
}
