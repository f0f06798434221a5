import { redirect, type RouteObject } from 'react-router-dom';
import {
  seesAdminUsers,
  seesClientUsers,
  seesCompanyUsers,
  userPaths,
} from '../../config/features/users.ts';
import {
  companyUserLoader,
  userHomeLoader,
  userListLoader,
} from '../../features/users/user-list-loader.ts';
import { userRecords } from '../../features/users/user-record.ts';
import { page, section } from '../page.ts';

const listView = () => import('../../features/users/UserListView.tsx');
const view = () => import('../../features/users/UserView.tsx');

/** People of a company: a tab below its head. */
export const companyUserTab = (path: string): RouteObject =>
  page({ path, crumb: 'Users', access: seesCompanyUsers, load: companyUserLoader }, listView);

/** User management (O s2). Any other path below it leads to it. */
export const routes: RouteObject[] = [
  section(userPaths.home, 'Users', [
    { index: true, loader: userHomeLoader },
    page({ path: userPaths.md.list, access: seesAdminUsers, load: userListLoader('MD') }, listView),
    page(
      { path: userPaths.client.list, access: seesClientUsers, load: userListLoader('CLIENT') },
      listView,
    ),
    page(
      {
        path: userPaths.md.create,
        crumb: 'Create Admin User',
        access: { anyOf: ['CREATE_MD_USER'] },
      },
      () => import('../../features/users/CreateAdminUserView.tsx'),
    ),
    page(
      {
        path: userPaths.client.create,
        crumb: 'Create Client User',
        access: { anyOf: ['CREATE_COMPANY_USER'] },
      },
      () => import('../../features/users/CreateClientUserView.tsx'),
    ),
    {
      path: userPaths.md.detail,
      ...userRecords.md.route(seesAdminUsers),
      children: [
        page({}, view),
        page(
          { path: userPaths.md.edit, crumb: 'Edit', access: { anyOf: ['EDIT_USER'] } },
          () => import('../../features/users/EditAdminUserView.tsx'),
        ),
      ],
    },
    {
      path: userPaths.client.detail,
      ...userRecords.client.route(seesCompanyUsers),
      children: [
        page({}, view),
        page(
          {
            path: userPaths.client.edit,
            crumb: 'Edit',
            access: { anyOf: ['EDIT_USER', 'EDIT_COMPANY_USER'] },
          },
          () => import('../../features/users/EditClientUserView.tsx'),
        ),
      ],
    },
    { path: `${userPaths.home}/*`, loader: () => redirect(userPaths.home) },
  ]),
];
