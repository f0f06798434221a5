import { redirect, type RouteObject } from 'react-router-dom';
import {
  LAB_ACCOUNTS_HOME,
  labAccountPaths,
  managesLabAccounts,
  seesLabAccounts,
} from '../../config/features/lab-accounts.ts';
import { paths } from '../../config/paths.ts';
import { providerCrumb, providerLoader } from '../../domain/laboratories/provider.ts';
import {
  accountLocationsLoader,
  labAccountListLoader,
} from '../../features/lab-accounts/lab-account-loaders.ts';
import { accountLocationRecord, mroRecord } from '../../features/lab-accounts/part-records.ts';
import {
  labAccountLinks,
  labAccountRecord,
} from '../../features/lab-accounts/lab-account-record.ts';
import { layout, page, section } from '../page.ts';
import { historyPage, historyTab } from './history-tab.routes.tsx';

const { list, create, detail, edit, history, locations, location, locationHistory } =
  labAccountPaths;
const { mro, mroHistory } = labAccountPaths;

/** Lab accounts (C s2). The bare path leads to LabCorp, any other path to the Admin Panel. */
export const routes: RouteObject[] = [
  section(LAB_ACCOUNTS_HOME, 'Lab Accounts', [
    { index: true, loader: () => redirect(labAccountLinks('LabCorp').list) },
    page(
      { path: list, crumb: providerCrumb, access: seesLabAccounts, load: labAccountListLoader },
      () => import('../../features/lab-accounts/LabAccountListView.tsx'),
    ),
    page(
      {
        path: create,
        crumb: 'Create Lab Account',
        access: managesLabAccounts,
        load: providerLoader,
      },
      () => import('../../features/lab-accounts/CreateLabAccountView.tsx'),
    ),
    {
      path: detail,
      ...labAccountRecord.route(seesLabAccounts),
      children: [
        page({}, () => import('../../features/lab-accounts/LabAccountView.tsx')),
        page(
          { path: edit, crumb: 'Edit', access: managesLabAccounts },
          () => import('../../features/lab-accounts/EditLabAccountView.tsx'),
        ),
        page(
          { path: locations, crumb: 'Locations', load: accountLocationsLoader },
          () => import('../../features/lab-accounts/AccountLocationsView.tsx'),
        ),
        {
          path: location,
          ...accountLocationRecord.route(managesLabAccounts),
          children: [historyPage(locationHistory, 'labAccountLocation', managesLabAccounts)],
        },
        {
          path: mro,
          ...mroRecord.route(managesLabAccounts),
          children: [historyPage(mroHistory, 'mro', managesLabAccounts)],
        },
        layout(
          () => import('../../features/lab-accounts/LabAccountHistoryLayout.tsx'),
          [historyTab(history, 'labAccount', managesLabAccounts)],
        ),
      ],
    },
    { path: `${LAB_ACCOUNTS_HOME}/*`, loader: () => redirect(paths.adminPanel) },
  ]),
];
