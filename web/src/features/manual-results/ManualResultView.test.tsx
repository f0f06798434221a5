import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, noConnection } from '../../components/testing/fake-api.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { manualResultPaths, resultEntryOf } from '../../config/features/manual-results.ts';
import { paths } from '../../config/paths.ts';
import { viewerAnswer } from '../../lib/testing/viewer-answer.ts';
import type { OrderToEnterQuery } from './manual-result.generated.ts';
import { ManualResultView } from './ManualResultView.tsx';

const order: OrderToEnterQuery['testResult'] = {
  __typename: 'TestResult',
  id: '5',
  testType: 'LAB',
  testStatus: 'ORDERED',
  program: 'NON_DOT',
  specimenTypeId: '1',
  specimenId: null,
  provider: 'LabCorp',
  collectedAt: null,
  donor: {
    __typename: 'TestDonor',
    firstName: 'Robin',
    middleName: null,
    lastName: 'Vale',
    fullName: 'Robin Vale',
    primaryId: 'E-7',
    primaryIdType: 'EMPLOYEE_ID',
    reasonForTest: 'RANDOM',
  },
  testCase: {
    __typename: 'TestCase',
    id: '4',
    company: { __typename: 'TestCaseCompany', id: '7', name: 'Harbor Freight' },
    location: {
      __typename: 'TestCaseLocation',
      id: '3',
      name: 'Denver',
      derInfo: { __typename: 'RequiredPerson', fullName: 'Dana Reed', phoneNumber: '5125550100' },
    },
  },
  labOrder: {
    __typename: 'TestOrder',
    orderNumber: 'A-1',
    masterAccountId: null,
    subAccountId: null,
    testNames: [],
    testCodes: [{ __typename: 'OrderedTestCode', id: '1', testCode: '35190N' }],
  },
};

const choices = () => ({
  choices: {
    __typename: 'OptionPage',
    nodes: [{ __typename: 'Option', value: '3', label: 'Denver' }],
    hasNextPage: false,
  },
});

const place = () => ({
  location: {
    __typename: 'Location',
    id: '3',
    name: 'Denver',
    company: { __typename: 'Company', id: '7', companyName: 'Harbor Freight' },
    derInfo: { __typename: 'RequiredPerson', fullName: 'Dana Reed', phoneNumber: '5125550100' },
  },
});

const saved = {
  createManualResult: {
    __typename: 'CreateManualResultPayload',
    enteredResult: { __typename: 'EnteredResult', id: '5' },
    errors: [],
  },
};

const field = (name: RegExp) =>
  screen.getByLabelText(name, { selector: 'input, select, textarea' });
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });

test('a connection that is lost while a result is sent keeps all that was typed, and the next try sends it', async () => {
  let tries = 0;
  const api = fakeApi({
    Viewer: () => viewerAnswer(),
    OrderToEnter: () => ({ testResult: order }),
    LocationChoices: choices,
    CompanyChoices: choices,
    PlaceOfResult: place,
    CreateManualResult: () => ((tries += 1) === 1 ? noConnection() : saved),
  });
  const { user } = renderScreen({
    routes: [
      { path: manualResultPaths.create, Component: ManualResultView },
      { path: paths.dashboard, element: <p>The dashboard</p> },
    ],
    at: resultEntryOf('5'),
    featureFlags: ['266742'],
  });
  await screen.findByLabelText(/Specimen ID/);
  type(/ENTER TEST RESULT/, 'MANUAL_ENTER');
  type(/Specimen ID/, 'CCF-77');
  type(/Collected Date/, '2026-03-01T08:00');
  type(/Reported Date/, '2026-03-03T09:15');
  type(/Overall Result/, 'RESULT_NEGATIVE');
  type(/Comment/, 'Read from the fax.');
  const confirm = async () => {
    await user.click(screen.getByRole('button', { name: 'Verify and Confirm' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('CompanyHarbor FreightLocationDenver');
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  };

  await confirm();
  await waitFor(() => expect(api.calls('CreateManualResult')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

  expect(field(/Specimen ID/)).toHaveValue('CCF-77');
  expect(field(/Collected Date/)).toHaveValue('2026-03-01T08:00');
  expect(field(/Comment/)).toHaveValue('Read from the fax.');

  await confirm();
  await screen.findByText('The dashboard');
  const [first, second] = api.calls('CreateManualResult');
  expect(second).toEqual(first);
});

test('the DER of a drawn person is that of the location, the agency that of the pool', async () => {
  const api = fakeApi({
    Viewer: () => viewerAnswer(),
    LocationChoices: choices,
    ParticipantToEnter: () => ({
      labOrderInfo: {
        __typename: 'LabOrderInfo',
        participantId: '9',
        locationEntity: { __typename: 'ParticipantLocation', id: '3' },
        donor: {
          __typename: 'ParticipantDonor',
          firstName: 'Robin',
          lastName: 'Vale',
          primaryIdType: 'EMPLOYEE_ID',
          primaryId: 'E-7',
          dateOfBirth: null,
        },
        reasonForTest: 'RANDOM',
        program: 'DOT',
        testingAgency: 'FMCSA',
        specimenId: null,
      },
    }),
    PlaceOfResult: place,
    CompanyChoices: () => ({
      choices: {
        __typename: 'OptionPage',
        nodes: [{ __typename: 'Option', value: '7', label: 'Harbor Freight' }],
        hasNextPage: false,
      },
    }),
  });
  renderScreen({
    routes: [{ path: manualResultPaths.create, Component: ManualResultView }],
    at: `${manualResultPaths.create}?participantId=9`,
    featureFlags: ['266742'],
  });
  await screen.findByLabelText(/Specimen ID/);
  type(/ENTER TEST RESULT/, 'MANUAL_ENTER');

  await waitFor(() => expect(field(/DER Name/)).toHaveValue('Dana Reed'));
  expect(api.calls('PlaceOfResult')).toContainEqual({ id: '3' });
  expect(await screen.findByDisplayValue('Harbor Freight')).toBeInTheDocument();

  expect(field(/Agency/)).toHaveValue('FMCSA');
  type(/Program/, 'NON_DOT');
  await waitFor(() => expect(screen.queryByLabelText(/Agency/)).toBeNull());
  type(/Program/, 'DOT');
  expect(await screen.findByLabelText(/Agency/)).toHaveValue('');
});

test('all that is missing is told at once, also what only some results need', async () => {
  fakeApi({ Viewer: () => viewerAnswer(), LocationChoices: choices, CompanyChoices: choices });
  const { user } = renderScreen({
    routes: [{ path: manualResultPaths.create, Component: ManualResultView }],
    at: manualResultPaths.create,
    featureFlags: ['266742', '276912'],
  });
  await screen.findByLabelText(/Specimen ID/);
  type(/ENTER TEST RESULT/, 'MANUAL_ENTER');

  await user.click(screen.getByRole('button', { name: 'Verify and Confirm' }));

  // Every result needs a last name; a specimen ID, a DER and an outcome depend on flags and on how it is entered.
  for (const name of [/Last Name/, /Specimen ID/, /DER Name/, /Overall Result/])
    await waitFor(() => expect(field(name)).toBeInvalid());

  type(/Specimen ID/, 'CCF-77');
  await waitFor(() => expect(field(/Specimen ID/)).toBeValid());
});
