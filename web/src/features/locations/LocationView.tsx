import { ContactsAside } from '../../domain/contacts/ContactsAside.tsx';
import { EnrolledIn } from '../../domain/consortiums/EnrolledIn.tsx';
import { MembershipsSection } from '../../domain/consortiums/MembershipsSection.tsx';
import { PoolsAside } from '../../domain/test-pools/PoolsAside.tsx';
import { useActivePools } from '../../domain/test-pools/use-record-pools.ts';
import { LocationLabAccounts } from './LocationLabAccounts.tsx';
import { LocationPanels } from './LocationPanels.tsx';
import { LocationPage } from './LocationPage.tsx';
import { useLocationRecord } from './location-record.ts';
import { useShownParts } from './use-shown-parts.ts';

/** Profile tab of a location. */
export function LocationView() {
  const { location, place } = useLocationRecord();
  const pools = useActivePools({ locationIds: { eq: location.id } });
  return (
    <LocationPage
      location={location}
      shown={useShownParts()}
      side={
        <ContactsAside locationId={location.id} links={place.links.contacts}>
          {pools && <PoolsAside pools={pools} all={place.links.testPools(location.id)} />}
        </ContactsAside>
      }
      enrolledIn={<EnrolledIn of="location" id={location.id} />}
      consortiums={<MembershipsSection of="location" id={location.id} />}
      panels={<LocationPanels locationId={location.id} />}
      labAccounts={<LocationLabAccounts locationId={location.id} />}
    />
  );
}
