import type { FastifyInstance } from 'fastify';
import { labAccountLocationRoutes } from '@assay/schema/lab-accounts/lab-account-location.routes';
import { labAccountRoutes } from '@assay/schema/lab-accounts/lab-account.routes';
import { mroRoutes } from '@assay/schema/lab-accounts/mro.routes';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { assignTestCodes, saveTestCodes } from './account-test-codes.service.ts';
import { labAccountLocations } from './lab-account-location.table.ts';
import {
  listAccountsOfLocation,
  listLabAccountLocations,
  listLocationsOfAccount,
  readLabAccountLocation,
} from './lab-account-locations.read-model.ts';
import {
  createLabAccountLocation,
  deleteLabAccountLocation,
  patchLabAccountLocation,
  validateLabAccountLocation,
  type LabAccountUses,
} from './lab-account-locations.service.ts';
import { labAccounts } from './lab-account.table.ts';
import {
  listLabAccounts,
  listTestCodesOfAccount,
  readLabAccount,
} from './lab-accounts.read-model.ts';
import { createLabAccount, deleteLabAccount, updateLabAccount } from './lab-accounts.service.ts';
import { patchCodeAtLocation, removeCodeAtLocation } from './location-test-codes.service.ts';
import { mros } from './mro.table.ts';
import { listMros, readMro } from './mros.read-model.ts';
import { assignMros, createMro, patchMro, removeMro } from './mros.service.ts';

/** Calls of contract §14 on lab accounts, their locations and MROs. */
export function registerLabAccountsRoutes(app: FastifyInstance, uses: LabAccountUses): void {
  app.resources.set('labAccount', labAccounts);
  app.resources.set('labAccountLocation', labAccountLocations);
  app.resources.set('mro', mros);
  app.histories.set('labAccount', {
    change: labAccountRoutes.update,
    more: [labAccountRoutes.saveTestCodes, labAccountRoutes.assignMros],
    also: ['created'],
    named: { table: 'lab_accounts', name: 'master_account_id' },
  });
  app.histories.set('labAccountLocation', {
    change: labAccountLocationRoutes.patch,
    more: [labAccountLocationRoutes.patchTestCode],
    instead: {
      locationId: ['location'],
      labAccountId: ['labAccount'],
      mroId: ['mro'],
      masterAccountType: ['specimenType'],
    },
    also: ['testCodesRemoved'],
    named: { table: 'lab_account_locations', name: 'sub_account_id' },
  });
  app.histories.set('mro', {
    change: mroRoutes.patch,
    also: ['created'],
    named: { table: 'mros', name: 'full_name' },
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
  serveRoutes(app, labAccountLocationRoutes, {
    list: listLabAccountLocations,
    listOfAccount: listLocationsOfAccount,
    listOfLocation: listAccountsOfLocation,
    get: readLabAccountLocation,
    create: createLabAccountLocation,
    validate: validateLabAccountLocation,
    patch: (context, id, input) => patchLabAccountLocation(context, id, input, uses),
    remove: (context, id) => deleteLabAccountLocation(context, id, uses),
    patchTestCode: patchCodeAtLocation,
    removeTestCode: (context, at) => removeCodeAtLocation(context, at, uses),
  });
  serveRoutes(app, mroRoutes, {
    list: (context, query) => listMros(context, query),
    get: readMro,
    patch: patchMro,
  });
}
