import type { Designation } from '../../gql/schema.generated.ts';
import { errorText } from '@assay/schema/core/errors';
import { noticeDone } from '../../domain/notices/notice-acts.ts';
import { refusalOf } from '../../lib/forms/save-form.ts';
import { errorsToCaller } from '../../lib/forms/send.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { excusalReasonOf, type Excuse } from './excuse-values.ts';
import { participantTexts } from './participant-form-props.ts';
import {
  type ParticipantPartsFragment as Participant,
  useDesignateRunParticipantMutation,
  useNoteRunParticipantNoticeMutation,
  useSetRunParticipantSpecimenIdMutation,
} from './selection-run.generated.ts';
import { useReread } from './use-reread.ts';

const READ_AGAIN =
  'This record was changed by someone else, and is shown as it is now. Try again if this is still right.';

/** What an alternate can be called up for, with the documented words (C s8). */
export const callUps = {
  SELECTED_FOR_DRUGS: {
    label: 'Select for drug test',
    question: 'is tested for drugs in this run. This cannot be taken back, only excused.',
    done: 'Run Participant selected for drug test successfully.',
  },
  SELECTED_FOR_DRUGS_AND_ALCOHOL: {
    label: 'Select for drug and alcohol tests',
    question:
      'is tested for drugs and alcohol in this run. This cannot be taken back, only excused.',
    done: 'Run Participant selected for drug and alcohol tests successfully.',
  },
} as const satisfies Partial<Record<Designation, object>>;
export type CallUp = keyof typeof callUps;

interface Payload {
  readonly errors: readonly { readonly errorCode: string }[];
}

/**
 * Changes of the participants of a run. Each is sent with the version that is on the screen, and is shown
 * once the server has answered it; a refusal stands where it was asked for.
 * @param apply shows the participant as it is now
 */
export function useParticipantChanges(apply: (changed: Participant) => void) {
  const reread = useReread();
  const [designate] = useDesignateRunParticipantMutation(errorsToCaller);
  const [noteNotice] = useNoteRunParticipantNoticeMutation(errorsToCaller);
  const [setSpecimenId] = useSetRunParticipantSpecimenIdMutation(errorsToCaller);

  /** Reads it again and shows it; null when it is gone. */
  const reload = async ({ id }: Participant): Promise<Participant | null> => {
    const now = await reread.participant(id);
    if (now) apply(now);
    return now;
  };
  /** The list may still show a participant that somebody else has changed as it was. */
  const reloadIfRefused = async (row: Participant, payload: Payload | undefined): Promise<void> => {
    if (payload?.errors.some(({ errorCode }) => errorCode === 'PARTICIPANT_NOT_EDITABLE'))
      await reload(row).catch(() => null);
  };

  const sendStatus = async (
    row: Participant,
    status: Designation,
    excusalReason: string | null,
  ) => {
    const { id, version } = row;
    const input = { status, excusalReason, version };
    const { data } = await designate({ variables: { id, input } });
    await reloadIfRefused(row, data?.designateRunParticipant);
    return data?.designateRunParticipant;
  };
  const sendSpecimenId = async (row: Participant, specimenId: string) => {
    const { id, version } = row;
    const { data } = await setSpecimenId({ variables: { id, input: { specimenId, version } } });
    await reloadIfRefused(row, data?.setRunParticipantSpecimenId);
    return data?.setRunParticipantSpecimenId;
  };
  const shown = <P extends { participant: Participant | null }>(payload: P | undefined) => {
    if (payload?.participant) apply(payload.participant);
    return payload;
  };

  return {
    reload,
    excuse: async (row: Participant, excuse: Excuse) =>
      shown(await sendStatus(row, 'EXCUSED', excusalReasonOf(excuse))),
    setSpecimenId: async (row: Participant, specimenId: string) =>
      shown(await sendSpecimenId(row, specimenId)),
    /** Notes whether somebody was told; a refusal is said in a toast. */
    note: async ({ id }: Pick<Participant, 'id'>, isNotified: boolean): Promise<void> => {
      const refusal = await refusalOf(async () => {
        const { data } = await noteNotice({ variables: { id, input: { isNotified } } });
        const payload = data?.noteRunParticipantNotice;
        if (payload?.participant) {
          apply(payload.participant);
          toastSuccess(noticeDone(isNotified));
        }
        return payload;
      }, participantTexts.failed);
      if (refusal !== null) toastError(refusal);
    },
    /** @returns null when it was done, else why not */
    callUp: async (row: Participant, to: CallUp): Promise<string | null> => {
      const refusal = await refusalOf(async () => {
        const payload = shown(await sendStatus(row, to, null));
        if (payload?.participant) toastSuccess(callUps[to].done);
        return payload;
      }, participantTexts.failed);
      if (refusal !== errorText('STALE_VERSION')) return refusal;
      return (await reload(row).catch(() => null)) === null ? refusal : READ_AGAIN;
    },
  };
}
