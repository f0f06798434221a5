import type { Permission } from '@assay/schema/permissions';
import type { Tx } from '../database/database.ts';
import type { Viewer } from '../context.ts';

/** A kind of record that a path's `:id` can name (`config.resource` of a route). */
export interface Resource {
  /** Whether the caller sees the record: of the tenant, in scope, not deleted. */
  isVisible(tx: Tx, id: number, viewer: Viewer): Promise<boolean>;
  /** Permissions that hold on records of this kind, where they are fewer than the caller's own. */
  permissions?(viewer: Viewer): ReadonlySet<Permission>;
}

/** The kinds of records by name; a module adds its own when it registers its routes. */
export type Resources = Map<string, Resource>;
