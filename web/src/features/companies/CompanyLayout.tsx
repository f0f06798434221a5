import { Outlet, useMatch } from 'react-router-dom';
import { formatUsDate } from '../../components/form/us-date.ts';
import { RecordHead } from '../../components/page/RecordHead.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { cityText } from '../../domain/contact/address-text.ts';
import { EmailLink, PhoneLink } from '../../domain/contact/contact-links.tsx';
import { useActivePools } from '../../domain/test-pools/use-record-pools.ts';
import { companyFigures } from './company-figures.ts';
import { CompanyActions } from './CompanyActions.tsx';
import { useCompany } from './company-record.ts';
import { useCompanyTabs } from './use-company-tabs.ts';

/** Head of the pages of a company, with a tab for each; the page of the tab stands below. */
export function CompanyLayout() {
  const { company, links } = useCompany();
  const can = useCan();
  // The other tabs have buttons and numbers of their own.
  const isProfile = useMatch(links.profile) !== null;
  const isLocations = useMatch(links.locations) !== null;
  const pools = useActivePools({ companyId: { eq: company.id } });
  const { mainPhoneNumber, mainEmail } = company.contactInformation;
  const locations = can('READ_ALL_LOCATIONS') ? links.locations : undefined;
  return (
    <>
      <RecordHead
        name={isLocations ? `${company.companyName} Locations` : company.companyName}
        facts={[
          cityText(company.address),
          company.clientSince && `Client since ${formatUsDate(company.clientSince)}`,
          mainPhoneNumber && <PhoneLink digits={mainPhoneNumber} />,
          mainEmail && <EmailLink address={mainEmail} />,
        ]}
        tabs={useCompanyTabs(links)}
        actions={isProfile && <CompanyActions />}
        figures={
          isProfile
            ? companyFigures(company, { locations, testPools: links.testPools }, pools)
            : undefined
        }
      />
      <Outlet />
    </>
  );
}
