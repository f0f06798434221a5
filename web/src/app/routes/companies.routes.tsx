import type { RouteObject } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { companyListLoader } from '../../features/companies/company-list-loader.ts';
import {
  companyLoader,
  myCompanyLoader,
  type CompanyRouteData,
} from '../../features/companies/company-loader.ts';
import { companyRouteIds } from '../../features/companies/use-company.ts';
import { requirePermission } from '../../lib/viewer/require-permission.ts';
import type { RouteHandle } from '../route-handle.ts';
import { eachScreenReadsAnew } from './each-screen-reads-anew.ts';
import { companyLocationPages, companyLocationTabs } from './locations.routes.tsx';
import { companyTestPoolTabs } from './test-pool-tabs.routes.tsx';

const listPage = async () => ({
  Component: (await import('../../features/companies/CompanyListView.tsx')).CompanyListView,
});
const createPage = async () => ({
  Component: (await import('../../features/companies/CreateCompanyView.tsx')).CreateCompanyView,
});
const layout = async () => ({
  Component: (await import('../../features/companies/CompanyLayout.tsx')).CompanyLayout,
});
const profilePage = async () => ({
  Component: (await import('../../features/companies/CompanyView.tsx')).CompanyView,
});
const editPage = async () => ({
  Component: (await import('../../features/companies/EditCompanyView.tsx')).EditCompanyView,
});

const companyName = (data: unknown): string | undefined =>
  (data as CompanyRouteData | undefined)?.name;

/** Tabs below the head of a company; every feature that has one adds its own. */
const companyTabs: RouteObject[] = [
  { index: true, lazy: profilePage },
  ...companyLocationTabs('ofCompany'),
  ...companyTestPoolTabs(paths.companies.testPools),
];

/** The same for a client user's own company. */
const myCompanyTabs: RouteObject[] = [
  { index: true, lazy: profilePage },
  ...companyLocationTabs('ofMyCompany'),
  ...companyTestPoolTabs(paths.myCompany.testPools),
];

/** Screens of a company: by its id for internal users, without one for the client user's own (O s2). */
export const companyRoutes: RouteObject[] = [
  {
    path: paths.companies.list,
    handle: { crumb: 'Client Companies' } satisfies RouteHandle,
    children: [
      {
        index: true,
        loader: requirePermission({ anyOf: ['READ_ALL_COMPANIES'] }, companyListLoader),
        lazy: listPage,
      },
      {
        path: paths.companies.create,
        handle: { crumb: 'Create Company' } satisfies RouteHandle,
        loader: requirePermission({ anyOf: ['CREATE_COMPANY'] }),
        lazy: createPage,
      },
      {
        id: companyRouteIds.byId,
        path: paths.companies.detail,
        handle: { crumb: companyName } satisfies RouteHandle,
        loader: requirePermission({ anyOf: ['FE_VIEW_COMPANY_PROFILE'] }, companyLoader),
        shouldRevalidate: eachScreenReadsAnew,
        children: [
          { lazy: layout, children: companyTabs },
          {
            path: paths.companies.edit,
            handle: { crumb: 'Edit' } satisfies RouteHandle,
            loader: requirePermission({ anyOf: ['FE_EDIT_COMPANIES'] }),
            lazy: editPage,
          },
          ...companyLocationPages('ofCompany'),
        ],
      },
    ],
  },
  {
    id: companyRouteIds.mine,
    path: paths.myCompany.detail,
    handle: { crumb: 'My Company' } satisfies RouteHandle,
    loader: requirePermission({ anyOf: ['FE_VIEW_MY_COMPANY'] }, myCompanyLoader),
    shouldRevalidate: eachScreenReadsAnew,
    children: [
      { lazy: layout, children: myCompanyTabs },
      {
        path: paths.myCompany.edit,
        handle: { crumb: 'Edit' } satisfies RouteHandle,
        loader: requirePermission({ anyOf: ['UPDATE'] }),
        lazy: editPage,
      },
      ...companyLocationPages('ofMyCompany'),
    ],
  },
];
