import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { useConfirmedAction } from '../../components/dialogs/use-confirmed-action.ts';
import { ExcuseForm } from './ExcuseForm.tsx';
import { participantActions } from './participant-actions.ts';
import { nameOf } from './participant-rules.ts';
import { ParticipantsCard } from './ParticipantsCard.tsx';
import type {
  ParticipantPartsFragment as Participant,
  SelectionRunDetailQuery,
} from './selection-run-detail.generated.ts';
import { SpecimenIdForm } from './SpecimenIdForm.tsx';
import { callUps, useParticipantChanges, type CallUp } from './use-participant-changes.ts';
import { useParticipants } from './use-participants.ts';

interface Asked {
  what: 'excuse' | 'specimenId';
  row: Participant;
}

const titles = { excuse: 'Excuse', specimenId: 'Specimen ID of' } as const;

/** Participants of a run with their actions and dialogs. */
export function ParticipantsSection({
  run,
}: {
  run: NonNullable<SelectionRunDetailQuery['selectionRun']>;
}) {
  const participants = useParticipants(run);
  const changes = useParticipantChanges(participants.apply);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setOpen] = useState(false);
  const calling = useConfirmedAction<{ row: Participant; to: CallUp }>(({ row, to }) =>
    changes.callUp(row, to),
  );
  const ask = (what: Asked['what'], row: Participant): void => {
    setAsked({ what, row });
    setOpen(true);
  };
  const close = (): void => setOpen(false);
  const closeIf = (done: boolean): void => {
    if (done) close();
  };
  const { subject } = calling;

  return (
    <>
      <ParticipantsCard
        run={run}
        participants={participants}
        actions={
          run.viewerCanManage
            ? (row) =>
                participantActions(row, run.testPool?.testOrderType === 'PAPER_CCF_ORDER', {
                  onExcuse: () => ask('excuse', row),
                  onSpecimenId: () => ask('specimenId', row),
                  onCallUp: (to) => calling.ask({ row, to }),
                })
            : undefined
        }
      />
      <FormDialog
        open={isOpen && asked !== null}
        title={asked === null ? '' : `${titles[asked.what]} ${nameOf(asked.row)}`}
        onDismiss={close}
      >
        {asked?.what === 'excuse' && (
          <ExcuseForm
            participant={asked.row}
            save={async (form, input) => closeIf(await changes.excuse(form, asked.row, input))}
            onCancel={close}
          />
        )}
        {asked?.what === 'specimenId' && (
          <SpecimenIdForm
            participant={asked.row}
            save={async (form, { specimenId }) =>
              closeIf(await changes.setSpecimenId(form, asked.row, specimenId))
            }
            onCancel={close}
          />
        )}
      </FormDialog>
      <ConfirmDialog
        {...calling.dialog}
        destructive={false}
        title={subject === null ? '' : callUps[subject.to].label}
        question={subject === null ? '' : `${nameOf(subject.row)} ${callUps[subject.to].question}`}
        action="Select"
      />
    </>
  );
}
