import { AddConsortiumCompanyInput } from '@assay/schema/consortiums/consortium';
import type { OpenedDialog } from '../../components/dialogs/lazy-dialog.tsx';
import { SearchSelectField } from '../../components/form/SearchSelectField.tsx';
import { RecordDialog } from '../../components/record-form/RecordDialog.tsx';
import { CompanyChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { AddCompanyToConsortiumDocument } from './consortium.generated.ts';
import { consortiumTexts } from './consortium-texts.ts';

interface AddCompanyDialogProps extends OpenedDialog {
  consortium: { id: string; name: string };
}

/** Enrolls one company from the page of a consortium. */
export const AddCompanyDialog = ({ consortium, ...dialog }: AddCompanyDialogProps) => (
  <RecordDialog
    {...dialog}
    title={`Add a company to ${consortium.name}`}
    action="Add"
    description="The company is enrolled from today on, without its locations."
    contract={AddConsortiumCompanyInput}
    labels={{ companyId: 'Company' }}
    send={async (input) =>
      (await sendMutation(AddCompanyToConsortiumDocument, { consortiumId: consortium.id, input }))
        .addCompanyToConsortium
    }
    done={consortiumTexts.added}
    failed={consortiumTexts.addFailed}
  >
    {({ control }) => (
      <SearchSelectField control={control} name="companyId" choices={CompanyChoicesDocument} />
    )}
  </RecordDialog>
);
