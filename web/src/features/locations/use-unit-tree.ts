import { useViewer } from '../../lib/viewer/use-viewer.ts';
import type { UnitTree } from './unit-tree.ts';
import { useLocationUnitsQuery } from './location-units.generated.ts';

export interface LoadedTree {
  /** Null while it is on its way, and when it could not be loaded. */
  tree: UnitTree | null;
  failed: boolean;
  loading: boolean;
  retry: () => void;
}

/** The hierarchy that a location is placed in: of the company, or a client user's own part of it (O s4). */
export function useUnitTree(companyId: string): LoadedTree {
  const { profile } = useViewer();
  const { data, error, loading, refetch } = useLocationUnitsQuery({
    variables: { companyId, ofClient: profile.type === 'CLIENT' },
    context: { errorsTo: 'caller' },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  return {
    tree: data?.accessibleHierarchy ?? data?.administrativeUnitTree ?? null,
    failed: error !== undefined && !data,
    loading,
    retry: () => void refetch(),
  };
}
