import { adminSections, type AdminSection } from '../../config/admin-sections.ts';
import { myLocationLabel } from '../../config/my-location-label.ts';
import { paths } from '../../config/paths.ts';
import { useAvailablePaths } from '../../lib/navigation/available-paths.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { allows } from '../../lib/viewer/viewer.ts';

/** Sections of the Admin Panel that have a screen and that the viewer may open. */
export function useAdminSections(): AdminSection[] {
  const available = useAvailablePaths();
  const viewer = useViewer();
  return adminSections
    .filter(({ path, access }) => available.has(path) && allows(viewer, access))
    .map((section) =>
      section.path === paths.myLocation
        ? { ...section, label: myLocationLabel(viewer.featureFlags) }
        : section,
    );
}
