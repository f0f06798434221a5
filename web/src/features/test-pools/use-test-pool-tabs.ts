import type { TabLink } from '../../components/page/TabNav.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { paths } from '../../config/paths.ts';
import { useAvailablePaths } from '../../lib/navigation/available-paths.ts';
import { seesSelectionRuns } from './test-pool-access.ts';
import { testPoolLinks } from './test-pool-links.ts';

/** Tabs of a pool (C s2): those whose screens exist and that the viewer may open. */
export function useTestPoolTabs(id: string): TabLink[] {
  const available = useAvailablePaths();
  const can = useCan();
  const links = testPoolLinks(id);
  return [
    { label: 'Profile', to: links.profile, end: true },
    ...(available.has(paths.testPools.members) ? [{ label: 'Members', to: links.members }] : []),
    ...(available.has(paths.testPools.runs) && can(...seesSelectionRuns.anyOf)
      ? [{ label: 'Runs', to: links.runs }]
      : []),
  ];
}
