import { Link } from '@chakra-ui/react';
import { generatePath, Link as RouterLink, Outlet, useMatch } from 'react-router-dom';
import { RecordHead } from '../../components/page/RecordHead.tsx';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import { companyPaths } from '../../config/features/companies.ts';
import { cityText } from '../../domain/contact/address-text.ts';
import { PhoneLink } from '../../domain/contact/contact-links.tsx';
import { poolFigures } from '../../domain/test-pools/pool-figures.ts';
import { useActivePools } from '../../domain/test-pools/use-record-pools.ts';
import { LocationActions } from './LocationActions.tsx';
import { useLocationRecord } from './location-record.ts';
import { useLocationTabs } from './use-location-tabs.ts';

/** Head of the pages of a location, with a tab for each; the page of the tab stands below. */
export function LocationLayout() {
  const { location, place } = useLocationRecord();
  const { id, company, isPrimary } = location;
  // The other tabs have buttons and numbers of their own.
  const isProfile = useMatch(place.links.profile(id)) !== null;
  const pools = useActivePools({ locationId: { eq: id } });
  return (
    <>
      <RecordHead
        name={location.name}
        status={isPrimary && <StatusBadge tone="info">Primary</StatusBadge>}
        facts={[
          location.locationId,
          company && place.name === 'ofCompany' ? (
            <Link asChild color="brand.fg">
              <RouterLink to={generatePath(companyPaths.detail, { companyId: company.id })}>
                {company.companyName}
              </RouterLink>
            </Link>
          ) : (
            company?.companyName
          ),
          cityText(location.address),
          location.locationPhone && <PhoneLink digits={location.locationPhone} />,
        ]}
        tabs={useLocationTabs(place, id)}
        actions={isProfile && <LocationActions location={location} place={place} />}
        figures={isProfile && pools ? poolFigures(pools, place.links.testPools(id)) : undefined}
      />
      <Outlet />
    </>
  );
}
