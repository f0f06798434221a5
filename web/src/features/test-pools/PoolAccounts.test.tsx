import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseFound } from '../../components/testing/choose.ts';
import { fakeApi, type Answers } from '../../components/testing/fake-api.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { testPoolPaths } from '../../config/features/test-pools.ts';
import { aSite, sitesFound } from '../../domain/collection-sites/testing/a-site.ts';
import { viewerAnswer } from '../../lib/testing/viewer-answer.ts';
import { EditTestPoolView } from './EditTestPoolView.tsx';
import type { TestPoolPartsFragment } from './test-pool.generated.ts';
import { testPoolLinks } from './test-pool-links.ts';
import { testPoolRecord } from './test-pool-record.ts';
import { aTestPool } from './testing/a-test-pool.ts';
import { formAnswers } from './testing/form-answers.ts';

const code = (id: string, testCode: string) => ({
  __typename: 'LabAccountLocationTestCode',
  testCode: { __typename: 'TestCode', id, testCode, name: `Panel ${testCode}` },
});

const anAccount = (id: string, over: object = {}) => ({
  __typename: 'LabAccountLocation',
  id,
  subAccountId: `100${id}`,
  program: 'NON_DOT',
  masterAccountType: 1,
  masterAccountTypeName: 'Urine',
  labAccount: {
    __typename: 'LabAccount',
    id: `9${id}`,
    provider: 'LabCorp',
    masterAccountId: '4829101',
  },
  location: { __typename: 'Location', id: '11', name: 'Tucson Depot' },
  testCodes: [code('1', '733692'), code('2', '764562')],
  ...over,
});

const quest = {
  __typename: 'LabAccount',
  id: '99',
  provider: 'QuestDiagnostics',
  masterAccountId: '77',
};

const open = async (pool: Partial<TestPoolPartsFragment> = {}, answers: Answers = {}) => {
  const api = fakeApi({
    Viewer: () => viewerAnswer(),
    TestPoolDetail: () => ({ testPool: aTestPool(pool) }),
    UpdateTestPool: () => ({
      updateTestPool: { __typename: 'TestPoolPayload', testPool: aTestPool(pool), errors: [] },
    }),
    PoolAccountChoices: () => ({
      labAccountLocations: {
        __typename: 'LabAccountLocationPage',
        nodes: [
          anAccount('1'),
          anAccount('2', { labAccount: quest }),
          anAccount('3', { program: 'DOT' }),
        ],
      },
    }),
    PoolPanelChoices: () => ({
      locationTestPanels: {
        __typename: 'LocationTestPanelPage',
        nodes: [
          {
            __typename: 'LocationTestPanel',
            id: '5',
            testPanel: { __typename: 'TestPanel', id: '8', name: 'Five drug cup' },
          },
        ],
      },
    }),
    ...formAnswers,
    ...answers,
  });
  const routes = [
    { path: testPoolPaths.edit, loader: testPoolRecord.loader, Component: EditTestPoolView },
    { path: testPoolPaths.detail, element: <p>The profile</p> },
  ];
  const rendered = renderScreen({ routes, at: testPoolLinks('7').edit });
  return { api, ...rendered };
};

const press = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) =>
  user.click((await screen.findAllByRole('button', { name })).at(-1) as HTMLElement);

test('a lab account of the location is added with its test codes, and saved with the pool', async () => {
  const { api, user } = await open();
  await press(user, 'Add Lab Account');
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: /Lab Account/ });
  await waitFor(() => expect(select.options).toHaveLength(3));

  await user.selectOptions(select, '1');
  await user.click(await screen.findByRole('checkbox', { name: /733692/ }));
  await user.click(screen.getByRole('checkbox', { name: /collected on site/i }));
  await press(user, 'Add Lab Account');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press(user, 'Save');

  expect(await screen.findByText('The profile')).toBeInTheDocument();
  expect(api.calls('UpdateTestPool')).toMatchObject([
    { input: { labAccounts: [{ labAccountLocationId: 1, locationId: 11, testCodes: [1] }] } },
  ]);
});

