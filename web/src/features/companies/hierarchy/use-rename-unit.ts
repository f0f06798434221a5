import { useApolloClient } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { RenameAdministrativeUnitInput } from '@assay/schema/administrative-units/administrative-unit';
import { useStaleVersion } from '../../../components/dialogs/use-stale-version.ts';
import { contractResolver } from '../../../lib/forms/contract-resolver.ts';
import { saveForm, toldByForm } from '../../../lib/forms/save-form.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes/use-unsaved-changes.ts';
import { UnitNowDocument, type UnitPartsFragment } from './company-units.generated.ts';
import { hierarchyTexts } from './hierarchy-texts.ts';
import { useRenameUnitMutation } from './unit-mutations.generated.ts';

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
  const client = useApolloClient();
  const [renameUnit] = useRenameUnitMutation(toldByForm);
  const form = useForm<UnitName, unknown, Renamed>({
    resolver: contractResolver<UnitName, Renamed>(RenameAdministrativeUnitInput),
    defaultValues: { name, version },
  });
  const unsaved = useUnsavedChanges(form.formState.isDirty);
  const stale = useStaleVersion({
    form,
    labels: { name: 'Name' },
    reload: async () => {
      const { data } = await client.query({
        query: UnitNowDocument,
        variables: { id },
        fetchPolicy: 'no-cache',
        ...toldByForm,
      });
      const now = data?.administrativeUnits.nodes[0];
      return now ? { name: now.name, version: now.version } : null;
    },
  });
  const save = async (input: Renamed): Promise<void> => {
    const send = async () =>
      (await renameUnit({ variables: { id, input } })).data?.renameAdministrativeUnit;
    if (!(await saveForm(form, send, { onStale: stale.meet }))) return;
    unsaved.clear();
    toastSuccess(hierarchyTexts.updated(level));
    onRenamed();
  };
  return { form, save, dialog: stale.dialog };
}
