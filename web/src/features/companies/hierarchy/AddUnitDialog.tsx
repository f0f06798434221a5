import { Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { unitLevels } from '@assay/schema/administrative-units/administrative-unit.list';
import type { OpenedDialog } from '../../../components/dialogs/lazy-dialog.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { RecordDialog } from '../../../components/record-form/RecordDialog.tsx';
import type { FormValues, LabelsOf } from '../../../lib/forms/form-types.ts';
import { sendMutation } from '../../../lib/forms/send.ts';
import { useFollowUp } from '../../../lib/forms/use-follow-up.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import type { UnitLevel } from '../../../gql/schema.generated.ts';
import { hierarchyTexts, levelLabels } from './hierarchy-texts.ts';
import {
  needsArea,
  needsRegion,
  newUnitContract,
  parentOf,
  type NewUnit,
} from './new-unit-values.ts';
import { CreateUnitDocument } from './unit-mutations.generated.ts';
import type { Region } from './unit-tree.ts';

/** The level of a new unit and the units above it. */
export interface NewUnitPlace {
  level: UnitLevel;
  regionId: string;
  areaId: string;
}

interface AddUnitDialogProps extends Omit<OpenedDialog, 'onDone'> {
  companyId: string;
  regions: readonly Region[];
  /** Where to add; null lets the viewer choose. */
  place: NewUnitPlace | null;
  onAdded: (id: string) => void;
}

const labels: LabelsOf<typeof newUnitContract> = {
  level: 'Level',
  regionId: levelLabels.REGION.one,
  areaId: levelLabels.AREA.one,
  name: 'Name',
};

async function create(companyId: string, unit: NewUnit) {
  const input = { name: unit.name, parentId: parentOf(unit) };
  const payload = (await sendMutation(CreateUnitDocument, { companyId, input }))
    .createAdministrativeUnit;
  // The server knows one parent; the form has a field for each level of it.
  const parentField = needsArea(unit.level) ? 'areaId' : 'regionId';
  const errors = payload.errors.map((error) =>
    error.path[0] === 'parentId' ? { ...error, path: [parentField] } : error,
  );
  return { ...payload, level: unit.level, errors };
}

/** Adds a region, or an area or district below the units that it is put in (O s5). */
export function AddUnitDialog({
  companyId,
  regions,
  place,
  onAdded,
  ...dialog
}: AddUnitDialogProps) {
  const added = useRef('');
  return (
    <RecordDialog
      {...dialog}
      title="Add to Hierarchy"
      action="Add"
      description="Regions contain areas, areas contain districts."
      contract={newUnitContract}
      labels={labels}
      values={() => ({ ...place })}
      send={(unit) => create(companyId, unit)}
      onSaved={({ administrativeUnit, level }) => {
        added.current = administrativeUnit?.id ?? '';
        toastSuccess(hierarchyTexts.added(level));
      }}
      onDone={() => onAdded(added.current)}
    >
      {(form) => <UnitFields form={form} regions={regions} />}
    </RecordDialog>
  );
}

const levelOptions = unitLevels.map((value) => ({ value, label: levelLabels[value].one }));
const optionsOf = (units: readonly { id: string; name: string }[]) =>
  units.map(({ id, name }) => ({ value: id, label: name }));

interface UnitFieldsProps {
  form: UseFormReturn<FormValues<typeof newUnitContract>>;
  regions: readonly Region[];
}

function UnitFields({ form, regions }: UnitFieldsProps) {
  const { control } = form;
  const [chosen, regionId] = useWatch({ control, name: ['level', 'regionId'] });
  const areas = regions.find(({ id }) => id === regionId)?.children ?? [];
  // An area belongs to one region: with another region it has to be chosen anew.
  useFollowUp(form, (name) => {
    if (name === 'regionId') form.setValue('areaId', '');
  });
  return (
    <>
      <SelectField control={control} name="level" options={levelOptions} />
      {needsRegion(chosen) && (
        <SelectField control={control} name="regionId" options={optionsOf(regions)} required />
      )}
      {needsArea(chosen) && (
        <SelectField
          control={control}
          name="areaId"
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
      <TextField control={control} name="name" />
    </>
  );
}
