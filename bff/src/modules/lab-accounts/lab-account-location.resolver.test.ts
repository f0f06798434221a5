import { expect, test } from 'vitest';
import { fakeApi, ok, permissionsOf } from '../../testing/fake-api.ts';
import { graphqlOver } from '../../testing/run.ts';

const page = (results: readonly object[], more: object = {}) =>
  ok({ results, total: results.length, limit: 15, offset: 0, ...more });

const code = {
  id: 30,
  provider: 'LabCorp',
  type: 'NON_DOT',
  specimenType: 1,
  testCode: '790600',
  name: '5-Panel',
  description: null,
  pricing: null,
  drugAdulterants: [{ id: 4, name: 'Cocaine', abbreviation: 'COC' }],
  version: 1,
};
const account = (id: number) => ({
  id,
  provider: 'LabCorp',
  masterAccountId: `48291${id}`,
  comment: null,
  masterAccountType: null,
  program: null,
  numberOfLocations: 1,
  testCodes: [{ id: 30, testCode: '790600', name: '5-Panel', type: 'NON_DOT', specimenType: 1 }],
  mros: [],
  labAccountLocations: [],
  version: 1,
});
const place = (id: number, labAccountId: number) => ({
  id,
  locationId: 7,
  labAccountId,
  subAccountId: `SUB-${id}`,
  siteId: null,
  mroId: null,
  mroPricing: null,
  program: 'NON_DOT',
  masterAccountType: 1,
  supportsComboOrders: false,
  companyId: 3,
  masterAccountTypeName: 'Urine',
  numberOfLocations: 1,
  testCodes: [{ testCode: code, pricing: null, profileId: null }],
  comboBreathTestCodes: [],
  labAccount: { id: labAccountId, provider: 'LabCorp', masterAccountId: `48291${labAccountId}` },
  mro: null,
  location: { id: 7, locationId: '100007', name: 'Harbor' },
  company: { id: 3, companyName: 'Harbor Freight' },
  version: 1,
});

test('lab accounts with their locations and test codes are at most four calls', async () => {
  const api = fakeApi({
    'GET /api/permissions': permissionsOf('READ_LAB_ACCOUNT', 'READ_TEST_CODE', 'SEE_PRICES'),
    'GET /api/labaccounts': () => page([account(1), account(2)]),
    'GET /api/labaccountlocations': () =>
      page([place(11, 1), place(12, 2)], {
        groups: [
          { id: 1, count: 1, total: 1 },
          { id: 2, count: 1, total: 1 },
        ],
      }),
    'GET /api/testcodes': () => page([code]),
  });

  const { data, errors } = await graphqlOver(api.send)(`{
    labAccounts(limit: 15) { nodes { masterAccountId
      testCodes { testCode pricing drugAdulterants { abbreviation } }
      locations(limit: 5) { totalCount nodes { subAccountId location { name } company { companyName }
        testCodes { pricing testCode { testCode drugAdulterants { abbreviation } } } } } } } }`);

  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    labAccounts: {
      nodes: [
        { testCodes: [{ testCode: '790600' }], locations: { nodes: [{ subAccountId: 'SUB-11' }] } },
        { locations: { nodes: [{ location: { name: 'Harbor' } }] } },
      ],
    },
  });
  expect(api.calls.filter((each) => !each.includes('/permissions')).length).toBeLessThanOrEqual(4);
});

test('what is wrong stands in the payload of a check, and nothing is saved', async () => {
  const errors = {
    subAccountId: [{ errorCode: 'BLANK', message: 'This field is required.', params: {} }],
  };
  const api = fakeApi({
    'GET /api/permissions': permissionsOf('CREATE_EDIT_DELETE_LAB_ACCOUNT'),
    'POST /api/labaccountlocations/validate': () => ok({ errors }),
  });

  const { data } = await graphqlOver(api.send)(`mutation {
    validateLabAccountLocation(input: { locationId: 7, labAccountId: 1, subAccountId: "", program: NON_DOT,
      masterAccountType: 1, testCodes: [] }) { errors { errorCode path } } }`);

  expect(data).toEqual({
    validateLabAccountLocation: { errors: [{ errorCode: 'BLANK', path: ['subAccountId'] }] },
  });
});
