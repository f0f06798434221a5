import { generatePath } from 'react-router-dom';
import { paths } from '../../config/paths.ts';

/** Where the screens of one company are: below its id for internal users, below my-company for its own. */
export interface CompanyLinks {
  profile: string;
  edit: string;
  locations: string;
  testPools: string;
  /** List to go back to; null for a client user, who has no list. */
  list: string | null;
}

export const companyLinks = (companyId: string): CompanyLinks => ({
  profile: generatePath(paths.companies.detail, { companyId }),
  edit: generatePath(paths.companies.edit, { companyId }),
  locations: generatePath(paths.companies.locations, { companyId }),
  testPools: generatePath(paths.companies.testPools, { companyId }),
  list: paths.companies.list,
});

export const myCompanyLinks: CompanyLinks = {
  profile: paths.myCompany.detail,
  edit: paths.myCompany.edit,
  locations: paths.myCompany.locations,
  testPools: paths.myCompany.testPools,
  list: null,
};
