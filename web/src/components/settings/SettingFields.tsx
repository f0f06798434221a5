import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useFollowUp } from '../../lib/forms/use-follow-up.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { SwitchField } from '../form/SwitchField.tsx';
import { Section } from '../page/Section.tsx';
import type { SettingFieldProps, SettingSection } from './setting-rows.ts';

const Switch = ({ control, name, hint, disabled }: SettingFieldProps<unknown>) => (
  <SwitchField control={control} name={name} hint={hint} disabled={disabled} />
);

interface SettingFieldsProps<R> {
  form: UseFormReturn<FieldValues>;
  sections: readonly SettingSection<R>[];
  settings: R;
  /** What the form holds after a change, where settings depend on each other. */
  settle?: ((values: FieldValues) => FieldValues) | undefined;
}

/** After each change by hand, what follows from it for other fields. */
function useSettled(
  form: UseFormReturn<FieldValues>,
  settle: SettingFieldsProps<unknown>['settle'],
) {
  useFollowUp(form, (_, values) => {
    for (const [name, value] of Object.entries(settle?.(values) ?? {}))
      if (value !== values[name]) form.setValue(name, value, { shouldDirty: true });
  });
}

/** The fields of a group of settings, section by section. */
export function SettingFields<R>({ form, sections, settings, settle }: SettingFieldsProps<R>) {
  // React Hook Form changes its objects in place, so nothing computed from them may be memoised.
  'use no memo';
  const { control } = form;
  const values = useWatch({ control });
  const scene = { settings, viewer: useViewer() };
  useSettled(form, settle);
  return sections.map(({ title, hint: about, rows }) => (
    <Section key={title} title={title} hint={about}>
      {rows.map(({ name, hint, Field = Switch, isFixed }) => (
        <Field
          key={name}
          control={control}
          name={name}
          hint={typeof hint === 'function' ? hint(scene) : hint}
          disabled={isFixed?.(values, scene) ?? false}
          {...scene}
        />
      ))}
    </Section>
  ));
}
