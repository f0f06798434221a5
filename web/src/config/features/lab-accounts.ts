import { Microscope } from 'lucide-react';
import type { AccessRule } from '../access-rule.ts';
import type { Feature } from '../feature.ts';
import { paths } from '../paths.ts';

const home = `${paths.adminPanel}/lab-accounts` as const;
const list = `${home}/:provider` as const;

/** Lab accounts by laboratory (C s2, contract §31). */
export const labAccountPaths = {
  list,
  create: `${list}/create`,
  detail: `${list}/:id`,
  edit: `${list}/:id/edit`,
  history: `${list}/:id/history`,
  locations: `${list}/:id/locations`,
  location: `${list}/:id/locations/:accountLocationId`,
  locationHistory: `${list}/:id/locations/:accountLocationId/history`,
  mro: `${list}/:id/mros/:mroId`,
  mroHistory: `${list}/:id/mros/:mroId/history`,
} as const;
export const LAB_ACCOUNTS_HOME = home;

/** Client users who hold it see the accounts that their locations use. */
export const seesLabAccounts: AccessRule = { anyOf: ['READ_LAB_ACCOUNT'] };
export const managesLabAccounts: AccessRule = { anyOf: ['CREATE_EDIT_DELETE_LAB_ACCOUNT'] };

export const labAccounts: Feature = {
  name: 'lab-accounts',
  prefixes: [home],
  menu: [
    {
      label: 'Lab Accounts',
      group: 'Testing',
      path: home,
      icon: Microscope,
      access: seesLabAccounts,
    },
  ],
};
