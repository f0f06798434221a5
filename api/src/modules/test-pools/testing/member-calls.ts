import { expect } from 'vitest';
import type { TestPool } from '@assay/schema/test-pools/test-pool';
import type { TestPoolMember } from '@assay/schema/test-pools/test-pool-member';
import { multipart } from '../../../core/storage/testing/multipart.ts';
import type { TestApp, TestSession } from '../../../core/testing/test-app.ts';
import { poolInput, type PoolWorld } from './pool-world.ts';

let count = 0;

/** A pool of its own for one test. */
export async function addPool(
  api: TestApp,
  world: PoolWorld,
  more: object = {},
): Promise<TestPool> {
  const body = poolInput(world, { name: `Pool ${(count += 1)}`, ...more });
  const answer = await api.call('POST /api/testpools', { session: world.admin, body });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

/** A person for an unregulated pool. */
export const clerk = (more: object = {}) => ({
  firstName: 'Robin',
  lastName: 'Vale',
  idNumber: `E-${(count += 1)}`,
  ...more,
});

/** A person for an FMCSA pool; driver category. Each has an SSN and a license of its own. */
export const driver = (more: object = {}) => ({
  firstName: 'Dana',
  lastName: 'Reed',
  ssn: `9007${String((count += 1)).padStart(5, '0')}`,
  state: 'TX',
  cdlNumber: `D-${count}`,
  dateOfBirth: '1980-01-02',
  observationRequired: false,
  employeeCategory: 1,
  ...more,
});

export async function addMember(
  api: TestApp,
  session: TestSession,
  poolId: number,
  body: object,
): Promise<TestPoolMember> {
  const answer = await api.call(`POST /api/testpoolmembers/specific/${poolId}`, { session, body });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

/** Sends a file of members as a browser does. */
export function importMembers(api: TestApp, session: TestSession, poolId: number, content: string) {
  const { headers, payload } = multipart([
    { field: 'csv', name: 'members.csv', content: Buffer.from(content), type: 'text/csv' },
  ]);
  return api.app.inject({
    method: 'POST',
    url: `/api/testpoolmembers/${poolId}`,
    headers: { ...headers, authorization: `Bearer ${session.token}` },
    payload,
  });
}
