import type { LabAccountLocation } from '@assay/schema/lab-accounts/lab-account-location';
import type { LabAccount } from '@assay/schema/lab-accounts/lab-account';
import type { Mro } from '@assay/schema/lab-accounts/mro';
import { expect } from 'vitest';
import type { TestApp, TestSession } from '../../../core/testing/test-app.ts';
import { addTestCode } from '../../test-codes/testing/test-code-calls.ts';

let count = 0;

/** A lab account as its form sends it, of a number of its own. */
export const labAccountInput = (changes: object = {}) => ({
  provider: 'LabCorp',
  masterAccountId: String(10_000_000 + (count += 1)),
  comment: 'Main account.',
  ...changes,
});

/** An MRO as its form sends it, of a name of its own. */
export const mroInput = (changes: object = {}) => ({
  fullName: `Dana Reeves ${(count += 1)}`,
  providerId: 'MRO-7',
  address: {
    addressLine1: '100 Main St',
    addressLine2: null,
    city: 'Austin',
    state: 'TX',
    zip: '78701',
  },
  phone: '5125550100',
  fax: null,
  pricing: '15.00',
  ...changes,
});

async function add<T>(api: TestApp, session: TestSession, path: string, body: object): Promise<T> {
  const answer = await api.call(`POST ${path}`, { session, body });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<T>();
}

/** A new lab account, as its calls answer it. */
export const addLabAccount = (
  api: TestApp,
  session: TestSession,
  changes: object = {},
): Promise<LabAccount> => add(api, session, '/api/labaccounts', labAccountInput(changes));

/** A new MRO of a lab account, as its calls answer it. */
export const addMro = (
  api: TestApp,
  session: TestSession,
  labAccountId: number,
  changes: object = {},
): Promise<Mro> => add(api, session, `/api/labaccounts/${labAccountId}/mros`, mroInput(changes));

/** What a lab account location is made of beside what its form sends. */
interface AccountAt {
  locationId: number;
  labAccountId?: number;
  testCodeIds?: readonly number[];
}

/** A lab account location as its form sends it: of an account that has the test codes and the MRO, all new unless given. */
export async function accountAtInput(
  api: TestApp,
  session: TestSession,
  { locationId, labAccountId: given, testCodeIds, ...changes }: AccountAt & Record<string, unknown>,
) {
  const labAccountId = given ?? (await addLabAccount(api, session)).id;
  const mroId =
    'mroId' in changes ? changes['mroId'] : (await addMro(api, session, labAccountId)).id;
  const codes = testCodeIds ?? [(await addTestCode(api, session)).id];
  const body = { labAccountIds: [labAccountId], testCodeIds: codes, assigned: true };
  const answer = await api.call('POST /api/labaccounts/testcodes/assign', { session, body });
  expect(answer.statusCode, answer.body).toBe(200);
  return {
    locationId,
    labAccountId,
    subAccountId: `SUB-${(count += 1)}`,
    siteId: 'NA',
    mroId,
    mroPricing: '14.00',
    program: 'NON_DOT',
    masterAccountType: 1,
    supportsComboOrders: false,
    testCodes: codes.map((testCodeId) => ({ testCodeId, pricing: '35.00', profileId: null })),
    comboBreathTestCodes: [],
    ...changes,
  };
}

/** A new lab account of a location, as its calls answer it. */
export const addAccountAt = async (
  api: TestApp,
  session: TestSession,
  given: AccountAt & Record<string, unknown>,
): Promise<LabAccountLocation> =>
  add(api, session, '/api/labaccountlocations', await accountAtInput(api, session, given));
