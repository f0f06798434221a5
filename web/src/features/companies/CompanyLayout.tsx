import { Outlet, useMatch } from 'react-router-dom';
import { formatUsDate } from '../../components/form/us-date.ts';
import { RecordActions } from '../../components/page/RecordActions.tsx';
import { RecordHead } from '../../components/page/RecordHead.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { paths } from '../../config/paths.ts';
import { cityText } from '../../domain/contact/address-text.ts';
import { EmailLink, PhoneLink } from '../../domain/contact/contact-links.tsx';
import { useActivePools } from '../../domain/test-pools/use-record-pools.ts';
import { companyFigures } from './company-figures.ts';
import { companyDeletion, useCompany } from './company-record.ts';
import { useCompanyTabs } from './use-company-tabs.ts';

/** Head of the pages of a company, with a tab for each; the page of the tab stands below. */
export function CompanyLayout() {
  const { company, links } = useCompany();
  const can = useCan();
  // The other tabs have buttons and numbers of their own.
  const isProfile = useMatch(links.detail) !== null;
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
        actions={
          isProfile && (
            <RecordActions
              record={company}
              // The FE_ names drive the buttons of internal users; a client user needs UPDATE on the company alone
              // (contract §7).
              edit={
                company.viewerCanUpdate &&
                (links.list === null || can('FE_EDIT_COMPANIES')) &&
                links.edit
              }
              deletion={companyDeletion}
              canDelete={company.viewerCanDelete === true && can('FE_DELETE_COMPANIES')}
              list={links.list ?? paths.dashboard}
            />
          )
        }
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
