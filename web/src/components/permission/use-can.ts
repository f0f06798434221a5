import { useContext } from 'react';
import type { Permission } from '@assay/schema/permissions';
import { PermissionContext } from './permission-context.ts';

/** Whether the viewer holds at least one of the named permissions. */
export type Can = (...anyOf: readonly Permission[]) => boolean;

/**
 * The viewer's permissions as a question: `can('CREATE_COMPANY')`. It decides what a screen offers;
 * api checks every call itself. Permissions on one record come with the record (`viewerCanUpdate`).
 */
export function useCan(): Can {
  const held = useContext(PermissionContext);
  return (...anyOf) => anyOf.some((permission) => held.has(permission));
}
