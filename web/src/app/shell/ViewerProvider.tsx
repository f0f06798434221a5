import { useEffect, type ReactNode } from 'react';
import { PermissionContext } from '../../components/permission/permission-context.ts';
import { applyStyle } from '../../lib/branding/branding.ts';
import { ViewerContext } from '../../lib/viewer/use-viewer.ts';
import { useViewerSuspenseQuery } from '../../lib/viewer/viewer.generated.ts';
import { viewerOf } from '../../lib/viewer/viewer.ts';

/** Gives every page the signed-in user, and keeps up with what mutations change about him. */
export function ViewerProvider({ children }: { children: ReactNode }) {
  const { data } = useViewerSuspenseQuery();
  const viewer = viewerOf(data);
  const { tenantStyle } = viewer;
  useEffect(() => applyStyle(tenantStyle), [tenantStyle]);
  return (
    <ViewerContext value={viewer}>
      <PermissionContext value={viewer.permissions}>{children}</PermissionContext>
    </ViewerContext>
  );
}
