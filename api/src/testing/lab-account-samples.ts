import type { labAccountRoutes } from '@assay/schema/lab-accounts/lab-account.routes';
import type { mroRoutes } from '@assay/schema/lab-accounts/mro.routes';
import {
  addLabAccount,
  addMro,
  labAccountInput,
  mroInput,
} from '../modules/lab-accounts/testing/lab-account-calls.ts';
import { addTestCode } from '../modules/test-codes/testing/test-code-calls.ts';
import { logging, type SamplesOf } from './sample.ts';

/** A sample of every call that writes lab accounts. */
export const labAccountSamples: SamplesOf<typeof labAccountRoutes> = {
  create: logging('labAccount.created', () => ({ body: labAccountInput() })),
  update: logging('labAccount.updated', async ({ api, superAdmin }) => {
    const { id, version } = await addLabAccount(api, superAdmin);
    const { provider: _, ...body } = labAccountInput({ comment: 'Another comment.' });
    return { id, body: { ...body, version } };
  }),
  remove: logging('labAccount.deleted', async ({ api, superAdmin }) => ({
    id: (await addLabAccount(api, superAdmin)).id,
  })),
  saveTestCodes: logging('labAccount.updated', async ({ api, superAdmin }) => {
    const { id, version } = await addLabAccount(api, superAdmin);
    return { id, body: { testCodes: [(await addTestCode(api, superAdmin)).id], version } };
  }),
  assignTestCodes: logging('labAccount.updated', async ({ api, superAdmin }) => {
    const labAccountIds = [(await addLabAccount(api, superAdmin)).id];
    const testCodeIds = [(await addTestCode(api, superAdmin)).id];
    return { body: { labAccountIds, testCodeIds, assigned: true } };
  }),
  createMro: logging('mro.created', () => ({ body: mroInput() })),
  assignMros: logging('labAccount.updated', async ({ api, superAdmin, records }) => ({
    id: (await addLabAccount(api, superAdmin)).id,
    body: { mros: [records.mro] },
  })),
  removeMro: logging('labAccount.updated', async ({ api, superAdmin, records }) => {
    const { id } = await addLabAccount(api, superAdmin);
    const body = { mros: [records.mro] };
    await api.call(`POST /api/labaccounts/${id}/mros/assign`, { session: superAdmin, body });
    return { id };
  }),
};

/** A sample of every call that writes MROs. */
export const mroSamples: SamplesOf<typeof mroRoutes> = {
  patch: logging('mro.updated', async ({ api, superAdmin, records }) => ({
    id: (await addMro(api, superAdmin, records.labAccount)).id,
    body: { providerId: 'MRO-8' },
  })),
};
