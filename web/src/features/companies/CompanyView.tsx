import { useCan } from '../../components/permission/use-can.ts';
import { CompanyPage } from './CompanyPage.tsx';
import { HierarchyPanel } from './hierarchy/HierarchyPanel.tsx';
import { useCompany } from './use-company.ts';

/** Profile tab of a company, also of the client user's own. */
export function CompanyView() {
  const { company, links } = useCompany();
  const can = useCan();
  return (
    <CompanyPage
      company={company}
      locationsLink={can('READ_ALL_LOCATIONS') ? links.locations : null}
      hierarchy={
        can('READ_ALL_ADMINISTRATIVE_UNITS') && (
          <HierarchyPanel companyId={company.id} links={links} />
        )
      }
    />
  );
}
