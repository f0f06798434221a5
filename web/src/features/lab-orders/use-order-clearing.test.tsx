import { act, renderHook } from '@testing-library/react';
import { useForm, type FieldPath } from 'react-hook-form';
import { expect, test } from 'vitest';
import { firstValues, type OrderValues } from './order-form-values.ts';
import { useOrderClearing } from './use-order-clearing.ts';

type Path = FieldPath<OrderValues>;
type Values = Partial<Record<Path, unknown>>;

const start = {
  labOrderType: 'ELECTRONIC_ORDER',
  program: 'NON_DOT',
  locationId: 7,
  specimenTypeId: 1,
  reasonForTest: 'RANDOM',
} as const;

/** A form in which everything that can be cleared is filled in. */
function filledForm(before: Values) {
  const filled: Values = {
    labAccountLocationId: 3,
    client: 9,
    'labOrder.testCodes': [1, 2],
    'labOrder.siteId': 'AA574',
    'labOrder.siteZip': '30303',
    'donor.firstName': 'Perry',
    ...before,
  };
  const { result } = renderHook(() => {
    const form = useForm<OrderValues>({ defaultValues: firstValues(start, new Date()) });
    useOrderClearing(form);
    return form;
  });
  const form = result.current;
  for (const [path, value] of Object.entries(filled)) form.setValue(path as Path, value as never);
  return form;
}

/** Changes a field as a person does. */
const change = async (form: ReturnType<typeof filledForm>, name: Path, value: unknown) =>
  act(async () => form.register(name).onChange({ type: 'change', target: { name, value } }));

const IS_ANY = expect.stringMatching(/^\d{4}-.*Z$/);
const noAccount = {
  labAccountLocationId: '',
  'labOrder.testCodes': [],
  'labOrder.comboBreathTestCodes': [],
  'labOrder.isComboOrder': false,
};

test.each<{ name: Path; value: unknown; before?: Values; after: Values }>([
  { name: 'donor.locationId', value: 8, after: { ...noAccount, client: '' } },
  { name: 'specimenTypeId', value: 4, after: { ...noAccount, 'labOrder.testType': 'ALCOHOL' } },
  {
    name: 'specimenTypeId',
    value: 1,
    before: { specimenTypeId: 4, 'labOrder.testType': 'ALCOHOL' },
    after: { ...noAccount, 'labOrder.testType': 'DRUG', client: 9 },
  },
  {
    name: 'labAccountLocationId',
    value: 4,
    before: { 'labOrder.isComboOrder': true, 'labOrder.comboBreathTestCodes': [5] },
    after: { ...noAccount, labAccountLocationId: 4 },
  },
  {
    name: 'labOrder.isComboOrder',
    value: true,
    after: { 'labOrder.testType': 'DRUG_AND_ALCOHOL', 'labOrder.testCodes': [1, 2] },
  },
  {
    name: 'labOrder.isComboOrder',
    value: false,
    before: { 'labOrder.isComboOrder': true, 'labOrder.comboBreathTestCodes': [5] },
    after: { 'labOrder.testType': 'DRUG', 'labOrder.comboBreathTestCodes': [] },
  },
  {
    name: 'collectedOnSite',
    value: true,
    before: { thirdPartyCollected: true },
    after: {
      'labOrder.siteId': '',
      'labOrder.siteZip': '',
      'labOrder.expireDate': '',
      thirdPartyCollected: false,
    },
  },
  {
    name: 'collectedOnSite',
    value: false,
    before: { collectedOnSite: true, 'labOrder.expireDate': '' },
    after: { 'labOrder.expireDate': IS_ANY },
  },
  {
    name: 'thirdPartyCollected',
    value: true,
    before: { collectedOnSite: true, 'labOrder.expireDate': '' },
    after: {
      collectedOnSite: false,
      'labOrder.siteId': '',
      'labOrder.siteZip': '',
      'labOrder.expireDate': IS_ANY,
    },
  },
  {
    name: 'thirdPartyCollected',
    value: false,
    before: { thirdPartyCollected: true },
    after: { 'labOrder.siteId': 'AA574' },
  },
  { name: 'labOrder.siteZip', value: '30316', after: { 'labOrder.siteId': '' } },
  {
    name: 'donor.reasonForTest',
    value: 'FOLLOW_UP',
    after: { labAccountLocationId: 3, 'labOrder.testCodes': [1, 2], 'labOrder.siteId': 'AA574' },
  },
])('$name that becomes $value clears what no longer fits, and nothing else', async (each) => {
  const form = filledForm(each.before ?? {});

  await change(form, each.name, each.value);

  const values = Object.fromEntries(
    Object.keys(each.after).map((path) => [path, form.getValues(path as Path)]),
  );
  expect(values).toEqual(each.after);
  expect(form.getValues('donor.firstName')).toBe('Perry');
});
