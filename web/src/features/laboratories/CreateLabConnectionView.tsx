import { useWatch } from 'react-hook-form';
import type { LabProviderName } from '@assay/schema/common/lab-providers';
import { CreateLabConnectionInput } from '@assay/schema/laboratories/lab-connection';
import { connectionParties } from '@assay/schema/laboratories/laboratory-words';
import { PasswordField } from '../../components/form/PasswordField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { Section } from '../../components/page/Section.tsx';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { laboratoryPaths } from '../../config/features/laboratories.ts';
import { providerOptions } from '../../domain/laboratories/catalogue-words.ts';
import type { FormControl } from '../../lib/forms/form-types.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { ConnectionFields } from './ConnectionFields.tsx';
import { connectionLinks } from './lab-connection-record.ts';
import {
  connectionSection,
  labConnectionLabels,
  labConnectionTexts,
  secretHint,
} from './lab-connection-words.ts';
import { CreateLabConnectionDocument } from './lab-connection.generated.ts';

const parties = Object.entries(connectionParties).map(([value, label]) => ({ value, label }));

function NewConnectionFields({
  control,
}: {
  control: FormControl<typeof CreateLabConnectionInput>;
}) {
  const [party, provider] = useWatch({ control, name: ['party', 'provider'] });
  const isLaboratory = party === 'LABORATORY';
  return (
    <Section {...connectionSection}>
      <SelectField control={control} name="party" options={parties} placeholder={null} />
      {isLaboratory && (
        <SelectField control={control} name="provider" required options={providerOptions} />
      )}
      <ConnectionFields
        control={control as never}
        provider={isLaboratory && provider !== '' ? (provider as LabProviderName) : null}
      />
      <PasswordField control={control} name="secret" autoComplete="off" wide hint={secretHint} />
    </Section>
  );
}

/** A new connection to a laboratory or an MRO. */
export const CreateLabConnectionView = () => (
  <RecordForm
    title="Create Connection"
    action="Create Connection"
    contract={CreateLabConnectionInput}
    labels={labConnectionLabels}
    texts={labConnectionTexts}
    values={() => ({ party: 'LABORATORY' })}
    send={async (input) =>
      (await sendMutation(CreateLabConnectionDocument, { input })).createLabConnection
    }
    done="Connection has been successfully created."
    next={({ labConnection }) => labConnection && connectionLinks(labConnection.id).detail}
    cancel={laboratoryPaths.list}
  >
    {({ control }) => <NewConnectionFields control={control} />}
  </RecordForm>
);
