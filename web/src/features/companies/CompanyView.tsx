import { useCan } from '../../components/permission/use-can.ts';
import { MembershipsSection } from '../../domain/consortiums/MembershipsSection.tsx';
import { PoolsAside } from '../../domain/test-pools/PoolsAside.tsx';
import { useActivePools } from '../../domain/test-pools/use-record-pools.ts';
import { CompanyPage } from './CompanyPage.tsx';
import { HierarchyPanel } from './hierarchy/HierarchyPanel.tsx';
import { useCompany } from './company-record.ts';

/** Profile tab of a company, also of the client user's own. */
export function CompanyView() {
  const { company, links } = useCompany();
  const can = useCan();
  const pools = useActivePools({ companyId: { eq: company.id } });
  return (
    <CompanyPage
      company={company}
      pools={pools && <PoolsAside pools={pools} all={links.testPools} />}
      consortiums={<MembershipsSection of="company" id={company.id} />}
      hierarchy={
        can('READ_ALL_ADMINISTRATIVE_UNITS') && (
          <HierarchyPanel companyId={company.id} links={links} />
        )
      }
    />
  );
}
