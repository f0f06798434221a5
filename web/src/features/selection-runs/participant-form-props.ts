import type { Payload } from '../../lib/forms/save-form.ts';
import type { ParticipantPartsFragment } from './selection-run.generated.ts';

/** What a form about one participant takes. */
export interface ParticipantFormProps<Sent> {
  participant: ParticipantPartsFragment;
  /** Sends what was typed, and shows the participant as the server has answered it. */
  send: (input: Sent) => Promise<Payload | null | undefined>;
  /** Reads the participant again, and shows it in the list; null when it is gone. */
  reread: () => Promise<ParticipantPartsFragment | null>;
  onClose: () => void;
  onDone: () => void;
}

/** The documented sentence for a change that failed (C s8). */
export const participantTexts = {
  failed: 'Error when editing Run Participant. Please try again.',
} as const;
