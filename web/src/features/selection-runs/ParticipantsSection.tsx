import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { useConfirmedAction } from '../../components/dialogs/use-confirmed-action.ts';
import { useCan } from '../../components/permission/use-can.ts';
import { entersResults } from '../../config/features/manual-results.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { allows } from '../../lib/viewer/viewer.ts';
import { personName } from '../../domain/person-name.ts';
import { ExcuseForm } from './ExcuseForm.tsx';
import { participantActions } from './participant-actions.ts';
import { ParticipantsCard } from './ParticipantsCard.tsx';
import type {
  ParticipantPartsFragment as Participant,
  SelectionRunDetailQuery,
} from './selection-run.generated.ts';
import { SpecimenIdForm } from './SpecimenIdForm.tsx';
import { testActions } from './test-actions.ts';
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
  const can = useCan();
  const mayEnter = allows(useViewer(), entersResults);
  const navigate = useNavigate();
  const shape = {
    isRegulated: run.testPool?.isRegulated !== false,
    isInvalidated: run.isInvalidated,
  };
  const participants = useParticipants(run);
  const changes = useParticipantChanges(participants.apply);
  /** As the list shows it now: somebody else may have changed it while the dialog was open. */
  const newest = (row: Participant): Participant =>
    participants.rows.find(({ id }) => id === row.id) ?? row;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setOpen] = useState(false);
  const calling = useConfirmedAction<{ row: Participant; to: CallUp }>(({ row, to }) =>
    changes.callUp(newest(row), to),
  );
  const ask = (what: Asked['what'], row: Participant): void => {
    setAsked({ what, row });
    setOpen(true);
  };
  const close = (): void => setOpen(false);
  const { subject } = calling;
  const shown = asked && newest(asked.row);
  const form = shown && {
    reread: () => changes.reload(shown),
    onClose: close,
    // The list shows the participant as the server has answered it.
    onDone: () => undefined,
  };

  return (
    <>
      <ParticipantsCard
        run={run}
        participants={participants}
        actions={(row) => [
          ...testActions(row, shape, {
            can,
            mayEnter,
            open: (path) => void navigate(path),
            onNotice: (isNotified) => void changes.note(row, isNotified),
          }),
          ...(run.viewerCanManage
            ? participantActions(
                row,
                participants.rows,
                run.testPool?.testOrderType === 'PAPER_CCF_ORDER',
                {
                  onExcuse: () => ask('excuse', row),
                  onSpecimenId: () => ask('specimenId', row),
                  onCallUp: (to) => calling.ask({ row, to }),
                },
              )
            : []),
        ]}
      />
      <FormDialog
        open={isOpen && asked !== null}
        title={asked === null ? '' : `${titles[asked.what]} ${personName(asked.row)}`}
        onDismiss={close}
      >
        {shown && form && asked?.what === 'excuse' && (
          <ExcuseForm
            participant={shown}
            send={(input) => changes.excuse(shown, input)}
            {...form}
          />
        )}
        {shown && form && asked?.what === 'specimenId' && (
          <SpecimenIdForm
            participant={shown}
            send={({ specimenId }) => changes.setSpecimenId(shown, specimenId)}
            {...form}
          />
        )}
      </FormDialog>
      <ConfirmDialog
        {...calling.dialog}
        destructive={false}
        title={subject === null ? '' : callUps[subject.to].label}
        question={
          subject === null ? '' : `${personName(subject.row)} ${callUps[subject.to].question}`
        }
        action="Select"
      />
    </>
  );
}
