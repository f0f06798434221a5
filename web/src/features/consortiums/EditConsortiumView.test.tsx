import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, type Answers } from '../../components/testing/fake-api.ts';
import { refusal } from '../../components/testing/refusal.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { consortiumPaths } from '../../config/features/consortiums.ts';
import { shownToasts } from '../../lib/toasts.ts';
import { consortiumLinks, editedConsortium } from './consortium-record.ts';
import { consortiumTexts } from './consortium-texts.ts';
import { EditConsortiumView } from './EditConsortiumView.tsx';

const consortium = {
  __typename: 'Consortium',
  id: '5',
  name: 'Coastal',
  companyCount: 1,
  locationCount: 1,
  viewerCanUpdate: true,
};
const place = { __typename: 'ConsortiumPlace', city: 'Austin', state: 'TX' };
const company = (id: string, name: string, isEnrolled: boolean) => ({
  __typename: 'ConsortiumCompany',
  id,
  name,
  address: place,
  regionsCount: 0,
  areasCount: 0,
  districtsCount: 0,
  locationsCount: 2,
  enrolledLocationsCount: isEnrolled ? 1 : 0,
  isEnrolled,
  periods: [],
});
const companies = {
  __typename: 'ConsortiumCompanyPage',
  nodes: [company('7', 'Harbor Freight', true), company('8', 'Desert Lines', false)],
  totalCount: 2,
};
const yard = {
  __typename: 'ConsortiumLocation',
  id: '80',
  locationId: '100080',
  name: 'Yard',
  companyId: '8',
  locationManagerInfo: { __typename: 'ConsortiumLocationManager', fullName: null },
  address: place,
  selected: false,
  periods: [],
};
const locations = { __typename: 'ConsortiumLocationPage', nodes: [yard], totalCount: 1 };
const answer = (errors: object[] = []) => ({
  changeConsortium: {
    __typename: 'ChangeConsortiumPayload',
    consortium: errors.length === 0 ? consortium : null,
    errors,
  },
});

const open = (answers: Answers = {}) => {
  const api = fakeApi({
    EditConsortium: () => ({ consortium, consortiumCompanies: companies }),
    ConsortiumLocations: () => ({ consortiumLocations: locations }),
    ChangeConsortium: () => answer(),
    ...answers,
  });
  const routes = [
    { path: consortiumPaths.edit, loader: editedConsortium.loader, Component: EditConsortiumView },
    { path: consortiumPaths.detail, element: <p>The consortium</p> },
  ];
  return { api, ...renderScreen({ routes, at: consortiumLinks('5').edit }) };
};
const box = (name: string) => screen.findByRole('checkbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });
const nobody = { companies: [], locations: [], locationsOf: [] };

test('a search says how many companies it has found', async () => {
  const one = { ...companies, nodes: companies.nodes.slice(0, 1), totalCount: 1 };
  const { user } = open({ CompaniesToEnroll: () => ({ consortiumCompanies: one }) });

  expect(await screen.findByText('2 companies:')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'harbor{Enter}');

  expect(await screen.findByText('1 company found:')).toBeInTheDocument();
});

test('the first companies come with the record: one operation', async () => {
  const { api } = open();

  expect(await box('Harbor Freight')).toBeChecked();
  expect(screen.getByRole('textbox', { name: /Name/ })).toBeDisabled();
  expect(api.sent.map(({ operation }) => operation)).toEqual(['EditConsortium']);
});

test('the difference alone is sent; a location brings its company along', async () => {
  const { api, user } = open();
  await user.click(await box('Harbor Freight'));
  await user.click(screen.getByRole('button', { name: 'Details of Desert Lines' }));
  await user.click(await box('Yard'));
  expect(await box('Desert Lines')).toBeChecked();

  await user.click(save());

  expect(await screen.findByText('The consortium')).toBeInTheDocument();
  expect(api.calls('ChangeConsortium')).toEqual([
    {
      id: '5',
      input: {
        added: { ...nobody, companies: [8], locations: [80] },
        removed: { ...nobody, companies: [7] },
      },
    },
  ]);
  expect(shownToasts().map(({ title }) => title)).toContain(consortiumTexts.updated);
});

test('a company that is gone is told once, and what was ticked stays', async () => {
  const errors = [refusal('INVALID', ['added', 'companies', '0'])];
  const { user } = open({ ChangeConsortium: () => answer(errors) });
  await user.click(await box('Desert Lines'));

  await user.click(save());

  await waitFor(() => expect(screen.getAllByText(consortiumTexts.gone).length).toBeGreaterThan(0));
  expect(await box('Desert Lines')).toBeChecked();
});
