import { useCan } from '../../components/permission/use-can.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';

/** The parts of a location that not everybody sees; they are sent only where they were shown. */
export interface ShownParts {
  mro: boolean;
  clients: boolean;
}

/** Which parts of a location this viewer sees: MRO settings by permission (O s6), clients by a feature flag. */
export function useShownParts(): ShownParts {
  const can = useCan();
  const { featureFlags } = useViewer();
  return { mro: can('EDIT_LOCATION_MRO_SETTINGS'), clients: featureFlags.has('MD20') };
}

/** Takes out of a form what is not shown. */
export const hiddenParts = ({ mro, clients }: ShownParts) => ({
  ...(!mro && { mroResultType: undefined }),
  ...(!clients && { clients: undefined }),
});
