import { generatePath } from 'react-router-dom';
import { companyPaths, myCompanyPaths } from '../../config/features/companies.ts';

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
  profile: generatePath(companyPaths.detail, { companyId }),
  edit: generatePath(companyPaths.edit, { companyId }),
  locations: generatePath(companyPaths.locations, { companyId }),
  testPools: generatePath(companyPaths.testPools, { companyId }),
  list: companyPaths.list,
});

export const myCompanyLinks: CompanyLinks = {
  profile: myCompanyPaths.detail,
  edit: myCompanyPaths.edit,
  locations: myCompanyPaths.locations,
  testPools: myCompanyPaths.testPools,
  list: null,
};
