import { SelectField } from '../../components/form/SelectField.tsx';
import type { SettingFieldProps } from '../../components/settings/setting-rows.ts';
import { primaryTypeOptions } from '../../domain/companies/primary-type.ts';

export const PrimaryTypeField = ({ control, name, hint }: SettingFieldProps<unknown>) => (
  <SelectField
    control={control}
    name={name}
    hint={hint}
    options={primaryTypeOptions}
    placeholder={null}
  />
);
