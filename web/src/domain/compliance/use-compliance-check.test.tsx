import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ComplianceAction, ComplianceStatus } from '@assay/schema/compliance/compliance-words';
import { choicesAnswer } from '../../components/testing/choices-answer.ts';
import { chooseFound } from '../../components/testing/choose.ts';
import { fakeApi } from '../../components/testing/fake-api.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { closeAllToasts, shownToasts } from '../../lib/toasts.ts';
import type { CheckedTest } from './planned-test.ts';
import { useComplianceCheck } from './use-compliance-check.tsx';

const told = vi.fn();
beforeEach(() => {
  told.mockClear();
  closeAllToasts();
});

const test1: CheckedTest = { locationId: 7, specimenTypeId: 1, reasonForTest: 'RANDOM' };

/** A form that plans a test, with a button for each thing that it does. */
function Planner() {
  const check = useComplianceCheck({
    testType: 'LAB',
    program: 'NON_DOT',
    onCancel: () => told('canceled'),
    onEnd: () => told('ended'),
    onPassed: (planned, { complianceOverrideReason }) =>
      told('passed', planned, complianceOverrideReason),
  });
  const send = async (): Promise<void> => {
    const outcome = await check.ensure(test1);
    told('sent', outcome && [outcome.isComplianceIgnore, outcome.complianceOverrideReason]);
  };
  return (
    <>
      <button onClick={() => check.enter()}>Begin</button>
      <button onClick={() => void send()}>Send</button>
      <p>{check.isNeeded(test1) ? 'unchecked' : 'checked'}</p>
      {check.dialog}
    </>
  );
}

const result = (
  status: ComplianceStatus,
  actions: readonly ComplianceAction[] = [],
  isChecked = true,
) => ({
  check: {
    __typename: 'CheckLabOrderCompliancePayload',
    errors: [],
    complianceResult: {
      __typename: 'ComplianceResult',
      status,
      alertMessage: status === 'SUCCESS' ? null : 'No random tests.',
      alertResource: null,
      alertResourceFile: null,
      state: 'TX',
      isChecked,
      actions,
      findings: [
        {
          __typename: 'ComplianceFinding',
          ruleId: '3',
          level: status === 'RED_ALERT' ? 'RED' : 'YELLOW',
          message: 'No random tests.',
          citation: 'Tex. Code 7',
          confidence: 'HIGH',
          decides: true,
          isReviewDue: false,
          fileId: null,
        },
      ],
    },
  },
});

const open = (...answers: readonly object[]) => {
  const left = [...answers];
  const api = fakeApi({
    LocationChoices: choicesAnswer({ value: '7', label: 'Harbor' }),
    CompanyChoices: choicesAnswer({ value: '3', label: 'Freight' }),
    CompliancePlace: () => ({
      location: {
        __typename: 'Location',
        id: '7',
        address: { __typename: 'Address', state: 'TX' },
        company: { __typename: 'Company', id: '3', companyName: 'Freight' },
      },
    }),
    CheckLabOrderCompliance: () => left.shift() ?? new Error('asked once more'),
  });
  return { api, ...renderScreen({ routes: [{ path: '/', element: <Planner /> }], at: '/' }) };
};
type User = ReturnType<typeof open>['user'];

const press = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name }));

async function enter(user: User): Promise<void> {
  await press(user, 'Begin');
  await chooseFound(user, 'Location', 'Harbor');
  await user.selectOptions(screen.getByLabelText(/Specimen Type/), '1');
  await user.selectOptions(screen.getByLabelText(/Reason for Test/), 'RANDOM');
  await press(user, 'Check');
}

test('the entry tells state and test type, and names what is missing', async () => {
  const { user, api } = open();
  await press(user, 'Begin');
  await chooseFound(user, 'Location', 'Harbor');

  await waitFor(() => expect(screen.getByLabelText('State')).toHaveValue('Texas'));
  expect(screen.getByLabelText('Test Type')).toHaveValue('LAB');
  await press(user, 'Check');
  expect(await screen.findAllByText('This field is required.')).not.toHaveLength(0);
  expect(api.calls('CheckLabOrderCompliance')).toEqual([]);
});

test('a compliant test goes on, and is not asked about again while it is the same', async () => {
  const { user, api } = open(result('SUCCESS'));
  await enter(user);

  await screen.findByText('checked');
  expect(told).toHaveBeenCalledWith('passed', expect.objectContaining(test1), null);
  expect(shownToasts()).toMatchObject([{ status: 'success', title: 'The test is compliant.' }]);
  await press(user, 'Send');
  await waitFor(() => expect(told).toHaveBeenLastCalledWith('sent', [false, null]));
  expect(api.calls('CheckLabOrderCompliance')).toEqual([
    {
      input: { locationId: '7', specimenTypeId: 1, reasonForTest: 'RANDOM', program: 'NON_DOT' },
    },
  ]);
});

test('an alert for which nothing is configured is told and stops nothing', async () => {
  const { user } = open(result('RED_ALERT'));
  await press(user, 'Send');

  await waitFor(() => expect(told).toHaveBeenCalledWith('sent', [false, null]));
  expect(shownToasts()).toMatchObject([{ status: 'warning', description: 'No random tests.' }]);
});

test('of a company that checks nothing nothing is told', async () => {
  const { user } = open(result('RED_ALERT', ['END'], false));
  await press(user, 'Send');

  await waitFor(() => expect(told).toHaveBeenCalledWith('sent', [false, null]));
  expect(shownToasts()).toEqual([]);
});

test('an alert shows what the law says, and ends the test', async () => {
  const { user } = open(result('RED_ALERT', ['END']));
  await press(user, 'Send');
  const dialog = within(await screen.findByRole('dialog', { name: 'Compliance Alert' }));

  expect(dialog.getByText('Tex. Code 7')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Override' })).toBeNull();
  await press(user, 'End Test');
  expect(told.mock.calls).toEqual([['ended'], ['sent', null]]);
});

test('an alert is overridden with a reason alone', async () => {
  const { user } = open(result('YELLOW_ALERT', ['OVERRIDE']));
  await press(user, 'Send');
  await press(user, 'Override');
  await press(user, 'Override');
  expect(await screen.findByText('This field is required.')).toBeVisible();
  await user.type(screen.getByLabelText(/Reason/), 'Counsel agreed');
  await press(user, 'Override');

  await waitFor(() => expect(told).toHaveBeenCalledWith('sent', [true, 'Counsel agreed']));
});

test('a test is corrected in the entry, which holds what was checked', async () => {
  const { user } = open(result('RED_ALERT', ['CORRECT']), result('SUCCESS'));
  await press(user, 'Send');
  await press(user, 'Correct Test');

  await waitFor(() => expect(screen.getByLabelText(/Reason for Test/)).toHaveValue('RANDOM'));
  await user.selectOptions(screen.getByLabelText(/Reason for Test/), 'PROMOTION');
  await press(user, 'Check');
  await waitFor(() =>
    expect(told).toHaveBeenLastCalledWith(
      'passed',
      expect.objectContaining({ reasonForTest: 'PROMOTION' }),
      null,
    ),
  );
  expect(screen.getByText('unchecked')).toBeVisible();
});
