import { useDeletion } from '../../../components/dialogs/use-deletion.ts';
import { errorsToCaller } from '../../../lib/forms/send.ts';
import type { UnitPartsFragment } from './company-units.generated.ts';
import { hierarchyTexts } from './hierarchy-texts.ts';
import { useDeleteUnitMutation } from './unit-mutations.generated.ts';

/** Deletes a unit after asking; `onDeleted` leads on from there. */
export function useDeleteUnit(onDeleted: () => void) {
  const [deleteUnit] = useDeleteUnitMutation(errorsToCaller);
  return useDeletion<UnitPartsFragment>({
    send: async (id) => (await deleteUnit({ variables: { id } })).data?.deleteAdministrativeUnit,
    list: 'administrativeUnits',
    nameOf: ({ name }) => name,
    question: ({ level }) => hierarchyTexts.deleteQuestion(level),
    done: ({ level }) => hierarchyTexts.deleted(level),
    onDeleted,
  });
}
