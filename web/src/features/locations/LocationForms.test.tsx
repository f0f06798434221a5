import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Permission } from '@assay/schema/permissions';
import { fakeApi, type Answers } from '../../components/testing/fake-api.ts';
import { refusal } from '../../components/testing/refusal.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { companyPaths } from '../../config/features/companies.ts';
import { locationPaths } from '../../config/features/locations.ts';
import { viewerAnswer } from '../../lib/testing/viewer-answer.ts';
import { shownToasts } from '../../lib/toasts.ts';
import { CreateLocationView } from './CreateLocationView.tsx';
import { EditLocationView } from './EditLocationView.tsx';
import { locationRecords } from './location-record.ts';
import { loadPlace } from './location-place.ts';
import { aLocation, aUnitTree } from './testing/a-location.ts';

const list = `${companyPaths.list}/7/locations`;
const mine = aLocation();
/** Somebody else's save: another phone, district and list of clients. */
const theirs = aLocation({
  locationPhone: '2145550111',
  administrativeUnitId: '23',
  clients: [{ __typename: 'Client', id: '1', name: 'Acme' }],
  version: 5,
});
const payload = (location: object | null, ...errors: object[]) => ({
  __typename: 'LocationPayload',
  location,
  errors,
});

interface Options {
  permissions?: Permission[];
  featureFlags?: string[];
}

const open = (
  at: string,
  answers: Answers,
  { permissions, featureFlags = ['MD20'] }: Options = {},
) => {
  const api = fakeApi({
    Viewer: () => viewerAnswer(),
    LocationUnits: aUnitTree,
    LocationDetail: () => ({ location: mine }),
    ...answers,
  });
  const routes = [
    {
      path: locationPaths.ofCompany.create,
      loader: (args: Parameters<typeof loadPlace>[1]) => loadPlace('ofCompany', args),
      Component: CreateLocationView,
    },
    {
      path: locationPaths.ofCompany.detail,
      loader: locationRecords.ofCompany.loader,
      errorElement: <p>The error page</p>,
      children: [
        { index: true, element: <p>The profile</p> },
        { path: locationPaths.ofCompany.edit, Component: EditLocationView },
      ],
    },
    { path: locationPaths.ofCompany.list, element: <p>The list</p> },
  ];
  return { api, ...renderScreen({ routes, at, permissions, featureFlags }) };
};
const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
const type = (name: string | RegExp, value: string) =>
  fireEvent.change(box(name), { target: { value } });
const choice = (name: string | RegExp) => screen.getByRole('combobox', { name });
const pick = (name: string | RegExp, label: string) => {
  const option = within(choice(name)).getByRole<HTMLOptionElement>('option', { name: label });
  fireEvent.change(choice(name), { target: { value: option.value } });
};
const button = (name: string) => screen.getByRole('button', { name });
const unitsAreHere = () =>
  waitFor(() => expect(within(choice('Region')).getAllByRole('option')).toHaveLength(3));

/** Fills every required field. */
async function fill(): Promise<void> {
  await screen.findByRole('textbox', { name: /Location Name/ });
  await unitsAreHere();
  type(/Location Name/, 'Pier');
  type(/Street Address 1/, '1 Main Street');
  type(/City/, 'Austin');
  pick(/State/, 'TX – Texas');
  type(/Zip/, '78701');
  type(/Location Phone/, '5125550100');
  type(/Location Fax/, '(512) 555-0101');
  type(/DER Full Name/, 'Dana Reed');
  type(/DER Phone/, '5125550102');
  type(/DER Email/, 'dana@example.com');
}

test('a new region empties area and district, and the deepest unit is what is sent', async () => {
  const { user, api, location } = open(`${list}/create`, {
    CreateLocation: () => ({ createLocation: payload(mine) }),
  });
  await fill();
  expect(choice('Area')).toBeDisabled();

  pick('Region', 'Central');
  pick('Area', 'Texas Gulf');
  pick('District', 'Houston');
  pick('Region', 'West');
  expect(choice('Area')).toHaveValue('');
  expect(choice('District')).toHaveValue('');
  pick('Region', 'Central');
  pick('Area', 'Texas Gulf');
  await user.click(button('Create Location'));

  expect(await screen.findByText('The profile')).toBeInTheDocument();
  expect(location()).toBe(`${list}/12`);
  expect(api.calls('CreateLocation')).toEqual([
    {
      companyId: '7',
      input: {
        name: 'Pier',
        administrativeUnitId: 21,
        address: {
          addressLine1: '1 Main Street',
          addressLine2: null,
          city: 'Austin',
          state: 'TX',
          zip: '78701',
        },
        locationPhone: '5125550100',
        locationFax: '5125550101',
        locationManagerInfo: { fullName: null, phoneNumber: null, email: null },
        derInfo: { fullName: 'Dana Reed', phoneNumber: '5125550102', email: 'dana@example.com' },
        mroResultType: null,
        clients: [],
      },
    },
  ]);
  expect(shownToasts().map(({ title }) => title)).toContain(
    'Location has been successfully created.',
  );
});

