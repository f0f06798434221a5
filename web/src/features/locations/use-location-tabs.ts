import { useCan } from '../../components/permission/use-can.ts';
import type { TabLink } from '../../components/page/TabNav.tsx';
import type { LocationPlace } from './location-place.ts';

/** Tabs of a location (O s2): those that the viewer may open. */
export function useLocationTabs({ links }: LocationPlace, id: string): TabLink[] {
  const can = useCan();
  return [
    { label: 'Profile', to: links.profile(id), end: true },
    ...(can('FE_VIEW_LOCATION_TEST_POOLS')
      ? [{ label: 'Test Pools', to: links.testPools(id) }]
      : []),
    ...(can('UPDATE') ? [{ label: 'History', to: links.history(id) }] : []),
  ];
}
