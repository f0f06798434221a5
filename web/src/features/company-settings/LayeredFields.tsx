import { SelectField } from '../../components/form/SelectField.tsx';
import type { SettingFieldProps } from '../../components/settings/setting-rows.ts';
import { onOffText, periodOptions } from '../../components/settings/setting-texts.ts';
import { unsetText, type Layered } from './layered.ts';

const choices = [true, false].map((value) => ({ value, label: onOffText(value) }));

/** On, off, or what counts while the company says nothing. */
export const LayeredField = (props: SettingFieldProps<Layered>) => {
  const { control, name, hint, disabled, settings } = props;
  return (
    <SelectField
      control={control}
      name={name}
      hint={hint}
      disabled={disabled}
      options={choices}
      placeholder={unsetText(settings, name)}
    />
  );
};

/** The period of a company, needed once it has turned automatic logout on. */
export const LayeredPeriodField = (props: SettingFieldProps<Layered>) => {
  const { control, name, hint, disabled, settings } = props;
  return (
    <SelectField
      control={control}
      name={name}
      hint={hint}
      disabled={disabled}
      options={periodOptions}
      placeholder={disabled ? unsetText(settings, name) : 'Select…'}
      required={!disabled}
    />
  );
};
