import { sql } from 'drizzle-orm';
import type { OrderRequestStatusName } from '@assay/schema/order-requests/order-request-words';
import type { Row, Tx } from '../../core/database/database.ts';
import { found } from '../../core/refusal.ts';
import type { Actor } from '../test-results/test-cases.repository.ts';

export type RequestRow = Omit<Row<'order_requests'>, 'status'> & { status: OrderRequestStatusName };

/** What the law says of a random test at a location: what its cases keep, or why there is none. */
export interface LocationCompliance {
  kept?: object | null;
  refused?: string;
}

type RunRow = Pick<
  Row<'selection_runs'>,
  'id' | 'test_pool_id' | 'company_id' | 'location_id' | 'invalidated_at'
>;

/** A run, locked until the commit: of two requests for it the second finds the first. @throws Refusal RESOURCE_NOT_FOUND */
export const lockRun = async (tx: Tx, runId: number): Promise<RunRow> =>
  found(
    await tx.row<RunRow>(sql`
      select id, test_pool_id, company_id, location_id, invalidated_at from selection_runs
      where id = ${runId} and deleted_at is null for no key update`),
  );

export const requestOfRun = (tx: Tx, runId: number): Promise<RequestRow | null> =>
  tx.row<RequestRow>(sql`select * from order_requests where run_id = ${runId}`);

/** The locations of whom a run selected and who has no order yet, with what each of them works under. */
export const locationsToOrder = (tx: Tx, runId: number): Promise<{ id: number }[]> =>
  tx.rows(sql`
    select distinct v.location_id as id from run_participants p
    join test_pool_member_versions v on v.member_id = p.member_id and v.version = p.person_version
    join locations l on l.id = v.location_id
    where p.run_id = ${runId} and p.selection_status like 'SELECTED%' and l.deleted_at is null order by 1`);

/** A run as mails of its orders name it. */
export type OrderedRun = Pick<Row<'selection_runs'>, 'run_date' | 'test_pool_id' | 'company_id'> &
  Pick<Row<'test_pools'>, 'name'>;

export const orderedRun = async (tx: Tx, runId: number): Promise<OrderedRun> =>
  found(
    await tx.row<OrderedRun>(sql`
      select r.run_date, r.test_pool_id, r.company_id, p.name from selection_runs r
      join test_pools p on p.id = r.test_pool_id where r.id = ${runId}`),
  );

/** Adds the request of a run, which has the run's number; the run then changes no more. @returns its id */
export async function addRequest(
  tx: Tx,
  run: RunRow,
  { actor, homeTenantId, userId }: { actor: Actor; homeTenantId: number; userId: number },
  compliance: Readonly<Record<string, LocationCompliance>>,
): Promise<number> {
  const { id } = found(
    await tx.row<{ id: number }>(sql`
      insert into order_requests (id, run_id, company_id, location_id, compliance, requested_by_user_id, requested_by_tenant_id,
        requested_by)
      values (${run.id}, ${run.id}, ${run.company_id}, ${run.location_id}, ${JSON.stringify(compliance)}::jsonb, ${userId},
        ${homeTenantId}, ${actor.name}) returning id`),
  );
  await tx.run(sql`
    update selection_runs set has_requested_orders = true, lab_order_request_id = ${id}, version = version + 1,
      updated_at = now() where id = ${run.id}`);
  return id;
}

/** Puts a request back to where it waits in the queue. */
export const reopenRequest = (
  tx: Tx,
  id: number,
  compliance: Readonly<Record<string, LocationCompliance>>,
): Promise<number> =>
  tx.run(sql`
    update order_requests set status = 'OPEN', failure_reason = null, total = 0, done = 0, finished_at = null,
      compliance = ${JSON.stringify(compliance)}::jsonb, version = version + 1, updated_at = now() where id = ${id}`);

/**
 * A request that is not finished; null when it is. Whoever else is at it has to wait until the commit, by the lock of its run: its own
 * row stays free for telling how far it is.
 */
export async function takeRequest(tx: Tx, id: number): Promise<RequestRow | null> {
  await tx.row(sql`
    select id from selection_runs where id = (select run_id from order_requests where id = ${id}) for no key update`);
  return tx.row<RequestRow>(sql`
    select * from order_requests where id = ${id} and status in ('OPEN', 'IN_PROGRESS')`);
}

/** For how many people of a run something is still to be ordered. */
const stillToOrder = (runId: number) => sql`
  select count(*) from run_participants p where p.run_id = ${runId} and p.deleted_at is null
    and ((p.selection_status like 'SELECTED_FOR_DRUGS%' and not p.drug_ordered)
      or (p.selection_status like 'SELECTED%ALCOHOL' and not p.alcohol_ordered))`;

/** The orders of a request begin, for so many people. */
export const beginRequest = (tx: Tx, { id, run_id: runId }: RequestRow): Promise<number> =>
  tx.run(sql`
    update order_requests set status = 'IN_PROGRESS', total = (${stillToOrder(runId)}), done = 0, updated_at = now()
    where id = ${id}`);

/** How far the orders of a request are, for who looks on; nothing hangs on it. */
export const noteProgress = (tx: Tx, id: number, done: number): Promise<number> =>
  tx.run(sql`
    update order_requests set done = ${done}, updated_at = now() where id = ${id} and status = 'IN_PROGRESS'`);

export interface Outcome {
  total: number;
  ordered: number;
  failed: number;
}

export const finishRequest = (
  tx: Tx,
  id: number,
  { total, ordered, failed }: Outcome,
): Promise<number> =>
  tx.run(sql`
    update order_requests set status = ${failed > 0 ? 'COMPLETE_WITH_ERRORS' : 'COMPLETE'}, total = ${total},
      done = ${total}, ordered = ordered + ${ordered}, failed = ${failed}, finished_at = now(), version = version + 1,
      updated_at = now() where id = ${id}`);

export const failRequest = (tx: Tx, id: number, reason: string): Promise<number> =>
  tx.run(sql`
    update order_requests set status = 'FAILED', failure_reason = ${reason}, done = 0, finished_at = now(),
      version = version + 1, updated_at = now() where id = ${id} and status in ('OPEN', 'IN_PROGRESS')`);

/** Keeps why nothing could be ordered for participants, in place of what was kept before. */
export async function storeFaults(
  tx: Tx,
  request: Pick<RequestRow, 'id'>,
  faults: ReadonlyMap<number, string>,
): Promise<void> {
  await tx.run(sql`delete from order_request_faults where order_request_id = ${request.id}`);
  if (faults.size === 0) return;
  const rows = [...faults].map(([id, error]) => ({ id, error }));
  await tx.run(sql`
    insert into order_request_faults (participant_id, order_request_id, company_id, location_id, error)
    select p.id, ${request.id}, p.company_id, p.location_id, n.error
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id bigint, error text)
    join run_participants p on p.id = n.id`);
}

/** Requests of all tenants that are not finished. */
export const unfinishedRequests = (tx: Tx): Promise<{ tenant_id: number; id: number }[]> =>
  tx.rows(sql`select tenant_id, id from app.unfinished_order_requests()`);
