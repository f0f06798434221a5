import { companyList } from '@assay/schema/companies/company.list';
import { listLoader } from '../../lib/list-url/list-loader.ts';
import { CompanyListDocument } from './company-list.generated.ts';

export const companyListLoader = listLoader(companyList, CompanyListDocument);
