import type { AuditAction } from '@assay/schema/audit/audit-actions';
import type { Route } from '@assay/schema/core/route';
import { multipart } from '../core/storage/testing/multipart.ts';
import { read, type RouteWorld, type Sent } from './route-world.ts';

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

let count = 0;

/** A name that no other record has. */
export const fresh = (word: string): string => `${word} ${(count += 1)}`;

/** The stored record with changed fields, as a form sends it. */
export const edited = async (world: RouteWorld, path: string, change: object): Promise<Sent> => ({
  body: { ...(await read(world, path)), ...change },
});

/** Id of a record made by a call. */
export const created = async (world: RouteWorld, path: string, body: object): Promise<number> => {
  const answer = await world.api.call(`POST ${path}`, { session: world.superAdmin, body });
  return answer.json<{ id: number }>().id;
};

/** A form with one file. */
export const upload = (
  field: string,
  name: string,
  content: Buffer | string,
  fields = {},
): Sent => ({
  form: multipart([{ field, name, content: Buffer.from(content) }], fields),
});
