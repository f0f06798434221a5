import { useCan } from '../../components/permission/use-can.ts';
import type { TabLink } from '../../components/page/TabNav.tsx';
import { paths } from '../../config/paths.ts';
import { useAvailablePaths } from '../../lib/navigation/available-paths.ts';
import type { LocationPlace } from './location-place.ts';

/** Tabs of a location (O s2): those whose screens exist and that the viewer may open. */
export function useLocationTabs({ name, links }: LocationPlace, id: string): TabLink[] {
  const available = useAvailablePaths();
  const can = useCan();
  const hasPools = available.has(paths.locations[name].testPools);
  return [
    { label: 'Profile', to: links.profile(id), end: true },
    ...(hasPools && can('FE_VIEW_LOCATION_TEST_POOLS')
      ? [{ label: 'Test Pools', to: links.testPools(id) }]
      : []),
  ];
}
