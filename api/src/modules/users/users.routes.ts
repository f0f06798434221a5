import type { FastifyInstance } from 'fastify';
import { userCsv } from '@assay/schema/users/user-csv';
import { userList } from '@assay/schema/users/user.list';
import { grantRoutes } from '@assay/schema/users/grant.routes';
import { userRoutes } from '@assay/schema/users/user.routes';
import { exampleOf, serveCsv } from '../../core/csv/serve-csv.ts';
import { doToMany } from '../../core/entities/do-to-many.ts';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { tickedIds } from '../../core/lists/ticked-ids.ts';
import { serveImport } from '../../core/import/serve-import.ts';
import {
  checkUsername,
  inviteAgain,
  lockUser,
  resetUserPassword,
  unlockUser,
} from './account.service.ts';
import { exampleCompany } from './import-places.repository.ts';
import { userImport } from './import-users.ts';
import { mayManage } from './manage-user.ts';
import { users } from './user.table.ts';
import { listUsers, readUser, userNames } from './users.read-model.ts';
import { createUser, deleteUser, updateUser } from './users.service.ts';

/** Calls of contract §10. */
export function registerUsersRoutes(app: FastifyInstance): void {
  const { config } = app;
  app.resources.set('user', {
    isVisible: (tx, id) => users.isVisible(tx, id),
    mayChange: mayManage,
  });
  serveImport(app, userRoutes.importCsv, userImport(config));
  serveCsv(app, userRoutes.importExample, async ({ context }) =>
    exampleOf('Users example.csv', userCsv, { company: await exampleCompany(context.tx) }),
  );
  app.histories.set('user', {
    change: userRoutes.update,
    more: [grantRoutes.change],
    instead: { roleAssignment: ['role', 'dataAccess'], resourceType: ['record'] },
    also: ['username', 'accountStatus', 'company', 'created'],
    named: { table: 'users', name: `first_name || ' ' || last_name` },
  });
  serveRoutes(app, userRoutes, {
    list: listUsers,
    listOfCompany: listUsers,
    get: readUser,
    create: (context, body) => createUser(context, body, config),
    update: updateUser,
    remove: deleteUser,
    checkUsername: (context, { username }) => checkUsername(context, username),
    unlock: (context, id) => unlockUser(context, id, config),
    unlockByPut: (context, id) => unlockUser(context, id, config),
    lock: lockUser,
    lockTicked: async (context, input) =>
      doToMany(
        context,
        await tickedIds(context, { spec: userList, list: listUsers }, input),
        userNames,
        lockUser,
      ),
    invite: (context, id) => inviteAgain(context, id, config),
    resetPassword: (context, { email }) => resetUserPassword(context, email, config),
  });
}
