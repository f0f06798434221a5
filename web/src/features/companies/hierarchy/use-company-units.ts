import { failureOf } from '../../../lib/errors/failure.ts';
import { useCompanyUnitsQuery } from './company-units.generated.ts';
import type { Region } from './unit-tree.ts';

interface CompanyUnits {
  /** Null while they are on their way, or when they did not come. */
  units: { regions: readonly Region[]; numberOfLocations: number } | null;
  /** Who edits or deletes a company does so with its units (O s6). */
  canRename: boolean;
  canDelete: boolean;
  error: { message: string; onRetry: () => void; retrying: boolean } | undefined;
  /** Reads them again, and with them the counts of the company. */
  refresh: () => Promise<void>;
}

/** The units of a company as they are now. */
export function useCompanyUnits(companyId: string): CompanyUnits {
  const { data, error, loading, refetch } = useCompanyUnitsQuery({
    variables: { companyId },
    fetchPolicy: 'cache-and-network',
    context: { errorsTo: 'caller' },
    notifyOnNetworkStatusChange: true,
  });
  // What failed is told where the list stands, or with the next thing that is done to it.
  const refresh = async (): Promise<void> => {
    await refetch().catch(() => undefined);
  };
  const regions = data?.administrativeUnitTree;
  const held = data?.company?.viewerPermissions ?? [];
  return {
    units: regions ? { regions, numberOfLocations: data.company?.numberOfLocations ?? 0 } : null,
    canRename: held.includes('UPDATE'),
    canDelete: held.includes('DELETE'),
    error:
      error && !regions
        ? { message: failureOf(error).message, onRetry: () => void refresh(), retrying: loading }
        : undefined,
    refresh,
  };
}
