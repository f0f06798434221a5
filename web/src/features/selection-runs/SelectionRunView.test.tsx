import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Permission } from '@assay/schema/permissions';
import { choose } from '../../components/testing/choose.ts';
import { fakeApi, noConnection, type Answers } from '../../components/testing/fake-api.ts';
import { refusal } from '../../components/testing/refusal.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { testPoolPaths } from '../../config/features/test-pools.ts';
import { saver } from '../../lib/files/download.ts';
import { shownToasts } from '../../lib/toasts.ts';
import type {
  ParticipantPartsFragment as Participant,
  SelectionRunPartsFragment,
} from './selection-run.generated.ts';
import { selectionRunRecord } from './selection-run-record.ts';
import { SelectionRunView } from './SelectionRunView.tsx';
import { aParticipant, aRun } from './testing/a-run.ts';

const page = (nodes: readonly Participant[], totalCount = nodes.length) => ({
  __typename: 'RunParticipantPage',
  nodes,
  totalCount,
});
const run = (
  nodes: readonly Participant[] = [aParticipant(1)],
  over: Partial<SelectionRunPartsFragment> = {},
  total?: number,
) => ({ selectionRun: { ...aRun(over), participants: page(nodes, total) } });

interface Opened {
  answers?: Answers;
  permissions?: readonly Permission[];
  at?: string;
}

const open = (detail: object, { answers = {}, permissions, at = '7' }: Opened = {}) => {
  const api = fakeApi({ SelectionRunDetail: () => detail, ...answers });
  const routes = [
    { path: testPoolPaths.run, loader: selectionRunRecord.loader, Component: SelectionRunView },
    { path: testPoolPaths.runs, element: <p>The runs</p> },
  ];
  const begin = `${testPoolPaths.list}/${at}/runs/3`;
  return { api, ...renderScreen({ routes, at: begin, ...(permissions ? { permissions } : {}) }) };
};
const rows = async () => {
  const tables = await screen.findAllByRole('table', { name: /^Participants/ });
  return tables.flatMap((table) =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')),
  );
};
const toasts = () => shownToasts().map(({ title }) => title);

test('each participant reads Yes, a dash, Alternate or Excused, and the excused are inactive', async () => {
  open(
    run([
      aParticipant(1),
      aParticipant(2, {
        selectionStatus: 'ALTERNATE_SELECTION',
        drawnStatus: 'ALTERNATE_SELECTION',
      }),
      aParticipant(3, { selectionStatus: 'EXCUSED', excusalReason: 'Sick' }),
    ]),
  );

  const words = (await rows()).map((cells) => cells.slice(2, 4).map((each) => each.textContent));
  expect(words).toEqual([
    ['Yes', '–'],
    ['Alternate', 'Alternate'],
    ['Excused', '–'],
  ]);
  expect(screen.getByRole('row', { name: /Vale 3/ })).toHaveAttribute('data-inactive');
  expect(screen.getByRole('row', { name: /Vale 1/ })).not.toHaveAttribute('data-inactive');
});

test('who is another person now is shown as drawn, with the other beside it', async () => {
  const today = { ...aParticipant(1), lastName: 'Moved', idNumber: 'M-9' };
  open(
    run([aParticipant(1, { now: { ...today, __typename: 'ParticipantPerson' } }), aParticipant(2)]),
  );

  const [first, second] = await rows();
  expect(first?.[0]).toHaveTextContent('Robin Vale 1now: Robin Moved, ID Number M-9');
  expect(second?.[0]).toHaveTextContent(/^Robin Vale 2$/);
  expect(screen.queryByText(/drawn before the data of people was kept/)).not.toBeInTheDocument();
});

test('a run names whose program it was drawn for, and under which agency', async () => {
  open(run([aParticipant(1)]));

  expect((await screen.findByText('Company')).nextSibling).toHaveTextContent('Northwind Logistics');
  expect(screen.getByText('Agency').nextSibling).toHaveTextContent('None (not regulated)');
  expect(screen.getByText('Period').nextSibling).toHaveTextContent(
    '1 of 4, 01/01/2026 – 03/31/2026',
  );
});

test('a run from before people were kept with the draw says so', async () => {
  open(run([aParticipant(1)], { arePeopleKept: false }));

  expect(await screen.findByText(/drawn before the data of people was kept/)).toBeInTheDocument();
});

test('an invalidated run says so, offers nothing, and cannot be invalidated again', async () => {
  const { user } = open(
    run([aParticipant(1)], {
      isInvalidated: true,
      invalidationReason: 'Wrong list',
      viewerCanManage: false,
    }),
  );

  expect((await rows())[0]?.[2]).toHaveTextContent('Invalidated');
  expect(screen.getByText(/Reason: Wrong list/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Actions for/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Invalidate Run' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('without the permission there is no way to invalidate', async () => {
  open(run([aParticipant(1)], { viewerCanManage: false }), {
    permissions: ['SUPER_ADMIN_TEST_POOL_VIEW'],
  });

  expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'More actions' })).not.toBeInTheDocument();
});

