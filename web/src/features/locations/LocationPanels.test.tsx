import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Permission } from '@assay/schema/permissions';
import { choose } from '../../components/testing/choose.ts';
import { fakeApi, noConnection, type Answers } from '../../components/testing/fake-api.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { shownToasts } from '../../lib/toasts.ts';
import { LocationPanels } from './LocationPanels.tsx';

const row = (id: string, panelId: string, price: string | null) => ({
  __typename: 'LocationTestPanel',
  id,
  price,
  version: 3,
  testPanel: {
    __typename: 'PanelOfLocation',
    id: `${id}0`,
    panelId,
    name: `${panelId} Cup`,
    specimenTypeName: 'Urine',
  },
});
const page = (nodes: readonly unknown[], totalCount = nodes.length) => ({
  locationTestPanels: { __typename: 'LocationTestPanelPage', nodes, totalCount },
});
const outcome = (field: string, errors: readonly unknown[] = []) => ({
  [field]: { __typename: 'Payload', errors },
});

const everything: readonly Permission[] = [
  'CREATE_EDIT_DELETE_TEST_PANEL',
  'VIEW_LIST_TEST_PANEL',
  'SEE_PRICES',
];

const open = (answers: Answers = {}, permissions = everything) => {
  const api = fakeApi({
    LocationPanels: () => page([row('1', 'IUC-5', '13.00'), row('2', 'OFC-6', null)]),
    PanelAtLocation: () => page([row('1', 'IUC-5', '14.00')]),
    TestPanelChoices: () => ({
      choices: {
        __typename: 'OptionPage',
        nodes: [{ __typename: 'Option', value: '30', label: 'BAD-1 – Breath' }],
        hasNextPage: false,
      },
    }),
    PanelCost: () => ({ testPanel: { __typename: 'TestPanel', id: '30', pricing: '4.25' } }),
    AddLocationTestPanel: () => outcome('addLocationTestPanel'),
    UpdateLocationTestPanel: () => outcome('updateLocationTestPanel'),
    ...answers,
  });
  const routes = [{ path: '/', element: <LocationPanels locationId="7" /> }];
  return { api, ...renderScreen({ routes, at: '/', permissions }) };
};
const toasts = () => shownToasts().map(({ title }) => title);
const button = (name: string) => screen.findByRole('button', { name });

test('a panel is added at its cost, until a price is typed', async () => {
  const { api, user } = open();
  await user.click(await button('Add Test Panel'));
  await user.click(await screen.findByRole('combobox', { name: 'Test Panel' }));
  await user.click(await screen.findByRole('option', { name: /BAD-1/ }));
  const price = screen.getByRole('textbox', { name: 'Price' });
  await waitFor(() => expect(price).toHaveValue('4.25'));
  await user.clear(price);
  await user.type(price, '5');
  await user.click(await button('Add'));

  await waitFor(() =>
    expect(api.calls('AddLocationTestPanel')).toEqual([
      { locationId: '7', input: { testPanelId: 30, price: '5' } },
    ]),
  );
  await waitFor(() =>
    expect(toasts()).toContain('Test Panel was successfully added to the Location'),
  );
});

test('the price at the location is changed', async () => {
  const { api, user } = open();
  await button('Actions for IUC-5');
  await choose(user, 'Actions for IUC-5', 'Edit');
  const price = await screen.findByRole('textbox', { name: 'Price' });
  expect(price).toHaveValue('13.00');
  await user.clear(price);
  await user.type(price, '12.50');
  await user.click(await button('Save'));
  await waitFor(() =>
    expect(api.calls('UpdateLocationTestPanel')).toEqual([
      { id: '7', testPanelId: '10', input: { price: '12.50', version: 3 } },
    ]),
  );
});

test('who may neither change panels nor see prices reads them, and no more', async () => {
  open({}, []);

  expect(await screen.findByText('IUC-5')).toBeInTheDocument();
  expect(screen.queryByText('$13.00')).not.toBeInTheDocument();
  expect(screen.queryByText('Price')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('panels that cannot be read are asked for again', async () => {
  open({ LocationPanels: noConnection });

  expect(await button('Try again')).toBeInTheDocument();
});
