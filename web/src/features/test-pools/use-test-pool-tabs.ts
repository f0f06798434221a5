import type { TabLink } from '../../components/page/TabNav.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { seesSelectionRuns } from './test-pool-access.ts';
import { testPoolLinks } from './test-pool-links.ts';

/** Tabs of a pool (C s2): those that the viewer may open. */
export function useTestPoolTabs(id: string): TabLink[] {
  const can = useCan();
  const links = testPoolLinks(id);
  return [
    { label: 'Profile', to: links.profile, end: true },
    { label: 'Members', to: links.members },
    ...(can(...seesSelectionRuns.anyOf) ? [{ label: 'Runs', to: links.runs }] : []),
    ...(can('MANAGE_TEST_POOLS') ? [{ label: 'History', to: links.history }] : []),
  ];
}