test('a run of another pool is not found', async () => {
  const { api } = open(run(), { at: '8' });

  await waitFor(() => expect(api.calls('SelectionRunDetail')).toHaveLength(1));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('the pages behind the first follow, one after the other', async () => {
  const all = Array.from({ length: 250 }, (_, at) => aParticipant(at + 1));
  const { api } = open(run(all.slice(0, 100), {}, 250), {
    answers: {
      RunParticipants: ({ offset }) => ({
        runParticipants: page(all.slice(Number(offset), Number(offset) + 100)),
      }),
    },
  });

  // By an attribute: asking many rows for their roles takes many seconds.
  await waitFor(() => expect(document.querySelector('[aria-rowcount="251"]')).not.toBeNull(), {
    timeout: 25_000,
  });
  expect(api.calls('RunParticipants').map(({ offset }) => offset)).toEqual([100, 200]);
  expect(screen.getByText('250 participants')).toBeInTheDocument();
});

test('a page that does not arrive is told, with a way to ask again', async () => {
  let reachable = false;
  const { user } = open(run([aParticipant(1)], {}, 2), {
    answers: {
      RunParticipants: () =>
        reachable ? { runParticipants: page([aParticipant(2)]) } : noConnection(),
    },
  });
  expect(await screen.findByRole('alert', {}, { timeout: 5_000 })).toHaveTextContent(
    /1 of 2 participants are shown/,
  );

  reachable = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  await waitFor(async () => expect((await rows()).length).toBe(2));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

const excused = (over: Partial<Participant> = {}) => ({
  designateRunParticipant: {
    __typename: 'RunParticipantPayload',
    participant: {
      ...aParticipant(1, {
        selectionStatus: 'EXCUSED',
        excusalReason: 'On leave',
        version: 2,
        ...over,
      }),
      selectionRun: { ...aRun({ selectedForDrugTesting: 12, version: 2 }) },
    },
    errors: [],
  },
});

test('a participant is excused for a reason of its own, and shown so at once', async () => {
  const { user, api } = open(run(), { answers: { DesignateRunParticipant: () => excused() } });
  await screen.findByRole('table', { name: /^Participants/ });

  await choose(user, 'Actions for Robin Vale 1', 'Excuse');
  const dialog = within(await screen.findByRole('dialog', { name: 'Excuse Robin Vale 1' }));
  await user.click(dialog.getByRole('button', { name: 'Excuse' }));
  expect(await dialog.findByText('This field is required.')).toBeInTheDocument();
  await user.selectOptions(dialog.getByRole('combobox', { name: /Reason/ }), 'Other');
  await user.click(dialog.getByRole('button', { name: 'Excuse' }));
  expect(await dialog.findByText('This field is required.')).toBeInTheDocument();
  expect(api.calls('DesignateRunParticipant')).toEqual([]);
  fireEvent.change(dialog.getByRole('textbox', { name: /Other reason/ }), {
    target: { value: ' On leave ' },
  });
  await user.click(dialog.getByRole('button', { name: 'Excuse' }));

  await waitFor(async () => expect((await rows())[0]?.[2]).toHaveTextContent('Excused'));
  expect(api.calls('DesignateRunParticipant')).toEqual([
    { id: '101', input: { status: 'EXCUSED', excusalReason: 'On leave', version: 1 } },
  ]);
  expect(toasts()).toContain('Run Participant excused successfully.');
  expect(screen.getByText('38.46% completed')).toBeInTheDocument();
});

test('a refused excusal stays open with its reason', async () => {
  const { user } = open(run(), {
    answers: {
      DesignateRunParticipant: () => ({
        designateRunParticipant: {
          __typename: 'RunParticipantPayload',
          participant: null,
          errors: [refusal('PARTICIPANT_NOT_EDITABLE')],
        },
      }),
    },
  });
  await screen.findByRole('table', { name: /^Participants/ });

  await choose(user, 'Actions for Robin Vale 1', 'Excuse');
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox', { name: /Reason/ }), 'Out');
  await user.click(dialog.getByRole('button', { name: 'Excuse' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent('This participant cannot be changed.');
});

test('a failure that nobody can say more about is told in the documented words', async () => {
  const { user } = open(run(), {
    answers: { SetRunParticipantSpecimenId: () => new Error('boom') },
  });
  await screen.findByRole('table', { name: /^Participants/ });

  await choose(user, 'Actions for Robin Vale 1', 'Set specimen ID');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox', { name: /Specimen ID/ }), {
    target: { value: 'CCF-1' },
  });
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Error when editing Run Participant. Please try again.',
  );
});

test('a specimen id is offered for paper orders alone', async () => {
  const testPool = { ...aRun().testPool!, testOrderType: 'ELECTRONIC_ORDER' } as const;
  const { user } = open(run([aParticipant(1)], { testPool }));
  await screen.findByRole('table', { name: /^Participants/ });

  await user.click(screen.getByRole('button', { name: 'Actions for Robin Vale 1' }));

  const entries = await screen.findAllByRole('menuitem');
  const labels = entries.map((each) => each.textContent);
  expect(labels).toContain('Excuse');
  expect(labels.join()).not.toContain('specimen ID');
  expect(screen.queryByRole('columnheader', { name: 'Specimen ID' })).not.toBeInTheDocument();
});

test('an alternate is called up after asking', async () => {
  const gone = aParticipant(2, { selectionStatus: 'EXCUSED', excusalReason: 'Out' });
  const alternate = aParticipant(1, {
    selectionStatus: 'ALTERNATE_SELECTION',
    drawnStatus: 'ALTERNATE_SELECTION',
  });
  const both = { ...alternate, selectionStatus: 'SELECTED_FOR_DRUGS_AND_ALCOHOL' } as const;
  const { user, api } = open(run([alternate, gone]), {
    answers: { DesignateRunParticipant: () => excused({ ...both, version: 2 }) },
  });
  await screen.findAllByRole('table', { name: /^Participants/ });

  await choose(user, 'Actions for Robin Vale 1', 'Select for drug and alcohol tests');
  await user.click(await screen.findByRole('button', { name: 'Select' }));

  await waitFor(async () => expect((await rows())[0]?.[3]).toHaveTextContent('Yes'));
  expect(api.calls('DesignateRunParticipant')[0]).toMatchObject({
    input: { status: 'SELECTED_FOR_DRUGS_AND_ALCOHOL', excusalReason: null, version: 1 },
  });
  expect(toasts()).toContain('Run Participant selected for drug and alcohol tests successfully.');
});

test('a run is invalidated with a reason, once', async () => {
  const over = { isInvalidated: true, invalidationReason: 'Wrong list', viewerCanManage: false };
  const { user, api } = open(run(), {
    answers: {
      InvalidateSelectionRun: () => ({
        invalidateSelectionRun: {
          __typename: 'SelectionRunPayload',
          selectionRun: {
            ...aRun(over),
            testPool: { __typename: 'TestPool', id: '7', latestRunDate: null, nextRunDate: null },
          },
          errors: [],
        },
      }),
    },
  });

  await screen.findByRole('button', { name: 'More actions' });
  await choose(user, 'More actions', 'Invalidate Run');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Invalidate Run' }));
  expect(await dialog.findByText('This field is required.')).toBeInTheDocument();
  fireEvent.change(dialog.getByRole('textbox', { name: /Reason/ }), {
    target: { value: 'Wrong list' },
  });
  await user.click(dialog.getByRole('button', { name: 'Invalidate Run' }));

  expect(await screen.findByText(/Reason: Wrong list/)).toBeInTheDocument();
  expect(api.calls('InvalidateSelectionRun')).toEqual([
    { id: '3', input: { invalidationReason: 'Wrong list', version: 1 } },
  ]);
  expect(toasts()).toContain('Run invalidated successfully.');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Invalidate Run' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a column that the viewer hides stays hidden in this browser', async () => {
  const { user } = open(run());
  await screen.findByRole('columnheader', { name: 'Drawn Order' });

  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Drawn Order' }));

  expect(screen.queryByRole('columnheader', { name: 'Drawn Order' })).not.toBeInTheDocument();
  expect(localStorage.getItem('assay.columns.run-participants.runIndex')).toBe('hidden');
});

test('results and certificate are saved under the names of the run', async () => {
  const saved = vi.spyOn(saver, 'save').mockImplementation(() => {});
  const fetched = vi.fn(async (_url: string) => new Response('x'));
  vi.stubGlobal('fetch', fetched);
  const { user } = open(run());

  await screen.findByRole('table', { name: /^Participants/ });
  await user.click(screen.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
  await user.click(screen.getByRole('button', { name: 'Download certificate' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(3));
  await user.click(screen.getByRole('button', { name: 'Download certificate as PDF' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(4));

  expect(saved.mock.calls.map(([, name]) => name)).toEqual([
    'Run @ 01-05-2026 Results.pdf',
    'Run @ 01-05-2026 Results.csv',
    'Certificate Run 3 @ 01-05-2026.json',
    'Certificate Run 3 @ 01-05-2026.pdf',
  ]);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([
    '/download/selection-runs/3/results/pdf',
    '/download/selection-runs/3/results',
    '/download/selection-runs/3/certificate',
    '/download/selection-runs/3/certificate/pdf',
  ]);
  expect(
    screen.getByRole('link', { name: 'Download the page that checks it offline' }),
  ).toHaveAttribute('href', '/download/verify-draw.html');
});

test('a download that fails says so in the documented words', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { user } = open(run());
  await screen.findByRole('table', { name: /^Participants/ });

  await user.click(screen.getByRole('button', { name: 'Download PDF' }));

  await waitFor(() =>
    expect(toasts()).toContain('Error while downloading result. Please try again later.'),
  );
});
