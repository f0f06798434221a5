import { z } from 'zod';
import { importRoute } from '../core/csv.ts';
import { entityRoutes } from '../core/entity-routes.ts';
import { defineRoute, noContent } from '../core/route.ts';
import { bulkRoute, tickedInput } from '../core/ticked.ts';
import {
  CreateUserInput,
  ResetUserPasswordInput,
  UpdateUserInput,
  User,
  UsernameCheck,
} from './user.ts';
import { userList } from './user.list.ts';
import { userReport } from './user.report.ts';

const options = {
  answer: User,
  one: 'a user',
  many: 'users',
  read: { anyOf: ['READ_ALL_USERS', 'READ_COMPANY_USER'] },
  write: { anyOf: ['EDIT_USER', 'EDIT_COMPANY_USER'] },
} as const;
const user = entityRoutes({ ...options, url: '/api/users', resource: 'user' });
const ofCompany = entityRoutes({
  ...options,
  url: '/api/companies/:id/users',
  resource: 'company',
});

const TickedUsers = tickedInput({ id: 'TickedUsers', description: 'Users.' }, {}, {});

const create = { anyOf: ['CREATE_MD_USER', 'CREATE_COMPANY_USER'] } as const;
const unlock = { anyOf: ['UNLOCK_ACCOUNT'] } as const;

const unlockOptions = {
  summary: 'Mail a locked user a link that unlocks the account with a new password',
  access: unlock,
  errors: ['CANNOT_MODIFY_SELF', 'USER_ALREADY_ACTIVE', 'USER_LOCKED_WITHOUT_ROLE'],
} as const;
const unlockByPost = user.command('unlock', unlockOptions);

/** Calls of contract §10. */
export const userRoutes = {
  list: user.list(userList, {
    summary: 'List the users in scope',
    access: { anyOf: ['READ_ALL_USERS', 'FE_VIEW_CLIENT_USERS', 'READ_COMPANY_USER'] },
    report: userReport,
  }),
  listOfCompany: ofCompany.list(userList, {
    summary: 'List the users of a company',
    report: userReport,
  }),
  get: user.get({
    summary: 'Read a user; without READ_ALL_USERS or READ_COMPANY_USER the own account alone',
    access: 'session',
  }),
  create: user.create(CreateUserInput, {
    summary: 'Create a user and mail the invitation',
    access: create,
    errors: ['USER_EMAIL_ALREADY_EXISTS'],
  }),
  update: user.update(UpdateUserInput, { errors: ['CANNOT_MODIFY_SELF', 'LAST_SUPER_ADMIN'] }),
  remove: user.remove({
    summary: 'Delete a user, which ends the sessions and frees the user name',
    access: { anyOf: ['DELETE_USER'] },
    errors: ['CANNOT_MODIFY_SELF', 'LAST_SUPER_ADMIN'],
  }),
  importCsv: importRoute({
    url: '/api/users/createFromCSV',
    summary: 'Create users from a CSV, all or none, and mail their invitations',
    tag: 'users',
    access: create,
    params: z.object({}),
  }),
  importExample: defineRoute({
    method: 'GET',
    url: '/api/users/createFromCSV/example',
    schema: {
      summary: 'Example of a CSV with users',
      tags: ['users'],
      response: { 200: z.string().describe('The CSV.') },
    },
    config: { access: create, transport: 'download' },
  }),
  checkUsername: defineRoute({
    method: 'GET',
    url: '/api/users/username/:username',
    schema: {
      summary: 'Whether a user name is taken',
      tags: ['users'],
      /* What is no address is told on its field, as in a body. */
      params: z.object({ username: z.string().max(1_000).describe('E-mail address.') }),
      response: { 200: UsernameCheck },
    },
    config: { access: create },
  }),
  unlock: unlockByPost,
  unlockByPut: { ...unlockByPost, method: 'PUT' as const },
  lock: user.action('lock', {
    summary: 'Lock a user, which ends the sessions at once',
    access: unlock,
    errors: ['CANNOT_MODIFY_SELF', 'LAST_SUPER_ADMIN'],
  }),
  lockTicked: bulkRoute({
    url: '/api/users/ticked/lock',
    summary: 'Lock users, many at once, which ends their sessions',
    tag: 'users',
    access: unlock,
    body: TickedUsers,
  }),
  invite: user.action('invite', {
    summary: 'Invite a user anew who never chose a password; former links end',
    errors: ['CANNOT_MODIFY_SELF', 'USER_LOCKED', 'INVITATION_ALREADY_ACCEPTED'],
  }),
  resetPassword: defineRoute({
    method: 'POST',
    url: '/api/users/reset-password',
    schema: {
      summary: 'Void the password of a user, end the sessions, and mail a link to set another',
      tags: ['users'],
      body: ResetUserPasswordInput,
      response: noContent,
    },
    config: { access: options.write, errors: ['CANNOT_MODIFY_SELF', 'USER_LOCKED'] },
  }),
};
