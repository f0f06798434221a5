import { LocationPage } from './LocationPage.tsx';
import { useLocationRecord } from './use-location-record.ts';
import { useShownParts } from './use-shown-parts.ts';

/** Profile tab of a location. */
export function LocationView() {
  const { location } = useLocationRecord();
  return <LocationPage location={location} shown={useShownParts()} />;
}
