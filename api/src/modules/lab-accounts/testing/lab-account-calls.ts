import type { LabAccount } from '@assay/schema/lab-accounts/lab-account';
import type { Mro } from '@assay/schema/lab-accounts/mro';
import { expect } from 'vitest';
import type { TestApp, TestSession } from '../../../core/testing/test-app.ts';

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
