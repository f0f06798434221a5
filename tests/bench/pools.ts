import { lastProgramDay } from '@assay/schema/test-pools/test-pool-rules';
import { send } from '../support/http.ts';
import { demoPassword, demoUsers } from '../support/users.ts';
import type { Server } from './process.ts';

const host = { 'x-tenant-host': 'localhost' };

/** The api with somebody signed in who may do everything with pools. */
export interface Session {
  api: Server;
  headers: Record<string, string>;
}

export async function signIn(api: Server): Promise<Session> {
  const body = { username: demoUsers.admin, password: demoPassword };
  const answer = await send(api.url, { method: 'POST', path: '/api/login', headers: host, body });
  const { token } = answer.json() as { token: string };
  return { api, headers: { ...host, authorization: `Bearer ${token}` } };
}

/** First day of the program of every pool here: its first period is the one that runs. */
export const programStart = new Date().toISOString().slice(0, 10);

/** Adds a pool of company 1, drawn each quarter; answers its id. */
export async function addPool({ api, headers }: Session, more: object): Promise<number> {
  const answer = await send(api.url, {
    method: 'POST',
    path: '/api/testpools',
    headers,
    body: {
      companyId: 1,
      isTestPoolForCompany: true,
      oversampling: 0,
      modality: 'quarterly',
      programStartDate: programStart,
      testOrderType: 'PAPER_CCF_ORDER',
      ...more,
    },
  });
  if (answer.status !== 201) throw new Error(answer.text);
  return (answer.json() as { id: number }).id;
}

/** A pool outside of DOT, at half of its members for drugs and a tenth for alcohol a year. */
export const addUnregulatedPool = (session: Session, name: string): Promise<number> =>
  addPool(session, {
    name,
    targetType: 'percentage',
    drugPercentage: 50,
    alcoholPercentage: 10,
    programEndDate: lastProgramDay(programStart),
  });

/** The statement that puts members into such a pool. */
export const fillPool = (poolId: number, members: number): string =>
  `insert into test_pool_members
      (tenant_id, id, test_pool_id, company_id, location_id, first_name, last_name, id_number)
    select 1, 10000000 + g, ${poolId}, 1, 1, 'First' || g % 9973, 'Last' || g % 49999, 'E-' || g
    from generate_series(1, ${members}) g`;
