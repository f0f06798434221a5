import { act, renderHook } from '@testing-library/react';
import { useForm, type FieldPath } from 'react-hook-form';
import { expect, test } from 'vitest';
import { firstValues, type OrderStart, type OrderValues } from './order-form-values.ts';
import { useOrderClearing } from './use-order-clearing.ts';

type Path = FieldPath<OrderValues>;
type Values = Partial<Record<Path, unknown>>;

const begun: OrderStart = {
  labOrderType: 'ELECTRONIC_ORDER',
  program: 'NON_DOT',
  locationId: 7,
  specimenTypeId: 1,
  reasonForTest: 'RANDOM',
};

/** A form in which everything that can be cleared is filled in; `correct` is what a compliance check makes of its test. */
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
  const { result, rerender } = renderHook(
    (start: OrderStart) => {
      const form = useForm<OrderValues>({ defaultValues: firstValues(begun, new Date()) });
      useOrderClearing(form, start);
      return form;
    },
    { initialProps: begun },
  );
  const form = result.current;
  for (const [path, value] of Object.entries(filled)) form.setValue(path as Path, value as never);
  return { form, correct: (to: Partial<OrderStart>) => rerender({ ...begun, ...to }) };
}

/** Changes a field as a person does. */
const change = async ({ form }: ReturnType<typeof filledForm>, name: Path, value: unknown) =>
  act(async () => form.register(name).onChange({ type: 'change', target: { name, value } }));

/** What the form holds where `after` says something. */
const valuesOf = ({ form }: ReturnType<typeof filledForm>, after: Values): Values =>
  Object.fromEntries(Object.keys(after).map((path) => [path, form.getValues(path as Path)]));

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
  const filled = filledForm(each.before ?? {});

  await change(filled, each.name, each.value);

  expect(valuesOf(filled, each.after)).toEqual(each.after);
  expect(filled.form.getValues('donor.firstName')).toBe('Perry');
});

test.each<{ corrected: Partial<OrderStart>; before?: Values; after: Values }>([
  {
    corrected: { specimenTypeId: 4 },
    after: { specimenTypeId: 4, ...noAccount, 'labOrder.testType': 'ALCOHOL', client: 9 },
  },
  {
    corrected: { locationId: 8, reasonForTest: 'PROMOTION' },
    after: {
      'donor.locationId': 8,
      'donor.reasonForTest': 'PROMOTION',
      ...noAccount,
      client: '',
    },
  },
  {
    // Back to what the form began with.
    corrected: {},
    before: { 'donor.reasonForTest': 'PERIODIC' },
    after: {
      'donor.reasonForTest': 'RANDOM',
      labAccountLocationId: 3,
      'labOrder.testCodes': [1, 2],
    },
  },
])('a test corrected to $corrected is the one of the form', ({ corrected, before, after }) => {
  const filled = filledForm(before ?? {});

  filled.correct(corrected);

  expect(valuesOf(filled, after)).toEqual(after);
  expect(filled.form.getValues('donor.firstName')).toBe('Perry');
});