test('refusals stand on their fields, that of the place on the deepest unit', async () => {
  const { user } = open(`${list}/create`, {
    CreateLocation: () => ({
      createLocation: payload(
        null,
        refusal('NAME_ALREADY_EXISTS', ['name']),
        refusal('INVALID', ['administrativeUnitId'], 'Not this one.'),
      ),
    }),
  });
  await fill();
  pick('Region', 'West');

  await user.click(button('Create Location'));

  await waitFor(() =>
    expect(box(/Location Name/)).toHaveAccessibleDescription('This name already exists.'),
  );
  expect(choice('Region')).toHaveAccessibleDescription('Not this one.');
  expect(choice('District')).toHaveAccessibleDescription('');
});

test('parts that the viewer does not see are not sent', async () => {
  const { user, api } = open(
    `${list}/create`,
    { CreateLocation: () => ({ createLocation: payload(mine) }) },
    { permissions: ['CREATE_LOCATION'], featureFlags: [] },
  );
  await fill();
  expect(screen.queryByRole('region', { name: 'MRO Settings' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Clients' })).not.toBeInTheDocument();

  await user.click(button('Create Location'));
  await screen.findByText('The profile');

  const [sent] = api.calls('CreateLocation');
  expect(sent?.['input']).not.toHaveProperty('clients');
  expect(sent?.['input']).not.toHaveProperty('mroResultType');
});

test('clients are named once, and one with a name is deleted after asking', async () => {
  const { user, api } = open(`${list}/12/edit`, {
    UpdateLocation: () => ({ updateLocation: payload(mine) }),
  });
  await screen.findByRole('textbox', { name: 'Client 2' });

  await user.click(button('Add Client'));
  type('Client 3', 'ACME');
  await user.click(button('Save'));
  expect(await screen.findByText('This client already exists.')).toBeInTheDocument();

  type('Client 3', '');
  await user.click(button('Delete client 3'));
  expect(screen.queryByRole('textbox', { name: 'Client 3' })).not.toBeInTheDocument();
  await user.click(button('Delete client 1'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Acme' }));
  expect(dialog.getByText('Are you sure to delete this Client?')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByText('1 unsaved change')).toBeInTheDocument();
  await user.click(button('Save'));

  expect(await screen.findByText('The list')).toBeInTheDocument();
  expect(api.calls('UpdateLocation')).toMatchObject([
    { id: '12', input: { clients: [{ id: 2, name: 'Globex' }], version: 4 } },
  ]);
  expect(shownToasts().map(({ title }) => title)).toContain(
    'Location Details has been successfully updated',
  );
});

test('the last client can be deleted as well', async () => {
  const only = aLocation({ clients: [{ __typename: 'Client', id: '1', name: 'Acme' }] });
  const { user, api } = open(`${list}/12/edit`, {
    LocationDetail: () => ({ location: only }),
    UpdateLocation: () => ({ updateLocation: payload(only) }),
  });
  await screen.findByRole('textbox', { name: 'Client 1' });

  await user.click(button('Delete client 1'));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await user.click(button('Save'));

  await screen.findByText('The list');
  expect(api.calls('UpdateLocation')).toMatchObject([{ input: { clients: [] } }]);
});

test('a save that came second says what changed, and goes on from there', async () => {
  let reads = 0;
  let saves = 0;
  const { user, api } = open(`${list}/12/edit`, {
    LocationDetail: () => ({ location: (reads += 1) === 1 ? mine : theirs }),
    UpdateLocation: () => ({
      updateLocation:
        (saves += 1) === 1 ? payload(null, refusal('STALE_VERSION')) : payload(theirs),
    }),
  });
  await screen.findByRole('textbox', { name: 'Client 2' });
  await unitsAreHere();
  pick('Results of this location', 'Settings of this location');
  await user.click(screen.getByLabelText('MRO required for all Non-DOT results'));

  await user.click(button('Save'));

  for (const name of [
    'Region, Area, District Central › Texas Gulf › Dallas Central › Texas Gulf › Houston Nothing',
    'Location Phone (214) 555-0184 (214) 555-0111 Nothing',
    'Clients Acme, Globex Acme Nothing',
  ])
    expect(await screen.findByRole('row', { name })).toBeInTheDocument();
  await user.click(button('Keep editing'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(choice('District')).toHaveDisplayValue('Houston');
  await user.click(button('Save'));

  await screen.findByText('The list');
  expect(api.calls('UpdateLocation')[1]).toMatchObject({
    input: {
      administrativeUnitId: 23,
      clients: [{ id: 1, name: 'Acme' }],
      mroResultType: {
        isMroAllDotResultsRequired: true,
        isMroAllNonDotResultsRequired: true,
        isMroPositiveNonDotResultsOnlyRequired: false,
      },
      version: 5,
    },
  });
});

test('a hierarchy that could not be loaded is said and tried again', async () => {
  let broken = true;
  const { user } = open(`${list}/create`, {
    LocationUnits: () => (broken ? new Error('boom') : aUnitTree()),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });

  broken = false;
  await user.click(retry);
  await unitsAreHere();

  expect(choice('Region')).toBeEnabled();
});

test('a location of another company is not found at this one', async () => {
  open(`${companyPaths.list}/8/locations/12`, {});

  expect(await screen.findByText('The error page')).toBeInTheDocument();
});
