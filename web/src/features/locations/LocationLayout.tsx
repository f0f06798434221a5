import { Outlet, useMatch } from 'react-router-dom';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import { LocationActions } from './LocationActions.tsx';
import { useLocationRecord } from './use-location-record.ts';
import { useLocationTabs } from './use-location-tabs.ts';

/** Head of the pages of a location, with a tab for each; the page of the tab stands below. */
export function LocationLayout() {
  const { location, place } = useLocationRecord();
  // The other tabs have buttons of their own.
  const isProfile = useMatch(place.links.profile(location.id)) !== null;
  const company = location.company?.companyName;
  return (
    <>
      <PageHeader
        title={location.name}
        subtitle={
          <>
            {location.isPrimary && <StatusBadge tone="info">Primary</StatusBadge>}{' '}
            {location.locationId}
            {company !== undefined && ` · ${company}`}
          </>
        }
        tabs={useLocationTabs(place, location.id)}
        actions={isProfile && <LocationActions location={location} place={place} />}
      />
      <Outlet />
    </>
  );
}
