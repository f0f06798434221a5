import type { DeletionOf } from '../../../components/dialogs/use-deletion.ts';
import { sendMutation } from '../../../lib/forms/send.ts';
import { DeleteUnitDocument, type UnitPartsFragment } from './company-units.generated.ts';
import { hierarchyTexts } from './hierarchy-texts.ts';

/** How units are deleted, in the words of their level. */
export const unitDeletion: DeletionOf<UnitPartsFragment> = {
  send: async (id) => (await sendMutation(DeleteUnitDocument, { id })).deleteAdministrativeUnit,
  list: 'administrativeUnits',
  nameOf: ({ name }) => name,
  question: ({ level }) => hierarchyTexts.deleteQuestion(level),
  done: ({ level }) => hierarchyTexts.deleted(level),
};
