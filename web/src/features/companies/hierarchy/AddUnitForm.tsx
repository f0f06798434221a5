import { Text } from '@chakra-ui/react';
import { useForm, useWatch } from 'react-hook-form';
import { unitLevels } from '@assay/schema/administrative-units/administrative-unit.list';
import { DialogForm } from '../../../components/dialogs/FormDialog.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { contractResolver } from '../../../lib/forms/contract-resolver.ts';
import { saveForm } from '../../../lib/forms/save-form.ts';
import { errorsToCaller } from '../../../lib/forms/send.ts';
import { useFollowUp } from '../../../lib/forms/use-follow-up.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import type { UnitLevel } from '../../../gql/schema.generated.ts';
import { hierarchyTexts, levelLabels } from './hierarchy-texts.ts';
import {
  needsArea,
  needsRegion,
  newUnitContract,
  type NewUnit,
  type NewUnitValues,
} from './new-unit-values.ts';
import { useCreateUnitMutation } from './unit-mutations.generated.ts';
import type { Region } from './unit-tree.ts';

/** The level of a new unit and the units above it. */
export interface NewUnitPlace {
  level: UnitLevel;
  regionId: string;
  areaId: string;
}

interface AddUnitFormProps {
  companyId: string;
  regions: readonly Region[];
  /** Where to add; null lets the viewer choose. */
  place: NewUnitPlace | null;
  onAdded: (id: string) => void;
  onCancel: () => void;
}

const levelOptions = unitLevels.map((value) => ({ value, label: levelLabels[value].one }));
const optionsOf = (units: readonly { id: string; name: string }[]) =>
  units.map(({ id, name }) => ({ value: id, label: name }));

/** Adds a region, or an area or district below the units that it is put in. */
export function AddUnitForm({ companyId, regions, place, onAdded, onCancel }: AddUnitFormProps) {
  const [createUnit] = useCreateUnitMutation(errorsToCaller);
  const form = useForm<NewUnitValues, unknown, NewUnit>({
    resolver: contractResolver<NewUnitValues, NewUnit>(newUnitContract),
    defaultValues: { level: '', name: '', regionId: '', areaId: '', ...place },
  });
  const { control } = form;
  const [chosen, regionId] = useWatch({ control, name: ['level', 'regionId'] });
  const areas = regions.find(({ id }) => id === regionId)?.children ?? [];
  // An area belongs to one region: with another region it has to be chosen anew.
  useFollowUp(form, (name) => {
    if (name === 'regionId') form.setValue('areaId', '');
  });
  const parentField = needsArea(chosen) ? 'areaId' : 'regionId';

  const send = async ({ name, parentId }: NewUnit) => {
    const { data } = await createUnit({ variables: { companyId, input: { name, parentId } } });
    const payload = data?.createAdministrativeUnit;
    // The server knows one parent; the form has a field for each level of it.
    return (
      payload && {
        ...payload,
        errors: payload.errors.map((error) =>
          error.path[0] === 'parentId' ? { ...error, path: [parentField] } : error,
        ),
      }
    );
  };
  const save = async (unit: NewUnit): Promise<void> => {
    const saved = await saveForm(form, () => send(unit));
    if (!saved) return;
    toastSuccess(hierarchyTexts.added(unit.level));
    onAdded(saved.administrativeUnit?.id ?? '');
  };

  return (
    <DialogForm
      form={form}
      contract={newUnitContract}
      action="Add"
      description="Regions contain areas, areas contain districts."
      onSubmit={save}
      onCancel={onCancel}
    >
      <SelectField control={control} name="level" label="Level" options={levelOptions} />
      {needsRegion(chosen) && (
        <SelectField
          control={control}
          name="regionId"
          label={levelLabels.REGION.one}
          options={optionsOf(regions)}
          required
        />
      )}
      {needsArea(chosen) && (
        <SelectField
          control={control}
          name="areaId"
          label={levelLabels.AREA.one}
          options={optionsOf(areas)}
          disabled={areas.length === 0}
          required
        />
      )}
      {needsArea(chosen) && regionId !== '' && areas.length === 0 && (
        <Text role="status" textStyle="sm" color="fg.warning">
          {hierarchyTexts.noAreas}
        </Text>
      )}
      <TextField control={control} name="name" label="Name" />
    </DialogForm>
  );
}
