import { adminGroups } from '../../config/feature.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { entriesOf, useTopMenu } from '../shell/menu.ts';

/** Whether a page stands in the menu of the viewer. */
export function useMayOpen(): (page: { path: string }) => boolean {
  const viewer = useViewer();
  const groups = ['Dashboard', 'Reports', ...adminGroups] as const;
  const pages = [...useTopMenu(), ...groups.flatMap((group) => entriesOf(viewer, group))];
  return ({ path }) => pages.some((each) => each.path === path);
}
