import type { TabLink } from '../../components/page/TabNav.tsx';
import { paths } from '../../config/paths.ts';
import { useAvailablePaths } from '../../lib/navigation/available-paths.ts';
import { testPoolLinks } from './test-pool-links.ts';

/** Tabs of a pool (C s2): those whose screens exist. */
export function useTestPoolTabs(id: string): TabLink[] {
  const available = useAvailablePaths();
  const links = testPoolLinks(id);
  return [
    { label: 'Profile', to: links.profile, end: true },
    ...(available.has(paths.testPools.members) ? [{ label: 'Members', to: links.members }] : []),
    ...(available.has(paths.testPools.runs) ? [{ label: 'Runs', to: links.runs }] : []),
  ];
}
