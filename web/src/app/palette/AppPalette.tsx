import { adminGroups, type MenuEntry } from '../../config/feature.ts';
import type { Command } from '../../features/search/command.ts';
import { Palette } from '../../features/search/Palette.tsx';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { allows, type Viewer } from '../../lib/viewer/viewer.ts';
import { features } from '../features.ts';
import { entriesOf, useTopMenu } from '../shell/menu.ts';

const groups: readonly MenuEntry['group'][] = [
  'Dashboard',
  'Reports',
  ...adminGroups,
  'My Profile',
];

/** What the viewer may begin with, as on the home page. */
const actionsOf = (viewer: Viewer): Command[] =>
  features
    .flatMap(({ quickActions = [] }) => quickActions)
    .filter(({ access }) => !access || allows(viewer, access))
    .map(({ label, hint, path, icon }) => ({ label, hint, path, icon, kind: 'Actions' }));

const isNew =
  (known: readonly Command[]) =>
  ({ path }: Command): boolean =>
    !known.some((each) => each.path === path);

/** The palette with all that the viewer may do and open. */
export function AppPalette({ onDismiss }: { onDismiss: () => void }) {
  const viewer = useViewer();
  const actions = actionsOf(viewer);
  const pages = [...useTopMenu(), ...groups.flatMap((group) => entriesOf(viewer, group))].map(
    ({ label, path, icon }): Command => ({ label, path, icon, kind: 'Pages' }),
  );
  const opens = pages.filter(
    ({ path }, index) => pages.findIndex((each) => each.path === path) === index,
  );
  return <Palette commands={[...actions.filter(isNew(opens)), ...opens]} onDismiss={onDismiss} />;
}
