import { CreateDrugAdulterantInput } from '@assay/schema/drug-adulterants/drug-adulterant';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { additivePaths } from '../../config/features/drug-adulterants.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import type { DrugKind } from './drug-record.ts';
import { CreateDrugDocument } from './drug.generated.ts';
import { drugLabels, longDrugLabels } from './drug-words.ts';
import { DrugForm } from './DrugForm.tsx';

/** A new drug or adulterant; its kind is that of the tab until another one is chosen. */
export function CreateDrugView({ kind }: { kind: DrugKind }) {
  const title = kind === 'DRUG' ? 'Create Drug' : 'Create Adulterant';
  return (
    <RecordForm
      title={title}
      action={title}
      contract={CreateDrugAdulterantInput}
      labels={drugLabels}
      longLabels={longDrugLabels}
      values={() => ({ type: kind })}
      send={async (input) =>
        (await sendMutation(CreateDrugDocument, { input })).createDrugAdulterant
      }
      done="Additive has been successfully created."
      next={({ drugAdulterant }) => drugAdulterant && additivePaths[drugAdulterant.type].list}
      cancel={additivePaths[kind].list}
    >
      {(form) => <DrugForm form={form} />}
    </RecordForm>
  );
}
