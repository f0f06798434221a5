import { Link } from '@chakra-ui/react';
import { generatePath, Link as RouterLink, Outlet, useMatch } from 'react-router-dom';
import { RecordActions } from '../../components/page/RecordActions.tsx';
import { RecordHead } from '../../components/page/RecordHead.tsx';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { companyPaths } from '../../config/features/companies.ts';
import { cityText } from '../../domain/contact/address-text.ts';
import { PhoneLink } from '../../domain/contact/contact-links.tsx';
import { poolFigures } from '../../domain/test-pools/pool-figures.ts';
import { useActivePools } from '../../domain/test-pools/use-record-pools.ts';
import { deletionHint, locationDeletion, useLocationRecord } from './location-record.ts';
import { useLocationTabs } from './use-location-tabs.ts';

/** Head of the pages of a location, with a tab for each; the page of the tab stands below. */
export function LocationLayout() {
  const { location, place } = useLocationRecord();
  const can = useCan();
  const { id, company, isPrimary } = location;
  // The other tabs have buttons and numbers of their own.
  const isProfile = useMatch(place.links.profile(id)) !== null;
  const pools = useActivePools({ locationIds: { eq: id } });
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
        actions={
          isProfile && (
            <RecordActions
              record={location}
              edit={location.viewerCanUpdate && can('FE_EDIT_LOCATION') && place.links.edit(id)}
              deletion={locationDeletion}
              canDelete={
                (location.viewerCanDelete === true || isPrimary) && can('FE_DELETE_LOCATION')
              }
              hint={deletionHint(location)}
              list={place.links.list}
            />
          )
        }
        figures={isProfile && pools ? poolFigures(pools, place.links.testPools(id)) : undefined}
      />
      <Outlet />
    </>
  );
}
