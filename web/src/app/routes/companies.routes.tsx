import type { RouteObject } from 'react-router-dom';
import { companyList } from '@assay/schema/companies/company.list';
import { companyPaths } from '../../config/features/companies.ts';
import { CompanyListDocument } from '../../features/companies/company-list.generated.ts';
import { listLoader } from '../../lib/list-url/list-loader.ts';
import { page, section } from '../page.ts';

/** The list of companies and the form of a new one; the pages of a company stand in `company.routes.tsx`. */
export const routes: RouteObject[] = [
  section(companyPaths.list, 'Client Companies', [
    page(
      {
        access: { anyOf: ['READ_ALL_COMPANIES'] },
        load: listLoader(companyList, CompanyListDocument),
      },
      () => import('../../features/companies/CompanyListView.tsx'),
    ),
    page(
      { path: companyPaths.create, crumb: 'Create Company', access: { anyOf: ['CREATE_COMPANY'] } },
      () => import('../../features/companies/CreateCompanyView.tsx'),
    ),
  ]),
];
