import type { Permission } from '@assay/schema/permissions';
import type { AccessRule } from '../../config/access-rule.ts';
import { currentClient } from '../apollo/client.ts';
import { ViewerDocument, type ViewerQuery } from './viewer.generated.ts';

type Answer = ViewerQuery['viewer'];

/** The signed-in user with what he may do. */
export interface Viewer extends Omit<Answer, 'permissions' | 'featureFlags' | '__typename'> {
  permissions: ReadonlySet<Permission>;
  /** Names of the feature flags that are on. */
  featureFlags: ReadonlySet<string>;
}

export const viewerOf = ({ viewer }: ViewerQuery): Viewer => ({
  ...viewer,
  permissions: new Set(viewer.permissions),
  featureFlags: new Set(
    viewer.featureFlags.filter((flag) => flag.enabled).map((flag) => flag.name),
  ),
});

/** Asks once per session; later calls are answered from the cache. */
export async function loadViewer(): Promise<Viewer> {
  const { data } = await currentClient().query({
    query: ViewerDocument,
    context: { errorsTo: 'caller' },
  });
  if (!data) throw new Error('The viewer has no data.');
  return viewerOf(data);
}

/** Whether the viewer passes a rule. What it hides, api refuses as well. */
export const allows = (viewer: Viewer, { anyOf, type }: AccessRule): boolean =>
  anyOf.some((permission) => viewer.permissions.has(permission)) &&
  (type === undefined || viewer.profile.type === type);
