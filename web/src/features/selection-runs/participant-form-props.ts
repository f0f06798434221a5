import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { OnConflict } from '../../lib/forms/save-form.ts';
import type { ParticipantPartsFragment } from './selection-run.generated.ts';

/** What a form about one participant takes. */
export interface ParticipantFormProps<Out> {
  participant: ParticipantPartsFragment;
  /**
   * Sends what was typed; a refusal stands on the form, and otherwise the dialog closes.
   * @param onConflict what happens when somebody else was faster
   */
  save: <In extends FieldValues>(
    form: UseFormReturn<In, unknown, Out & FieldValues>,
    input: Out,
    onConflict: OnConflict,
  ) => Promise<void>;
  /** Reads the participant again, and shows it in the list; null when it is gone. */
  reload: () => Promise<ParticipantPartsFragment | null>;
  onCancel: () => void;
}