test('a laboratory that takes one test code in an order is given one', async () => {
  const { user } = await open();
  await press(user, 'Add Lab Account');
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: /Lab Account/ });
  await waitFor(() => expect(select.options).toHaveLength(3));

  await user.selectOptions(select, '2');

  expect(await screen.findByText('This laboratory takes one test code in an order.')).toBeVisible();
  const ticks = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /Panel/ });
  for (const tick of ticks) await user.click(tick);
  expect(ticks.map(({ checked }) => checked)).toEqual([false, true]);
});

test('a site is picked among those that do what the order asks for', async () => {
  const { api, user } = await open(
    { testOrderType: 'PAPER_CCF_ORDER' },
    {
      PoolAccountChoices: () => ({
        labAccountLocations: {
          __typename: 'LabAccountLocationPage',
          nodes: [anAccount('1', { masterAccountType: 3, masterAccountTypeName: 'Hair' })],
        },
      }),
      CollectionSites: () => sitesFound([aSite('AA001'), aSite('AA002')]),
    },
  );
  await press(user, 'Add Lab Account');
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: /Lab Account/ });
  await waitFor(() => expect(select.options).toHaveLength(2));
  await user.selectOptions(select, '1');
  await user.click(await screen.findByRole('checkbox', { name: /733692/ }));

  await user.type(screen.getByRole('textbox', { name: /Zip Code/ }), '78701');
  const site = await screen.findByRole('button', { name: 'PN Clinic AA002' });
  expect(site.closest('li')).toHaveTextContent('Mon-Fri 8:00 AM - 5:00 PM');
  await user.click(site);
  expect(screen.getByRole('textbox', { name: /Collection Site/ })).toHaveValue(
    'Clinic AA002, 1 Main St',
  );
  await press(user, 'Add Lab Account');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press(user, 'Save');

  expect(await screen.findByText('The profile')).toBeInTheDocument();
  expect(api.calls('CollectionSites')).toEqual([{ zip: '78701', services: ['HAIR'] }]);
  expect(api.calls('UpdateTestPool')).toMatchObject([
    { input: { labAccounts: [{ labSiteCode: 'AA002', zipCode: '78701' }] } },
  ]);
});

test('a location without lab accounts of the program says so', async () => {
  const { user } = await open(
    {},
    {
      PoolAccountChoices: () => ({
        labAccountLocations: { __typename: 'LabAccountLocationPage', nodes: [] },
      }),
    },
  );

  await press(user, 'Add Lab Account');

  expect(
    await screen.findByText(
      'The location has no lab account of this program for this kind of order.',
    ),
  ).toBeVisible();
});

test('a panel of a location is added to an instant pool of a company', async () => {
  const { api, user } = await open({
    testOrderType: 'INSTANT',
    isTestPoolForCompany: true,
    location: null,
    locationName: null,
  });
  await press(user, 'Add Test Panel');
  await chooseFound(user, 'Location', 'Tucson Depot (100001)');
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: /Test Panel/ });
  await waitFor(() => expect(select.options.length).toBeGreaterThan(1));

  await user.selectOptions(select, '8');
  await press(user, 'Add Test Panel');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const table = screen.getByRole('table', { name: 'Test Panels' });
  expect(within(table).getByText('Five drug cup')).toBeInTheDocument();
  await press(user, 'Save');

  expect(await screen.findByText('The profile')).toBeInTheDocument();
  expect(api.calls('UpdateTestPool')).toMatchObject([
    { input: { testPanels: [{ testPanelId: 8, locationId: 11 }] } },
  ]);
});

test('what is taken out with another kind of order is shown no more', async () => {
  const { user } = await open(
    { testOrderType: 'INSTANT' },
    {
      PoolAccountNames: () => ({
        labAccountLocations: { __typename: 'LabAccountLocationPage', nodes: [anAccount('1')] },
      }),
    },
  );
  const kind = await screen.findByRole('combobox', { name: /Test Order Type/ });
  await user.selectOptions(kind, 'PAPER_CCF_ORDER');
  await press(user, 'Add Lab Account');
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: /Lab Account/ });
  await waitFor(() => expect(select.options).toHaveLength(3));
  await user.selectOptions(select, '1');
  await press(user, 'Add Lab Account');
  expect(await screen.findByRole('row', { name: /Tucson Depot/ })).toBeVisible();

  await user.selectOptions(kind, 'ELECTRONIC_ORDER');

  await waitFor(() =>
    expect(screen.queryByRole('row', { name: /Tucson Depot/ })).not.toBeInTheDocument(),
  );
});
