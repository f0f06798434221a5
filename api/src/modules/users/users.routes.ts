import type { FastifyInstance } from 'fastify';
import { userRoutes } from '@assay/schema/users/user.routes';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import {
  checkUsername,
  inviteAgain,
  lockUser,
  resetUserPassword,
  unlockUser,
} from './account.service.ts';
import { mayManage } from './manage-user.ts';
import { users } from './user.table.ts';
import { listUsers, readUser } from './users.read-model.ts';
import { createUser, deleteUser, updateUser } from './users.service.ts';

/** Calls of contract §10. */
export function registerUsersRoutes(app: FastifyInstance): void {
  const { config } = app;
  app.resources.set('user', {
    isVisible: (tx, id) => users.isVisible(tx, id),
    mayChange: mayManage,
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
    invite: (context, id) => inviteAgain(context, id, config),
    resetPassword: (context, { email }) => resetUserPassword(context, email, config),
  });
}
