import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '../../components/testing/fake-api.ts';
import { refusal } from '../../components/testing/refusal.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { choicesAnswer } from '../../components/testing/choices-answer.ts';
import { viewerAnswer } from '../../lib/testing/viewer-answer.ts';
import type { LabOrderType } from '../../gql/schema.generated.ts';
import type { ComplianceCheck } from '../../domain/compliance/use-compliance-check.tsx';
import { NewOrderForm } from './NewOrderForm.tsx';

const code = (id: string, testCode: string) => ({
  __typename: 'LabAccountLocationTestCode',
  testCode: { __typename: 'TestCode', id, testCode, name: `Panel ${testCode}` },
});
const account = {
  __typename: 'LabAccountLocation',
  id: '3',
  subAccountId: '100004',
  program: 'NON_DOT',
  masterAccountType: 1,
  supportsComboOrders: false,
  labAccount: {
    __typename: 'LabAccount',
    id: '5',
    provider: 'LabCorp',
    masterAccountId: '482910',
  },
  mro: { __typename: 'Mro', id: '2', fullName: 'Victor Okafor, MD' },
  testCodes: [code('11', '790600'), code('12', '790602')],
  comboBreathTestCodes: [],
};
const place = {
  __typename: 'Location',
  id: '7',
  name: 'Atlanta Garage',
  address: { __typename: 'Address', zip: '30303' },
  derInfo: { __typename: 'DerInfo', fullName: 'James Dawson', phoneNumber: '4045550158' },
  clients: [],
  mroResultType: null,
  company: {
    __typename: 'Company',
    id: '1',
    companyName: 'Northwind Logistics',
    isMroAllNonDotResultsRequired: false,
    isMroPositiveNonDotResultsOnlyRequired: false,
  },
};

const start = {
  labOrderType: 'PAPER_CCF_ORDER',
  program: 'NON_DOT',
  locationId: 7,
  specimenTypeId: 1,
  reasonForTest: 'RANDOM',
} as const;

const questAccount = {
  ...account,
  id: '4',
  labAccount: {
    __typename: 'LabAccount',
    id: '6',
    provider: 'QuestDiagnostics',
    masterAccountId: '77100',
  },
};

function open(
  answer: () => object,
  labOrderType: LabOrderType = 'PAPER_CCF_ORDER',
  { needsMro = false } = {},
) {
  const onPlaced = vi.fn(async () => {});
  const ensure = vi.fn<ComplianceCheck['ensure']>(async () => ({
    result: null as never,
    isComplianceIgnore: true,
    complianceOverrideReason: 'Counsel agreed.',
  }));
  const api = fakeApi({
    Viewer: () => viewerAnswer(),
    LocationChoices: choicesAnswer({ value: '7', label: 'Atlanta Garage' }),
    OrderPlace: () => ({
      location: {
        ...place,
        company: { ...place.company, isMroAllNonDotResultsRequired: needsMro },
      },
    }),
    OrderSettings: () => ({
      companyTestingSettings: {
        __typename: 'CompanyTestingSettings',
        primaryTypeSettings: 'ALL',
      },
    }),
    OrderAccounts: () => ({
      labAccountLocations: { __typename: 'LabAccountLocationPage', nodes: [account, questAccount] },
    }),
    CreateLabOrder: answer,
  });
  const element = (
    <NewOrderForm
      start={{ ...start, labOrderType }}
      confirmed={null}
      participant={null}
      compliance={{ ensure } as unknown as ComplianceCheck}
      onPlaced={onPlaced}
      onCancel="/dashboard"
    />
  );
  const rendered = renderScreen({ routes: [{ path: '/', element }], at: '/' });
  return { ...rendered, api, onPlaced, ensure };
}

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const choice = (name: RegExp) => screen.findByRole('combobox', { name });

