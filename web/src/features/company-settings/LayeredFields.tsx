import { SelectField } from '../../components/form/SelectField.tsx';
import type { SettingFieldProps } from '../../components/settings/setting-rows.ts';
import { onOffText, periodOptions } from '../../components/settings/setting-texts.ts';
import { isFixedForAll, layeredText, unsetText, type Layered } from './layered.ts';

const choices = [true, false].map((value) => ({ value, label: onOffText(value) }));

/** What there is to choose; of what the system fixes, what counts stands in place of each. */
function shownFor<V>(
  settings: Layered,
  name: string,
  options: readonly { value: V; label: string }[],
  placeholder: string,
) {
  if (!isFixedForAll(settings, name)) return { options, placeholder };
  const label = layeredText(settings, name);
  return { options: options.map(({ value }) => ({ value, label })), placeholder: label };
}

/** On, off, or what counts while the company says nothing. */
export const LayeredField = (props: SettingFieldProps<Layered>) => {
  const { control, name, hint, disabled, settings } = props;
  return (
    <SelectField
      control={control}
      name={name}
      hint={hint}
      disabled={disabled}
      {...shownFor(settings, name, choices, unsetText(settings, name))}
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
      {...shownFor(settings, name, periodOptions, disabled ? unsetText(settings, name) : 'Select…')}
      required={!disabled}
    />
  );
};
