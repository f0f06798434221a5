import { UserPlus, Users } from 'lucide-react';
import type { Feature } from '../feature.ts';
import { paths } from '../paths.ts';

const home = `${paths.adminPanel}/users` as const;

const screens = <Base extends string>(list: Base) =>
  ({
    list,
    create: `${list}/create`,
    detail: `${list}/:id`,
    edit: `${list}/:id/edit`,
    history: `${list}/:id/history`,
  }) as const;

/** User management with its two kinds of users (O s2). */
export const userPaths = {
  home,
  md: screens(`${home}/md`),
  client: screens(`${home}/client`),
  import: `${home}/import`,
} as const;

export const seesAdminUsers = { anyOf: ['READ_ALL_USERS'] } as const;
export const seesClientUsers = { anyOf: ['READ_ALL_USERS', 'FE_VIEW_CLIENT_USERS'] } as const;
/** The tab of a company, and each of its people. */
export const seesCompanyUsers = { anyOf: ['READ_ALL_USERS', 'READ_COMPANY_USER'] } as const;

/** The call takes both kinds of users, and finds in the file what its sender may not create. */
export const importsUsers = { anyOf: ['CREATE_MD_USER', 'CREATE_COMPANY_USER'] } as const;

/** Whoever may change a user reads what happened to the account. */
export const editsUsers = { anyOf: ['EDIT_USER', 'EDIT_COMPANY_USER'] } as const;

export const users: Feature = {
  name: 'users',
  prefixes: [home],
  menu: [{ label: 'Users', group: 'Companies', path: home, icon: Users, access: seesClientUsers }],
  quickActions: [
    {
      label: 'Invite a client user',
      hint: 'Give somebody of a company an account',
      path: userPaths.client.create,
      icon: UserPlus,
      access: { anyOf: ['CREATE_COMPANY_USER'] },
    },
  ],
};
