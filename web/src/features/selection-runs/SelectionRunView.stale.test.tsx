import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { choose } from '../../components/testing/choose.ts';
import { fakeApi, type Answers } from '../../components/testing/fake-api.ts';
import { refusal } from '../../components/testing/refusal.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { testPoolPaths } from '../../config/features/test-pools.ts';
import type { ParticipantPartsFragment as Participant } from './selection-run.generated.ts';
import { selectionRunRecord } from './selection-run-record.ts';
import { SelectionRunView } from './SelectionRunView.tsx';
import { aParticipant, aRun } from './testing/a-run.ts';

const page = (nodes: readonly object[]) => ({
  __typename: 'RunParticipantPage',
  nodes,
  totalCount: 1,
});
const STALE = refusal('STALE_VERSION');

async function open(
  answers: Answers,
  before: Partial<Participant> = {},
  others: readonly Participant[] = [],
) {
  const run = { ...aRun(), participants: page([aParticipant(1, before), ...others]) };
  const api = fakeApi({ SelectionRunDetail: () => ({ selectionRun: run }), ...answers });
  const routes = [
    { path: testPoolPaths.run, loader: selectionRunRecord.loader, Component: SelectionRunView },
  ];
  const screenOf = renderScreen({ routes, at: `${testPoolPaths.list}/7/runs/3` });
  await screen.findAllByRole('table', { name: /^Participants/ });
  return { api, ...screenOf };
}
/** The participant as somebody else has left it. */
const now = (over: Partial<Participant>) => ({
  RunParticipantNow: () => ({
    runParticipants: page([{ ...aParticipant(1, { ...over, version: 5 }), selectionRun: aRun() }]),
  }),
});
/** Refuses the first time, answers the second. */
function onceRefused(field: string, saved: object): (variables: unknown) => object {
  let calls = 0;
  return () => {
    calls += 1;
    const participant = calls === 1 ? null : saved;
    const errors = calls === 1 ? [STALE] : [];
    return { [field]: { __typename: 'RunParticipantPayload', participant, errors } };
  };
}
const specimenIdField = () => screen.getByRole('textbox', { name: /Specimen ID/, hidden: true });

test('a specimen id that somebody else set meanwhile is shown beside the typed one, which stays', async () => {
  const field = 'setRunParticipantSpecimenId';
  const { user, api } = await open({
    ...now({ specimenId: 'CCF-9' }),
    SetRunParticipantSpecimenId: onceRefused(
      field,
      aParticipant(1, { specimenId: 'CCF-1', version: 6 }),
    ),
  });
  await choose(user, 'Actions for Robin Vale 1', 'Set specimen ID');
  fireEvent.change(await screen.findByRole('textbox', { name: /Specimen ID/ }), {
    target: { value: 'CCF-1' },
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));

  const question = within(await screen.findByRole('alertdialog'));
  expect(await question.findByRole('row', { name: /Specimen ID – CCF-9 CCF-1/ })).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(specimenIdField()).toHaveValue('CCF-1');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.calls('SetRunParticipantSpecimenId').map(({ input }) => input)).toEqual([
    { specimenId: 'CCF-1', version: 1 },
    { specimenId: 'CCF-1', version: 5 },
  ]);
});

test('reloading instead closes the dialog and shows the participant as it is now', async () => {
  const { user } = await open({
    ...now({ selectionStatus: 'EXCUSED', excusalReason: 'On leave' }),
    DesignateRunParticipant: onceRefused('designateRunParticipant', {}),
  });
  await choose(user, 'Actions for Robin Vale 1', 'Excuse');
  await user.selectOptions(await screen.findByRole('combobox', { name: /Reason/ }), 'Out');
  await user.click(screen.getByRole('button', { name: 'Excuse' }));

  const question = within(await screen.findByRole('alertdialog'));
  expect(
    await question.findByRole('row', { name: /Other reason – On leave Nothing/ }),
  ).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Discard my changes and reload' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('cell', { name: /On leave/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Actions for/ })).not.toBeInTheDocument();
});

test('an alternate that somebody else changed is read again before it is called up', async () => {
  const alternate = {
    selectionStatus: 'ALTERNATE_SELECTION',
    drawnStatus: 'ALTERNATE_SELECTION',
  } as const;
  const { user, api } = await open(
    {
      ...now(alternate),
      DesignateRunParticipant: onceRefused('designateRunParticipant', {
        ...aParticipant(1, { selectionStatus: 'SELECTED_FOR_DRUGS', version: 6 }),
        selectionRun: aRun(),
      }),
    },
    alternate,
    [aParticipant(2, { selectionStatus: 'EXCUSED', excusalReason: 'Out' })],
  );
  await choose(user, 'Actions for Robin Vale 1', 'Select for drug test');
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/changed by someone else/);

  await user.click(screen.getByRole('button', { name: 'Select' }));

  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(api.calls('DesignateRunParticipant')).toMatchObject([
    { input: { version: 1 } },
    { input: { version: 5 } },
  ]);
});

test('the reason of an invalidation stays when the run was changed meanwhile', async () => {
  let calls = 0;
  const payload = (errors: readonly object[]) => ({
    invalidateSelectionRun: { __typename: 'SelectionRunPayload', selectionRun: null, errors },
  });
  const { user, api } = await open({
    SelectionRunNow: () => ({ selectionRun: aRun({ version: 4 }) }),
    InvalidateSelectionRun: () =>
      payload((calls += 1) === 1 ? [STALE] : [refusal('TEST_POOL_NOT_EDITABLE')]),
  });
  await choose(user, 'More actions', 'Invalidate Run');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox', { name: /Reason/ }), { target: { value: 'Twice' } });
  await user.click(dialog.getByRole('button', { name: 'Invalidate Run' }));

  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('Twice');
  await user.click(dialog.getByRole('button', { name: 'Invalidate Run' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent(/cannot be changed/);
  expect(api.calls('InvalidateSelectionRun').map(({ input }) => input)).toEqual([
    { invalidationReason: 'Twice', version: 1 },
    { invalidationReason: 'Twice', version: 4 },
  ]);
});
