import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { RenameAdministrativeUnitInput } from '@assay/schema/administrative-units/administrative-unit';
import { useSaveConflict } from '../../../components/dialogs/use-save-conflict.ts';
import { contractResolver } from '../../../lib/forms/contract-resolver.ts';
import { saveForm } from '../../../lib/forms/save-form.ts';
import { readAgain, sendMutation } from '../../../lib/forms/send.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes/use-unsaved-changes.ts';
import type { UnitPartsFragment } from './company-units.generated.ts';
import { hierarchyTexts } from './hierarchy-texts.ts';
import { RenameUnitDocument, UnitNowDocument } from './unit-mutations.generated.ts';

interface UnitName {
  name: string;
  version: number;
}
type Renamed = z.output<typeof RenameAdministrativeUnitInput>;

/** The form of a unit's new name, what it sends, and what happens when somebody else was faster. */
export function useRenameUnit(
  { id, level, name, version }: UnitPartsFragment,
  onRenamed: () => void,
) {
  const form = useForm<UnitName, unknown, Renamed>({
    resolver: contractResolver<UnitName, Renamed>(RenameAdministrativeUnitInput),
    defaultValues: { name, version },
  });
  const unsaved = useUnsavedChanges(form.formState.isDirty);
  const conflict = useSaveConflict({
    form,
    contract: RenameAdministrativeUnitInput,
    labels: { name: 'Name' },
    reload: async () => {
      const [now] = (await readAgain(UnitNowDocument, { id })).administrativeUnits.nodes;
      return now ? { name: now.name, version: now.version } : null;
    },
  });
  const save = async (input: Renamed): Promise<void> => {
    const send = async () =>
      (await sendMutation(RenameUnitDocument, { id, input })).renameAdministrativeUnit;
    if (!(await saveForm(form, send, conflict))) return;
    unsaved.clear();
    toastSuccess(hierarchyTexts.updated(level));
    onRenamed();
  };
  return { form, save, dialog: conflict.dialog };
}
