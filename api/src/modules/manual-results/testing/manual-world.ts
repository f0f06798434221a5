import { expect } from 'vitest';
import type { TestApp, TestSession } from '../../../core/testing/test-app.ts';
import { addDrug } from '../../test-codes/testing/test-code-calls.ts';
import { growPoolWorld } from '../../test-pools/testing/pool-world.ts';
import { manualResultInput } from './manual-result-input.ts';

/** A company whose results are entered by a clerk, with who sees them, and the calls of it. */
export async function growManualWorld(api: TestApp) {
  const world = await growPoolWorld(api);
  const clerk = await api.signIn({ role: 'SUPER_ADMIN' });
  const client = await api.signIn({ role: 'COMPANY_ADMIN', companyId: world.companyId });
  const post = (path: string, body: unknown, session = clerk) =>
    api.call(`POST /api/testresults/${path}`, { session, body });
  const enter = (more: Parameters<typeof manualResultInput>[1] = {}, session = clerk) =>
    post('manualresult', manualResultInput(world.near, more), session);
  type Answer = Awaited<ReturnType<typeof enter>>;
  return {
    world,
    clerk,
    client,
    mro: await api.signIn({ role: 'MD_USER', granted: ['VIEW_UNVERIFIED_RESULTS'] }),
    drug: await addDrug(api, clerk),
    post,
    enter,
    /** The id of what was entered. */
    idOf: (answer: Answer): number => {
      expect(answer.statusCode, answer.body).toBe(201);
      return answer.json<{ id: number }>().id;
    },
    read: async (path: string, session: TestSession = client) =>
      (await api.call(`GET /api/testresults/${path}`, { session })).json(),
    /** What was refused, by field. */
    faults: (answer: Answer) => {
      expect(answer.statusCode).toBe(400);
      return answer.json().errors;
    },
  };
}

/** What was found of a drug, as it is typed. */
export const positiveRow = {
  result: 'RESULT_POSITIVE',
  isScreenCutoffEnabled: false,
  screenCutoff: '50 ng/mL',
  confirmCutoff: '15 ng/mL',
  testMethodologyConfirmationLevel: 'GCMS',
  numericLevel: '812',
};
