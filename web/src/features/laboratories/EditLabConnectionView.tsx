import { labProviderNames } from '@assay/schema/common/lab-providers';
import { UpdateLabConnectionInput } from '@assay/schema/laboratories/lab-connection';
import { connectionParties } from '@assay/schema/laboratories/laboratory-words';
import { ReadOnlyField } from '../../components/form/ReadOnlyField.tsx';
import { Section } from '../../components/page/Section.tsx';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { readAgain, sendMutation } from '../../lib/forms/send.ts';
import { ConnectionFields } from './ConnectionFields.tsx';
import { connectionLinks, labConnectionRecord } from './lab-connection-record.ts';
import { connectionSection, labConnectionLabels as labels } from './lab-connection-words.ts';
import {
  EditLabConnectionDocument,
  UpdateLabConnectionDocument,
} from './lab-connection.generated.ts';

/** Edits a connection; who is at its other end stays, and the secret is changed by itself. */
export function EditLabConnectionView() {
  const connection = labConnectionRecord.useRecord();
  const { id, provider, party } = connection;
  const { name, address, labAccountIds, mroConnectionId, isActive } = labels;
  return (
    <RecordForm
      title={`Edit ${connection.name}`}
      contract={UpdateLabConnectionInput}
      labels={{ name, address, labAccountIds, mroConnectionId, isActive }}
      record={connection}
      reread={async () => (await readAgain(EditLabConnectionDocument, { id })).labConnection}
      send={async (input) =>
        (await sendMutation(UpdateLabConnectionDocument, { id, input })).updateLabConnection
      }
      done="Connection has been successfully updated."
      next={connectionLinks(id).detail}
    >
      {({ control }) => (
        <Section {...connectionSection}>
          <ReadOnlyField
            label={labels.party}
            value={provider === null ? connectionParties[party] : labProviderNames[provider]}
          />
          <ConnectionFields control={control} provider={provider} />
        </Section>
      )}
    </RecordForm>
  );
}
