import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ParticipantPartsFragment } from './selection-run-detail.generated.ts';

/** What a form about one participant takes. */
export interface ParticipantFormProps<Out> {
  participant: ParticipantPartsFragment;
  /** Sends what was typed; a refusal stands on the form, and otherwise the dialog closes. */
  save: <In extends FieldValues>(
    form: UseFormReturn<In, unknown, Out & FieldValues>,
    input: Out,
  ) => Promise<void>;
  onCancel: () => void;
}
