import { useCan } from '../../components/permission/use-can.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { LocationPage } from './LocationPage.tsx';
import { useLocationRecord } from './use-location-record.ts';

/** Profile tab of a location. */
export function LocationView() {
  const { location } = useLocationRecord();
  const { featureFlags } = useViewer();
  const can = useCan();
  return (
    <LocationPage
      location={location}
      showsMro={can('EDIT_LOCATION_MRO_SETTINGS')}
      showsClients={featureFlags.has('MD20')}
    />
  );
}
