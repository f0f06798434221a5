import { redirect, type RouteObject } from 'react-router-dom';
import { managesLabAccounts } from '../../config/features/lab-accounts.ts';
import {
  managesTestCodes,
  seesTestCodes,
  TEST_CODES_HOME,
  testCodePaths,
} from '../../config/features/test-codes.ts';
import { paths } from '../../config/paths.ts';
import { providerCrumb, providerLoader } from '../../domain/laboratories/provider.ts';
import {
  codeAccountsLoader,
  testCodeListLoader,
} from '../../features/test-codes/test-code-loaders.ts';
import { testCodeLinks, testCodeRecord } from '../../features/test-codes/test-code-record.ts';
import { page, section } from '../page.ts';
import { historyPage } from './history-tab.routes.tsx';

const { list, create, import: importPath, detail, edit, labAccounts, history } = testCodePaths;

/** Test codes (C s2). The bare path leads to LabCorp, any other path to the Admin Panel. */
export const routes: RouteObject[] = [
  section(TEST_CODES_HOME, 'Test Codes', [
    { index: true, loader: () => redirect(testCodeLinks('LabCorp').list) },
    page(
      { path: list, crumb: providerCrumb, access: seesTestCodes, load: testCodeListLoader },
      () => import('../../features/test-codes/TestCodeListView.tsx'),
    ),
    page(
      { path: create, crumb: 'Create Test Code', access: managesTestCodes, load: providerLoader },
      () => import('../../features/test-codes/CreateTestCodeView.tsx'),
    ),
    page(
      {
        path: importPath,
        crumb: 'Bulk import test codes',
        access: managesTestCodes,
        load: providerLoader,
      },
      () => import('../../features/test-codes/ImportTestCodesView.tsx'),
    ),
    {
      path: detail,
      ...testCodeRecord.route(managesTestCodes),
      children: [
        // It has no page of its own: its step of the breadcrumb leads to the list.
        {
          index: true,
          loader: ({ params }) => redirect(testCodeLinks(providerLoader({ params })).list),
        },
        page(
          { path: edit, crumb: 'Edit' },
          () => import('../../features/test-codes/EditTestCodeView.tsx'),
        ),
        page(
          {
            path: labAccounts,
            crumb: 'Assign to Lab Accounts',
            access: managesLabAccounts,
            load: codeAccountsLoader,
          },
          () => import('../../features/test-codes/AssignTestCodeView.tsx'),
        ),
        historyPage(history, 'testCode', managesTestCodes),
      ],
    },
    { path: `${TEST_CODES_HOME}/*`, loader: () => redirect(paths.adminPanel) },
  ]),
];
