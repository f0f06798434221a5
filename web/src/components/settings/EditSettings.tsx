import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { FormValues } from '../../lib/forms/form-types.ts';
import type { Payload } from '../../lib/forms/save-form.ts';
import { RecordForm, type RecordFormProps } from '../record-form/RecordForm.tsx';
import { changedSettings } from './changed-settings.ts';
import type { SettingSection } from './setting-rows.ts';
import { SETTINGS_SAVED } from './setting-texts.ts';
import { SettingFields } from './SettingFields.tsx';

interface EditSettingsProps<C extends z.ZodType, P extends Payload, R> extends Omit<
  RecordFormProps<C, P, R, FormValues<C>>,
  'children' | 'record'
> {
  record: NonNullable<RecordFormProps<C, P, R, FormValues<C>>['record']>;
  sections: readonly SettingSection<NoInfer<R>>[];
  /** The call takes all settings of the group at once (P s2). */
  isWhole?: boolean;
  /** What the form holds after a change, where settings depend on each other. */
  settle?: (values: FieldValues) => FieldValues;
}

/**
 * The page on which a group of settings is edited: a record form whose fields follow from its sections. What was
 * changed is sent, so that two people who change different ones both keep theirs.
 */
export const EditSettings = <C extends z.ZodType, P extends Payload, R>({
  sections,
  settle,
  done = SETTINGS_SAVED,
  send,
  isWhole = false,
  ...form
}: EditSettingsProps<C, P, R>) => (
  <RecordForm
    {...(form as RecordFormProps<C, P, R, FieldValues>)}
    done={done}
    send={(input) =>
      send(
        isWhole ? input : (changedSettings(input as object, form.record as object) as typeof input),
      )
    }
  >
    {(each: UseFormReturn<FieldValues>) => (
      <SettingFields form={each} sections={sections} settings={form.record} settle={settle} />
    )}
  </RecordForm>
);
