import type { AuditAction } from '@assay/schema/audit/audit-actions';
import type { Route } from '@assay/schema/core/route';
import type { RouteWorld, Sent } from './route-world.ts';

/** A call that works and changes something, each time it is made. */
export interface Sample {
  /** What it leaves in the audit log. */
  logs: AuditAction | null;
  make(world: RouteWorld): Sent | Promise<Sent>;
}

/** A sample that leaves an action in the audit log; null for nothing. */
export const logging = (logs: Sample['logs'], make: Sample['make']): Sample => ({ logs, make });

/** A sample for each call of a group that writes; a missing one does not compile. */
export type SamplesOf<G extends Record<string, Route>> = {
  [N in keyof G as G[N]['method'] extends 'GET' ? never : N]: Sample;
};
