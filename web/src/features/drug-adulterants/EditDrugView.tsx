import { UpdateDrugAdulterantInput } from '@assay/schema/drug-adulterants/drug-adulterant';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { additivePaths } from '../../config/features/drug-adulterants.ts';
import { readAgain, sendMutation } from '../../lib/forms/send.ts';
import { CutoffHistory } from './CutoffHistory.tsx';
import { drugRecords } from './drug-record.ts';
import { drugLabels, longDrugLabels } from './drug-words.ts';
import {
  DrugDetailDocument,
  UpdateDrugDocument,
  type DrugPartsFragment,
} from './drug.generated.ts';
import { DrugForm } from './DrugForm.tsx';

/** The day is of a change, and not of the record. */
const editable = (drug: DrugPartsFragment) => ({ ...drug, cutoffsValidFrom: null });

function typeHintOf({ isMisDot, numberOfTestCodes, numberOfTestPanels }: DrugPartsFragment) {
  if (isMisDot) return 'The federal MIS report counts this drug.';
  return numberOfTestCodes + numberOfTestPanels > 0
    ? 'Test codes or panels test for it.'
    : undefined;
}

/** Edits a drug or adulterant. */
export function EditDrugView() {
  const drug = drugRecords.DRUG.useRecord();
  const { id } = drug;
  return (
    <RecordForm
      title={`Edit ${drug.name}`}
      contract={UpdateDrugAdulterantInput}
      labels={drugLabels}
      longLabels={longDrugLabels}
      record={editable(drug)}
      reread={async () => {
        const { drugAdulterant } = await readAgain(DrugDetailDocument, { id });
        return drugAdulterant && editable(drugAdulterant);
      }}
      send={async (input) =>
        (await sendMutation(UpdateDrugDocument, { id, input })).updateDrugAdulterant
      }
      done="Additive has been successfully updated"
      next={({ drugAdulterant }) => additivePaths[drugAdulterant?.type ?? drug.type].list}
      cancel={additivePaths[drug.type].list}
    >
      {(form) => (
        <>
          <DrugForm form={form} typeHint={typeHintOf(drug)} />
          <CutoffHistory cutoffs={drug.cutoffs} />
        </>
      )}
    </RecordForm>
  );
}
