import type { userRoutes } from '@assay/schema/users/user.routes';
import { multipart } from '../core/storage/testing/multipart.ts';
import { addAccount, type TestAccount } from '../modules/session/testing/session-test-kit.ts';
import { userInput } from '../modules/users/testing/user-input.ts';
import { read, type RouteWorld, type Sent } from './route-world.ts';
import { logging, type SamplesOf } from './sample.ts';

/** Somebody else of the TPA. */
const person =
  (account: TestAccount = {}) =>
  async ({ api }: RouteWorld): Promise<Sent> => {
    const { id } = await addAccount(api, account);
    return { id };
  };

/** Calls on users that work; each on a person of its own. */
export const userSamples: SamplesOf<typeof userRoutes> = {
  create: logging('user.created', ({ companyId }) => ({ body: userInput({ companyId }) })),
  update: logging('user.updated', async (world) => ({
    body: {
      ...(await read(world, `/api/users/${world.records.user}`)),
      jobTitle: `Terminal Manager ${Math.random()}`,
    },
  })),
  importCsv: logging('user.created', ({ companyId }) => {
    const head = 'Email,First Name,Last Name,Job Title,Role,Company';
    const row = `import-${Math.random()}@sample.test,Robin,Vale,Dispatcher,Corporate User,${companyId}`;
    const content = Buffer.from(`${head}\n${row}\n`);
    return { form: multipart([{ field: 'csv', name: 'users.csv', content }]) };
  }),
  remove: logging('user.deleted', person()),
  unlock: logging('user.unlockLinkSent', person({ status: 'LOCKED' })),
  unlockByPut: logging('user.unlockLinkSent', person({ status: 'LOCKED' })),
  lock: logging('user.locked', person()),
  lockTicked: logging('user.locked', async ({ api }) => ({
    body: { recordIds: [(await addAccount(api)).id] },
  })),
  invite: logging('user.invited', person({ password: null })),
  resetPassword: logging('user.passwordReset', async ({ api }) => {
    const { id, email } = await addAccount(api);
    return { id, body: { email } };
  }),
};
