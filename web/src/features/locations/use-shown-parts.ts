import { useCan } from '../../components/permission/use-can.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import type { ShownParts } from './location-form-values.ts';

/** Which parts of a location this viewer sees: MRO settings by permission (O s6), clients by a feature flag. */
export function useShownParts(): ShownParts {
  const can = useCan();
  const { featureFlags } = useViewer();
  return { mro: can('EDIT_LOCATION_MRO_SETTINGS'), clients: featureFlags.has('MD20') };
}
