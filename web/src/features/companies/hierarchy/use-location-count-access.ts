import type { Role } from '../../../gql/schema.generated.ts';
import { useCan } from '../../../components/permission/use-can.ts';
import { useViewer } from '../../../lib/viewer/use-viewer.ts';
import type { CompanyLinks } from '../company-record.ts';
import { hierarchyTexts } from './hierarchy-texts.ts';
import { locationCountLink } from './location-count-link.ts';
import type { LocationCount } from './location-counts.ts';

const unitManagers: ReadonlySet<Role> = new Set([
  'REGION_MANAGER',
  'AREA_MANAGER',
  'DISTRICT_MANAGER',
  'ADMINISTRATIVE_UNIT_MANAGER',
]);

/** Where a count leads, or why it leads nowhere. */
export type CountAccess = { to: string } | { hint: string | null };

/**
 * Which counts of the hierarchy lead to their locations. Managers of units open those of the units that
 * they hold their role in, with what is below them (O s2).
 */
export function useLocationCountAccess(links: CompanyLinks): (count: LocationCount) => CountAccess {
  const { profile, featureFlags } = useViewer();
  const can = useCan();
  const isMany = featureFlags.has('MD125');
  const { role, authorizationContextId, authorizationContextIds } = profile.roleAssignment;
  const own = isMany ? authorizationContextIds : [authorizationContextId];
  const isOwn = ({ path }: LocationCount): boolean =>
    !unitManagers.has(role) || path.some(({ id }) => own.includes(id));

  return (count) => {
    if (!can('READ_ALL_LOCATIONS') || !isOwn(count))
      return { hint: hierarchyTexts.closedLocations };
    if (count.needsDistrict) return { hint: hierarchyTexts.needsDistrict };
    return { to: locationCountLink(links.locations, count, isMany) };
  };
}
