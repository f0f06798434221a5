import { Outlet, useMatch } from 'react-router-dom';
import { BackLink } from '../../components/page/BackLink.tsx';
import { cityText } from '../../components/page/address-text.ts';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { PermissionGate } from '../../components/permission/PermissionGate.tsx';
import { CompanyActions } from './CompanyActions.tsx';
import { useCompany } from './use-company.ts';
import { useCompanyTabs } from './use-company-tabs.ts';

/** Head of the pages of a company, with a tab for each; the page of the tab stands below. */
export function CompanyLayout() {
  const { company, links } = useCompany();
  // The other tabs have buttons of their own.
  const isProfile = useMatch(links.profile) !== null;
  const isLocations = useMatch(links.locations) !== null;
  return (
    <>
      {links.list !== null && (
        <PermissionGate anyOf={['READ_ALL_COMPANIES']}>
          <BackLink to={links.list}>Client Companies</BackLink>
        </PermissionGate>
      )}
      <PageHeader
        title={isLocations ? `${company.companyName} Locations` : company.companyName}
        subtitle={cityText(company.address) ?? undefined}
        tabs={useCompanyTabs(links)}
        actions={isProfile && <CompanyActions />}
      />
      <Outlet />
    </>
  );
}
