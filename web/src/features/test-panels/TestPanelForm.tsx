import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { CreateTestPanelInput } from '@assay/schema/test-panels/test-panel';
import { PriceField } from '../../components/form/PriceField.tsx';
import { SearchManyField } from '../../components/form/SearchManyField.tsx';
import { SearchSelectField } from '../../components/form/SearchSelectField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/page/Section.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import {
  DeviceChoicesDocument,
  DrugChoicesDocument,
} from '../../domain/choices/record-choices.generated.ts';
import { specimenOptions } from '../../domain/specimens/specimen-words.ts';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { useFollowUp } from '../../lib/forms/use-follow-up.ts';
import { usePanelName } from './use-panel-name.ts';

interface TestPanelFormProps {
  form: UseFormReturn<FormValues<typeof CreateTestPanelInput>>;
  /** A new panel is named by what it is until somebody names it. */
  isNew: boolean;
}

/** Fields of an instant test panel (C s4). Devices are those of the specimen type. */
export function TestPanelForm({ form, isNew }: TestPanelFormProps) {
  'use no memo';
  const { control, setValue } = form;
  const can = useCan();
  const specimen = useWatch({ control, name: 'specimenTypeId' });
  usePanelName(form, isNew);
  useFollowUp(form, (name) => {
    if (name === 'specimenTypeId') setValue('deviceId', '', { shouldDirty: true });
  });
  return (
    <>
      <Section title="General Information" hint="The panel as its maker sells it.">
        <TextField control={control} name="panelId" />
        <SelectField control={control} name="specimenTypeId" options={specimenOptions} />
        <SearchSelectField
          control={control}
          name="deviceId"
          choices={DeviceChoicesDocument}
          where={{ specimenTypeIds: { eq: String(specimen) } }}
          disabled={specimen === ''}
          hint={specimen === '' ? 'Choose the specimen type first.' : undefined}
        />
        {can('SEE_PRICES') && <PriceField control={control} name="pricing" />}
      </Section>
      <Section title="Drugs and Adulterants" hint="What is tested for, at least one.">
        <SearchManyField
          control={control}
          name="drugAdulterants"
          choices={DrugChoicesDocument}
          wide
        />
        <TextField control={control} name="name" wide />
      </Section>
    </>
  );
}
