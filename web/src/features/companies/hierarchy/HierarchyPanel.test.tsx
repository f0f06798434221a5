import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { Permission } from '@assay/schema/permissions';
import { fakeApi, noConnection, type Answers } from '../../../components/testing/fake-api.ts';
import { choose } from '../../../components/testing/choose.ts';
import { openDialog } from '../../../components/testing/open-dialog.ts';
import { refusal } from '../../../components/testing/refusal.ts';
import { renderScreen } from '../../../components/testing/render-screen.tsx';
import { shownToasts } from '../../../lib/toasts.ts';
import { useViewer, ViewerContext } from '../../../lib/viewer/use-viewer.ts';
import type { Viewer } from '../../../lib/viewer/viewer.ts';
import { companyLinks } from '../company-record.ts';
import { HierarchyPanel } from './HierarchyPanel.tsx';
import { someRegions, unitsAnswer, withAreas } from './testing/some-units.ts';

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
const loaded = () => screen.findByRole('treeitem', { name: 'Bay' });
const item = (name: string) => screen.getByRole('treeitem', { name });
const rows = () => [...document.querySelectorAll('[role=treeitem]')];
const names = () => rows().map((each) => each.querySelector('[id$=-name]')?.textContent);
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

test('units stand below each other with what is in them', async () => {
  open();
  await loaded();

  expect(names()).toEqual([
    'West',
    'In West itself',
    'Coast',
    'In Coast itself',
    'Bay',
    'Delta',
    'Hills',
    'East',
    'In no region',
  ]);
  expect(item('West')).toHaveAccessibleDescription('Region · 2 areas, 2 districts');
  expect(item('Coast')).toHaveAttribute('aria-level', '2');
  expect(item('Coast')).toHaveAttribute('aria-expanded', 'true');
  expect(item('Hills')).not.toHaveAttribute('aria-expanded');
  expect(item('Hills')).toHaveAttribute('aria-posinset', '3');
  expect(item('Hills')).toHaveAttribute('aria-setsize', '3');
});

test('who only reads has nothing to change', async () => {
  open(reader);
  await loaded();

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  [['UPDATE'], 'Coast', ['Rename', 'Move to…']],
  [['UPDATE'], 'West', ['Rename']],
  [['DELETE'], 'East', ['Delete']],
] as const)('who holds %j on the company does so with %s', async (held, unit, expected) => {
  const answers = { CompanyUnits: () => unitsAnswer(someRegions(), 9, held) };
  const { user } = open({ ...reader, answers });
  await loaded();
  await user.click(screen.getByRole('button', { name: `Actions for ${unit}` }));

  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map((entry) => entry.getAttribute('aria-label'))).toEqual(expected);
});