test('a refused order keeps what was typed and says at its field what is wrong', async () => {
  const { user, api, onPlaced } = open(() => ({
    createLabOrder: {
      __typename: 'CreateLabOrderPayload',
      placedLabOrder: null,
      errors: [refusal('ID_ALREADY_EXISTS', ['specimenId'])],
    },
  }));
  await user.click(screen.getByRole('button', { name: 'Place Order' }));
  await waitFor(() => expect(field(/Specimen ID/)).toHaveAccessibleDescription(/required/));
  expect(api.calls('CreateLabOrder')).toEqual([]);
  expect(screen.getByText('Choose the lab account first.')).toBeVisible();

  await user.type(field(/First Name/), 'Perry');
  await user.type(field(/Last Name/), 'Holloway');
  await user.selectOptions(await choice(/Primary ID Type/), 'Employee ID');
  await user.type(field(/^Primary ID/), 'E-100');
  await user.type(field(/Phone/), '4045550111');
  await screen.findByRole('option', { name: /482910/ });
  await user.selectOptions(await choice(/Lab Account/), '3');
  await user.click(screen.getByRole('checkbox', { name: /790602/ }));
  await user.type(field(/Specimen ID/), 'S-77');
  await user.click(screen.getByRole('button', { name: 'Place Order' }));

  await waitFor(() => expect(field(/Specimen ID/)).toHaveAttribute('aria-invalid', 'true'));
  expect(api.calls('CreateLabOrder')).toMatchObject([
    {
      input: {
        specimenId: 'S-77',
        // Of the moment in which it arrives: nobody said another one.
        labOrder: { testCodes: [12], orderedAt: null },
        isComplianceIgnore: true,
        complianceOverrideReason: 'Counsel agreed.',
      },
    },
  ]);
  expect(field(/Specimen ID/)).toHaveValue('S-77');
  expect(field(/First Name/)).toHaveValue('Perry');
  expect(screen.getByRole('checkbox', { name: /790602/ })).toBeChecked();
  expect(onPlaced).not.toHaveBeenCalled();
});

test('an order that the compliance check holds back is not sent', async () => {
  const { user, api, ensure } = open(() => ({}));
  ensure.mockResolvedValue(null);
  await user.type(field(/First Name/), 'Perry');
  await user.type(field(/Last Name/), 'Holloway');
  await user.selectOptions(await choice(/Primary ID Type/), 'Employee ID');
  await user.type(field(/^Primary ID/), 'E-100');
  await user.type(field(/Phone/), '4045550111');
  await screen.findByRole('option', { name: /482910/ });
  await user.selectOptions(await choice(/Lab Account/), '3');
  await user.type(field(/Specimen ID/), 'S-77');
  await user.click(screen.getByRole('button', { name: 'Place Order' }));

  await waitFor(() =>
    expect(ensure).toHaveBeenCalledWith({
      locationId: 7,
      specimenTypeId: 1,
      reasonForTest: 'RANDOM',
    }),
  );
  expect(api.calls('CreateLabOrder')).toEqual([]);
  expect(field(/First Name/)).toHaveValue('Perry');
});

test('an id of a type that the laboratory does not take goes with its type', async () => {
  const { user } = open(() => ({}), 'ELECTRONIC_ORDER');
  await user.selectOptions(await choice(/Primary ID Type/), 'Employee ID');
  await user.type(field(/^Primary ID/), 'E-12345');
  await screen.findByRole('option', { name: /77100/ });

  await user.selectOptions(await choice(/Lab Account/), '3');
  expect(field(/^Primary ID/)).toHaveValue('E-12345');
  await user.selectOptions(await choice(/Lab Account/), '4');

  await waitFor(async () => expect(await choice(/Primary ID Type/)).toHaveValue('SSN'));
  expect(field(/^Primary ID/)).toHaveValue('');
  expect(field(/^Primary ID/)).not.toHaveAttribute('aria-invalid');
  await user.type(field(/^Primary ID/), '900703456');
  expect(field(/^Primary ID/)).toHaveValue('900-70-3456');
});

test.each([true, false])('the MRO is named where results go through one: %s', async (needsMro) => {
  const { user } = open(() => ({}), 'PAPER_CCF_ORDER', { needsMro });
  await screen.findByRole('option', { name: /77100/ });
  expect(screen.queryByText(/Victor Okafor/)).not.toBeInTheDocument();

  await user.selectOptions(await choice(/Lab Account/), '3');
  expect(await screen.findByText(/790600/)).toBeVisible();

  const named = screen.queryAllByRole('heading', { name: 'MRO Information' });
  expect(named).toHaveLength(needsMro ? 1 : 0);
});
