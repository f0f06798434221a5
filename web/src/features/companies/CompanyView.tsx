import { CompanyPage } from './CompanyPage.tsx';
import { useCompany } from './use-company.ts';

/** Profile tab of a company, also of the client user's own. */
export function CompanyView() {
  return <CompanyPage company={useCompany().company} />;
}