test('the keyboard goes through the tree, opens and closes it', async () => {
  const { user } = open();
  await loaded();
  item('West').focus();
  const press = async (keys: string, expected: string) => {
    await user.keyboard(keys);
    await waitFor(() => expect(item(expected)).toHaveFocus());
  };

  await press('{ArrowDown}', 'In West itself');
  await press('{ArrowUp}{End}', 'In no region');
  await press('{Home}{ArrowLeft}', 'West');
  expect(item('West')).toHaveAttribute('aria-expanded', 'false');
  expect(names()).toEqual(['West', 'East', 'In no region']);
  await press('{ArrowRight}', 'West');
  await press('{ArrowRight}', 'In West itself');
  await press('co', 'Coast');
  await press('{ArrowLeft}{ArrowLeft}', 'West');
  await press('e', 'East');
  expect(names()).not.toContain('Bay');

  expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toEqual([
    item('East'),
  ]);
  await user.tab();
  expect(within(item('East')).getByText('0 locations')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Actions for East' })).toHaveFocus();
});

test('a name is looked for with what is above it', async () => {
  const { user } = open();
  await loaded();

  await user.type(screen.getByRole('searchbox', { name: 'Search hierarchy' }), 'bay{Enter}');

  await waitFor(() => expect(names()).toEqual(['West', 'Coast', 'Bay']));
  await user.clear(screen.getByRole('searchbox', { name: 'Search hierarchy' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search hierarchy' }), 'nowhere{Enter}');
  expect(await screen.findByText(/did not match any records/)).toBeInTheDocument();
});

test('of a thousand units those at the top are shown, and others when they are asked for', async () => {
  const [west, ...others] = someRegions();
  const regions = [...(west ? [withAreas(west, 1_000)] : []), ...others];
  const { user } = open({ answers: { CompanyUnits: () => unitsAnswer(regions, 9) } });
  await screen.findByRole('treeitem', { name: 'East' });
  expect(names()).toEqual(['West', 'East', 'In no region']);

  await user.click(screen.getByText('West'));
  expect(rows()).toHaveLength(100);
  await user.click(screen.getByRole('button', { name: 'Load More' }));
  expect(rows()).toHaveLength(200);
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

  await user.hover(within(item('Hills')).getByText('0 locations'));

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
  await choose(user, 'Actions for Hills', 'Rename');
  const field = await screen.findByRole('textbox', { name: 'Rename Area Hills' });
  await user.clear(field);
  await user.type(field, 'Coast{Enter}');

  await waitFor(() => expect(field).toHaveAccessibleDescription(/already/i));
  expect(api.calls('RenameUnit')).toEqual([{ id: '6', input: { name: 'Coast', version: 1 } }]);

  await user.keyboard('{Escape}');
  await waitFor(() => expect(item('Hills')).toHaveFocus());
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
  item('East').focus();
  await user.keyboard('{F2}');
  await user.type(await screen.findByRole('textbox', { name: 'Rename Region East' }), 'Far East');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await expect.poll(toasts).toContain('Region has been successfully updated in the hierarchy');
  await waitFor(() => expect(api.calls('CompanyUnits')).toHaveLength(2));
});

test('a unit with something below it says why it cannot be deleted', async () => {
  const { user } = open();
  await loaded();
  await user.click(screen.getByRole('button', { name: 'Actions for West' }));
  const entry = await screen.findByRole('menuitem', { name: 'Delete' });

  expect(entry).toHaveAttribute('aria-disabled', 'true');
  expect(entry).toHaveAccessibleDescription('This entity has dependencies...');
});

test('an empty unit is asked for before it is deleted', async () => {
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
  await choose(user, 'Actions for East', 'Delete');
  const dialog = await openDialog();
  expect(dialog).toHaveTextContent('Are you sure to delete this Region?');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('This entity has dependencies...')).toBeInTheDocument();
  expect(api.calls('DeleteUnit')).toEqual([{ id: '7' }]);
});

test('a unit is moved with the version that is on the screen, and a refusal stands where it was put', async () => {
  const { api, user } = open({
    answers: {
      UnitChoices: ({ where }) => ({
        choices: {
          __typename: 'OptionPage',
          nodes: [
            { __typename: 'Option', value: '2', label: 'West' },
            ...('id' in Object(where) ? [] : [{ __typename: 'Option', value: '7', label: 'East' }]),
          ],
          hasNextPage: false,
        },
      }),
      MoveUnit: () => ({
        moveAdministrativeUnit: {
          __typename: 'MoveAdministrativeUnitPayload',
          administrativeUnit: null,
          errors: [refusal('NAME_ALREADY_EXISTS', ['name'])],
        },
      }),
    },
  });
  await loaded();
  await choose(user, 'Actions for Coast', 'Move to…');
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByRole('combobox', { name: /Region/ });
  await waitFor(() => expect(field).toHaveValue('West'));
  await user.clear(field);
  await user.type(field, 'Ea');
  await user.click(await screen.findByRole('option', { name: 'East' }));
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));

  await waitFor(() => expect(field).toHaveAccessibleDescription(/already/i));
  expect(api.calls('MoveUnit')).toEqual([{ id: '3', input: { parentId: 7, version: 1 } }]);
});

test('a unit is added below the one whose menu it is', async () => {
  const { api, user } = open({
    answers: {
      CreateUnit: () => ({
        createAdministrativeUnit: {
          __typename: 'CreateAdministrativeUnitPayload',
          administrativeUnit: { __typename: 'AdministrativeUnit', id: '4' },
          errors: [],
        },
      }),
    },
  });
  await loaded();
  await choose(user, 'Actions for Coast', 'Add District');
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: /Name/ }), 'Harbor');
  await user.click(within(dialog).getByRole('button', { name: 'Add' }));

  await waitFor(() =>
    expect(api.calls('CreateUnit')).toEqual([
      { companyId: '7', input: { name: 'Harbor', parentId: '3' } },
    ]),
  );
  await waitFor(() => expect(item('Bay')).toHaveFocus());
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
