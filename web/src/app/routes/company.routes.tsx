import type { RouteObject } from 'react-router-dom';
import { companyPaths, myCompanyPaths } from '../../config/features/companies.ts';
import { companyRecord, myCompanyRecord } from '../../features/companies/company-record.ts';
import { layout, page } from '../page.ts';
import type { RouteHandle } from '../route-handle.ts';
import { companyContactPages, companyContactTab } from './contacts.routes.tsx';
import { companyDocumentPages, companyDocumentTab } from './documents.routes.tsx';
import { consortiumPoolPages, consortiumPoolTab } from './consortium-pools.routes.tsx';
import { companySettingsPages, companySettingsTab } from './company-settings.routes.tsx';
import { historyTab } from './history-tab.routes.tsx';
import { companyLocationPages, companyLocationTab } from './locations.routes.tsx';
import { companyTestPoolTab } from './test-pool-tabs.routes.tsx';
import { companyUserTab } from './users.routes.tsx';

const editView = () => import('../../features/companies/EditCompanyView.tsx');

const paths = { ofCompany: companyPaths, ofMyCompany: myCompanyPaths } as const;
type CompanyPlace = keyof typeof paths;

/** The head of a company with its tabs; every feature that has one adds its own. */
const tabs = (place: CompanyPlace): RouteObject =>
  layout(
    () => import('../../features/companies/CompanyLayout.tsx'),
    [
      page({}, () => import('../../features/companies/CompanyView.tsx')),
      companyLocationTab(place),
      companyUserTab(paths[place].users),
      companyTestPoolTab(paths[place].testPools),
      ...(place === 'ofMyCompany' ? [consortiumPoolTab] : []),
      companyContactTab(place),
      companyDocumentTab(place),
      companySettingsTab(place),
      historyTab(paths[place].history, 'company', { anyOf: ['UPDATE'] }),
    ],
  );

/** What stands beside the tabs: pages of their own below a company. */
const pages = (place: CompanyPlace): RouteObject[] => [
  companyLocationPages(place),
  companyContactPages(place),
  companyDocumentPages(place),
  companySettingsPages(place),
];

/** Screens of a company: by its id for internal users, without one for the client user's own (O s2). */
export const routes: RouteObject[] = [
  {
    handle: { crumb: 'Client Companies', to: companyPaths.list } satisfies RouteHandle,
    children: [
      {
        path: companyPaths.detail,
        ...companyRecord.route({ anyOf: ['FE_VIEW_COMPANY_PROFILE'] }),
        children: [
          tabs('ofCompany'),
          page(
            { path: companyPaths.edit, crumb: 'Edit', access: { anyOf: ['FE_EDIT_COMPANIES'] } },
            editView,
          ),
          ...pages('ofCompany'),
        ],
      },
    ],
  },
  {
    path: myCompanyPaths.detail,
    ...myCompanyRecord.route({ anyOf: ['FE_VIEW_MY_COMPANY'] }),
    handle: { crumb: 'My Company' },
    children: [
      tabs('ofMyCompany'),
      page({ path: myCompanyPaths.edit, crumb: 'Edit', access: { anyOf: ['UPDATE'] } }, editView),
      ...pages('ofMyCompany'),
      consortiumPoolPages,
    ],
  },
];
