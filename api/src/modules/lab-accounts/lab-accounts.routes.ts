import type { FastifyInstance } from 'fastify';
import { labAccountRoutes } from '@assay/schema/lab-accounts/lab-account.routes';
import { mroRoutes } from '@assay/schema/lab-accounts/mro.routes';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { assignTestCodes, saveTestCodes } from './account-test-codes.service.ts';
import { labAccounts } from './lab-account.table.ts';
import {
  listLabAccounts,
  listTestCodesOfAccount,
  readLabAccount,
} from './lab-accounts.read-model.ts';
import { createLabAccount, deleteLabAccount, updateLabAccount } from './lab-accounts.service.ts';
import { mros } from './mro.table.ts';
import { listMros, readMro } from './mros.read-model.ts';
import { assignMros, createMro, patchMro, removeMro } from './mros.service.ts';

/** Calls of contract §14 on lab accounts and MROs. */
export function registerLabAccountsRoutes(app: FastifyInstance): void {
  for (const [name, table] of [
    ['labAccount', labAccounts],
    ['mro', mros],
  ] as const)
    app.resources.set(name, {
      /* Who may not read lab accounts gets the same 403 for every number, so that none can be found out. */
      isVisible: async (tx, id, viewer) =>
        !viewer.permissions.has('READ_LAB_ACCOUNT') || table.isVisible(tx, id),
    });
  serveRoutes(app, labAccountRoutes, {
    list: listLabAccounts,
    get: readLabAccount,
    create: createLabAccount,
    update: updateLabAccount,
    remove: deleteLabAccount,
    testCodes: listTestCodesOfAccount,
    saveTestCodes,
    assignTestCodes,
    mros: listMros,
    createMro,
    assignMros,
    removeMro,
  });
  serveRoutes(app, mroRoutes, {
    list: (context, query) => listMros(context, query),
    get: readMro,
    patch: patchMro,
  });
}
