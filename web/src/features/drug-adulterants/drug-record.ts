import type { LoaderFunctionArgs } from 'react-router-dom';
import type { DeletionOf } from '../../components/dialogs/use-deletion.ts';
import { additivePaths } from '../../config/features/drug-adulterants.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { linksOf } from '../../lib/navigation/links-of.ts';
import { requireRecordId } from '../../lib/navigation/record-id.ts';
import { recordRoute } from '../../lib/records/record-route.ts';
import { countText } from '../../components/list/count-text.ts';
import type { DrugRowFragment } from './drug-list.generated.ts';
import { DeleteDrugDocument, DrugDetailDocument } from './drug.generated.ts';

export type DrugKind = 'DRUG' | 'ADULTERANT';

/** Where the screens of one drug or adulterant are. */
export const drugLinks = (kind: DrugKind, id: string) => {
  const { detail, edit, history } = additivePaths[kind];
  return linksOf({ detail, edit, history }, { id });
};

const recordIn = (kind: DrugKind) =>
  recordRoute({
    document: DrugDetailDocument,
    ask: ({ params }: LoaderFunctionArgs) => ({
      variables: { id: requireRecordId(params['id']) },
      otherwise: additivePaths[kind].list,
      place: kind,
    }),
    // Each kind has addresses of its own.
    record: ({ drugAdulterant }, place: DrugKind) =>
      drugAdulterant?.type === place ? drugAdulterant : null,
    name: ({ name }) => name,
  });

/** A drug or adulterant by the id of the address, of each kind. */
export const drugRecords = { DRUG: recordIn('DRUG'), ADULTERANT: recordIn('ADULTERANT') };

/** Why a drug or adulterant cannot be deleted, where that is known before it is tried. */
export function whyItStays({
  isMisDot,
  numberOfTestPanels: panels,
}: DrugRowFragment): string | undefined {
  if (isMisDot) return 'The federal MIS report counts this drug, so it stays.';
  if (panels === 0) return undefined;
  return `${countText(panels, 'test panel tests', 'test panels test')} for it. Take it out there first.`;
}

const kindName = ({ type }: Pick<DrugRowFragment, 'type'>): string =>
  type === 'DRUG' ? 'Drug' : 'Adulterant';

/** Where it is used goes with the question: test codes lose it. */
export const drugDeletion: DeletionOf<DrugRowFragment> = {
  send: async (id) => (await sendMutation(DeleteDrugDocument, { id })).deleteDrugAdulterant,
  list: 'drugAdulterants',
  nameOf: ({ name }) => name,
  question: (drug) =>
    drug.numberOfTestCodes === 0
      ? `Are you sure to delete this ${kindName(drug)}?`
      : `Are you sure to delete this ${kindName(drug)}? It is taken out of ${countText(drug.numberOfTestCodes, 'test code', 'test codes')}.`,
  done: (drug) => `${kindName(drug)} was deleted successfully.`,
};
