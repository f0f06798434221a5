import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { Permission } from '@assay/schema/permissions';
import { fakeApi, noConnection, type Answers } from '../../../components/testing/fake-api.ts';
import { openDialog } from '../../../components/testing/open-dialog.ts';
import { refusal } from '../../../components/testing/refusal.ts';
import { renderScreen } from '../../../components/testing/render-screen.tsx';
import { shownToasts } from '../../../lib/toasts.ts';
import { useViewer, ViewerContext } from '../../../lib/viewer/use-viewer.ts';
import type { Viewer } from '../../../lib/viewer/viewer.ts';
import { companyLinks } from '../company-record.ts';
import { HierarchyPanel } from './HierarchyPanel.tsx';
import { someRegions, unitsAnswer } from './testing/some-units.ts';

type RoleAssignment = Partial<Viewer['profile']['roleAssignment']>;

function As({ role, children }: { role: RoleAssignment; children: ReactNode }) {
  const viewer = useViewer();
  const roleAssignment = { ...viewer.profile.roleAssignment, ...role };
  return (
    <ViewerContext value={{ ...viewer, profile: { ...viewer.profile, roleAssignment } }}>
      {children}
    </ViewerContext>
  );
}

interface Options {
  answers?: Answers;
  permissions?: readonly Permission[];
  role?: RoleAssignment;
  featureFlags?: readonly string[];
}

const open = ({ answers, permissions, role = {}, featureFlags }: Options = {}) => {
  const api = fakeApi({ CompanyUnits: () => unitsAnswer(someRegions(), 9), ...answers });
  const element = (
    <As role={role}>
      <HierarchyPanel companyId="7" links={companyLinks('7')} />
    </As>
  );
  const routes = [{ path: '/', element }];
  const rendered = renderScreen({ routes, at: '/', permissions, featureFlags });
  return { api, ...rendered };
};
const loaded = () => screen.findByRole('cell', { name: 'Bay' });
const toasts = () => shownToasts().map(({ title }) => title);
const reader = {
  answers: { CompanyUnits: () => unitsAnswer(someRegions(), 9, []) },
  permissions: ['READ_ALL_ADMINISTRATIVE_UNITS', 'READ_ALL_LOCATIONS'] as const,
};

test('counts lead to the list of just those locations', async () => {
  open({ featureFlags: ['MD125'] });
  await loaded();

  const link = screen.getByRole('link', { name: '1 location in Coast itself' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
    `${companyLinks('7').locations}?searchQuery=region.id[IN]=2&area.id[IN]=3&district.id[IS_NULL]=true`,
  );
  expect(screen.getByRole('link', { name: '4 locations in no region' })).toBeInTheDocument();
});

test('who only reads has no tabs and nothing to change', async () => {
  open(reader);
  await loaded();

  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  [['UPDATE'], ['Rename East']],
  [['DELETE'], ['Delete East']],
] as const)('who holds %j on the company does so with its units', async (held, expected) => {
  const answers = { CompanyUnits: () => unitsAnswer(someRegions(), 9, held) };
  const { user } = open({ ...reader, answers });
  await loaded();
  await user.click(screen.getByRole('tab', { name: 'Regions' }));

  const row = within(screen.getByRole('row', { name: /East/ }));
  expect(row.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(
    expected,
  );
});

test.each([
  [['MD125'], { authorizationContextIds: ['4'] }, ['2 locations in Bay']],
  [
    ['MD125'],
    { authorizationContextIds: ['3'] },
    [
      '3 locations in Coast',
      '1 location in Coast itself',
      '2 locations in Bay',
      '0 locations in Delta',
    ],
  ],
  [[], { authorizationContextId: '5', authorizationContextIds: ['4'] }, ['0 locations in Delta']],
])('a manager (%j %j) opens the counts of the own units alone', async (featureFlags, held, own) => {
  const role = { role: 'ADMINISTRATIVE_UNIT_MANAGER', ...held } as const;
  open({ ...reader, role, featureFlags });
  await loaded();

  const links = screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
  expect(links).toEqual(own);
});

test('a count that leads nowhere says why', async () => {
  const { user } = open();
  await loaded();
  const row = screen.getByRole('row', { name: /Hills/ });

  await user.hover(within(row).getByText('0'));

  expect(
    await screen.findByText("Can't open locations list until district is created"),
  ).toBeInTheDocument();
});

test('a unit is renamed in its row, with the version that is on the screen', async () => {
  const { api, user } = open({
    answers: {
      RenameUnit: () => ({
        renameAdministrativeUnit: {
          __typename: 'AdministrativeUnitPayload',
          administrativeUnit: null,
          errors: [refusal('NAME_ALREADY_EXISTS', ['name'])],
        },
      }),
    },
  });
  await loaded();
  await user.click(screen.getByRole('tab', { name: 'Areas' }));
  await user.click(screen.getByRole('button', { name: 'Rename Hills' }));
  const field = screen.getByRole('textbox', { name: 'Rename Area Hills' });
  await user.clear(field);
  await user.type(field, 'Coast{Enter}');

  await waitFor(() => expect(field).toHaveAccessibleDescription(/already/i));
  expect(api.calls('RenameUnit')).toEqual([{ id: '6', input: { name: 'Coast', version: 1 } }]);

  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Rename Hills' })).toHaveFocus();
});

test('a renamed unit is told and read again', async () => {
  const { api, user } = open({
    answers: {
      RenameUnit: () => ({
        renameAdministrativeUnit: {
          __typename: 'AdministrativeUnitPayload',
          administrativeUnit: {
            __typename: 'AdministrativeUnit',
            id: '7',
            name: 'Far East',
            version: 2,
          },
          errors: [],
        },
      }),
    },
  });
  await loaded();
  await user.click(screen.getByRole('tab', { name: 'Regions' }));
  await user.click(screen.getByRole('button', { name: 'Rename East' }));
  await user.type(screen.getByRole('textbox'), 'Far East');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await expect.poll(toasts).toContain('Region has been successfully updated in the hierarchy');
  await waitFor(() => expect(api.calls('CompanyUnits')).toHaveLength(2));
});

test('a unit with something below it cannot be deleted, and an empty one is asked for', async () => {
  const { api, user } = open({
    answers: {
      DeleteUnit: () => ({
        deleteAdministrativeUnit: {
          __typename: 'DeleteAdministrativeUnitPayload',
          deletedId: null,
          errors: [refusal('HAS_CHILD_ELEMENTS')],
        },
      }),
    },
  });
  await loaded();
  await user.click(screen.getByRole('tab', { name: 'Regions' }));
  await user.click(screen.getByRole('button', { name: 'Delete West' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Delete East' }));
  const dialog = await openDialog();
  expect(dialog).toHaveTextContent('Are you sure to delete this Region?');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('This entity has dependencies...')).toBeInTheDocument();
  expect(api.calls('DeleteUnit')).toEqual([{ id: '7' }]);
});

test('without a hierarchy there is the documented word and a way to begin', async () => {
  open({ answers: { CompanyUnits: () => unitsAnswer([], 3) } });

  expect(await screen.findByText('No info provided.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add to Hierarchy' })).toBeInTheDocument();
});

test('a hierarchy that could not be read can be asked for again', async () => {
  let fails = true;
  const { user } = open({
    answers: { CompanyUnits: () => (fails ? noConnection() : unitsAnswer(someRegions(), 9)) },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 30_000 });
  fails = false;
  await user.click(retry);

  expect(await loaded()).toBeInTheDocument();
});
