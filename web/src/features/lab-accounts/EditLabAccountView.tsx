import { labProviderNames } from '@assay/schema/common/lab-providers';
import { UpdateLabAccountInput } from '@assay/schema/lab-accounts/lab-account';
import { ReadOnlyField } from '../../components/form/ReadOnlyField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/page/Section.tsx';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { readAgain, sendMutation } from '../../lib/forms/send.ts';
import { labAccountRecord, oneAccountLinks } from './lab-account-record.ts';
import { generalSection, labAccountLabels as labels, numberHint } from './lab-account-words.ts';
import { LabAccountDetailDocument, UpdateLabAccountDocument } from './lab-account.generated.ts';

/** Edits a lab account; its laboratory stays. */
export function EditLabAccountView() {
  const account = labAccountRecord.useRecord();
  const { id, provider } = account;
  return (
    <RecordForm
      title={`Edit ${account.masterAccountId}`}
      subtitle={labProviderNames[provider]}
      contract={UpdateLabAccountInput}
      labels={{ masterAccountId: labels.masterAccountId, comment: labels.comment }}
      record={account}
      reread={async () => (await readAgain(LabAccountDetailDocument, { id })).labAccount}
      send={async (input) =>
        (await sendMutation(UpdateLabAccountDocument, { id, input })).updateLabAccount
      }
      done="Lab Account has been successfully updated"
      next={oneAccountLinks(account).detail}
    >
      {({ control }) => (
        <Section {...generalSection}>
          <ReadOnlyField label={labels.provider} value={labProviderNames[provider]} />
          <TextField
            control={control}
            name="masterAccountId"
            inputMode="numeric"
            hint={numberHint}
          />
          <TextField control={control} name="comment" wide />
        </Section>
      )}
    </RecordForm>
  );
}
