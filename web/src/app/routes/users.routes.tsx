import { redirect, type RouteObject } from 'react-router-dom';
import {
  editsUsers,
  importsUsers,
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
import { layout, page, section } from '../page.ts';
import { historyTab } from './history-tab.routes.tsx';

const listView = () => import('../../features/users/UserListView.tsx');

/** The head of a user with its tabs. */
const tabs = (history: string): RouteObject =>
  layout(
    () => import('../../features/users/UserLayout.tsx'),
    [
      page({}, () => import('../../features/users/UserView.tsx')),
      historyTab(history, 'user', editsUsers),
    ],
  );

/** People of a company: a tab below its head. */
export const companyUserTab = (path: string): RouteObject =>
  page({ path, crumb: 'Users', access: seesCompanyUsers, load: companyUserLoader }, listView);

/** User management (O s2). Any other path below it leads to it. */
export const routes: RouteObject[] = [
  section(userPaths.home, 'Users', [
    { index: true, loader: userHomeLoader },
    page(
      {
        path: userPaths.md.list,
        crumb: 'Admin Users',
        access: seesAdminUsers,
        load: userListLoader('MD'),
      },
      listView,
    ),
    page(
      {
        path: userPaths.client.list,
        crumb: 'Client Users',
        access: seesClientUsers,
        load: userListLoader('CLIENT'),
      },
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
    page(
      { path: userPaths.import, crumb: 'Import', access: importsUsers },
      () => import('../../features/users/ImportUsersView.tsx'),
    ),
    {
      path: userPaths.md.detail,
      ...userRecords.md.route(seesAdminUsers),
      children: [
        tabs(userPaths.md.history),
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
        tabs(userPaths.client.history),
        page(
          { path: userPaths.client.edit, crumb: 'Edit', access: editsUsers },
          () => import('../../features/users/EditClientUserView.tsx'),
        ),
      ],
    },
    { path: `${userPaths.home}/*`, loader: () => redirect(userPaths.home) },
  ]),
];
