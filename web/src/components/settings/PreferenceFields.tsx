import {
  notificationPreferenceKeys,
  type NotificationPreference,
} from '@assay/schema/settings/keys';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { SwitchField } from '../form/SwitchField.tsx';

interface PreferenceFieldsProps<T extends FieldValues, Out> {
  control: Control<T, unknown, Out>;
  /** Where a preference stands in the form, e.g. below `settings`. */
  nameOf: (key: NotificationPreference) => FieldPathByValue<T, boolean | null | undefined>;
}

/** A switch for each notification that can also come by e-mail. */
export const PreferenceFields = <T extends FieldValues, Out>({
  control,
  nameOf,
}: PreferenceFieldsProps<T, Out>) =>
  notificationPreferenceKeys.map((key) => (
    <SwitchField key={key} control={control} name={nameOf(key)} />
  ));
