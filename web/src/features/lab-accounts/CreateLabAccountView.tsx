import { useLoaderData } from 'react-router-dom';
import type { LabProviderName } from '@assay/schema/common/lab-providers';
import { CreateLabAccountInput } from '@assay/schema/lab-accounts/lab-account';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/page/Section.tsx';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { providerOptions } from '../../domain/laboratories/catalogue-words.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { labAccountLinks, oneAccountLinks } from './lab-account-record.ts';
import {
  generalSection,
  labAccountLabels,
  labAccountTexts,
  numberHint,
} from './lab-account-words.ts';
import { CreateLabAccountDocument } from './lab-account.generated.ts';

/** A new lab account; its laboratory is that of the tab until another one is chosen. */
export function CreateLabAccountView() {
  const provider = useLoaderData<LabProviderName>();
  return (
    <RecordForm
      title="Create Lab Account"
      action="Create Lab Account"
      contract={CreateLabAccountInput}
      labels={labAccountLabels}
      texts={labAccountTexts}
      values={() => ({ provider })}
      send={async (input) =>
        (await sendMutation(CreateLabAccountDocument, { input })).createLabAccount
      }
      done="Lab Account has been successfully created"
      next={({ labAccount }) => labAccount && oneAccountLinks(labAccount).detail}
      cancel={labAccountLinks(provider).list}
    >
      {({ control }) => (
        <Section {...generalSection}>
          <SelectField control={control} name="provider" options={providerOptions} />
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
