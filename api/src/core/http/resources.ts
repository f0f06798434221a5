import type { Route } from '@assay/schema/core/route';
import type { ResourceName } from '@assay/schema/resource-names';
import type { Permission } from '@assay/schema/permissions';
import type { Tx } from '../database/database.ts';
import type { Viewer } from '../context.ts';

/** A kind of record that a path's `:id` can name (`config.resource` of a route). */
export interface Resource {
  /** Whether the caller sees the record: of the tenant, in scope, not deleted. */
  isVisible(tx: Tx, id: number, viewer: Viewer): Promise<boolean>;
  /** Whether the caller may change the record, where more than the permission decides it. */
  mayChange?(tx: Tx, id: number, viewer: Viewer): Promise<boolean>;
  /** Permissions that hold on records of this kind, or on that one, where they are not the caller's own. */
  permissions?(viewer: Viewer, id?: number): ReadonlySet<Permission>;
}

/** The kinds of records by name; a module adds its own when it registers its routes. */
export type Resources = Map<ResourceName, Resource>;

/**
 * Without its kind of record a call would answer 403 and 400 for records that the caller cannot see.
 * @throws Error when a route names a kind that no module has registered
 */
export function requireResources(resources: Resources, routes: readonly Route[]): void {
  for (const { method, url, config } of routes) {
    if (config.resource !== undefined && !resources.has(config.resource))
      throw new Error(
        `${method} ${url} names the record "${config.resource}", and no module says who sees one (app.resources.set).`,
      );
  }
}
