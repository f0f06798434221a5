import { setImmediate as othersFirst } from 'node:timers/promises';
import type { Config } from '../../config.ts';
import { appendAudit, type AuditEntry } from '../../core/audit/audit.ts';
import type { Database, Tx } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { ownOrigin } from '../../core/mail/portal-origin.ts';
import { readOwnHost } from '../../core/mail/mail-tenant.repository.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import {
  placeLabOrders,
  type LaboratoryCalls,
  type OrderingContext,
  type OrderOfDrawn,
} from '../lab-orders/place-lab-orders.service.ts';
import {
  lockDrawnPersons,
  readOrderingPool,
  type DrawnPerson,
} from './drawn-persons.repository.ts';
import { placingFaultText } from './order-fault-texts.ts';
import { notifyOfOrders } from './notify-of-orders.ts';
import {
  beginRequest,
  finishRequest,
  noteProgress,
  orderedRun,
  storeFaults,
  takeRequest,
  type RequestRow,
} from './order-requests.repository.ts';
import type { Wanted } from './orders-of-drawn.ts';
import { readCatalogue, wantedFor } from './wanted-orders.ts';

/** People whose orders are stored at a time; how far it is is told in between. */
const BATCH = 500;

export interface OrderingTools {
  database: Database;
  secrets: SecretBox;
  laboratory: LaboratoryCalls;
  config: Pick<Config, 'PORTAL_URL'>;
}

/** Places everything that is wanted, and answers how many orders there are and why there are no others. */
async function placeAll(
  context: OrderingContext,
  people: readonly DrawnPerson[],
  wantedOf: (person: DrawnPerson) => Wanted[],
  onProgress: (done: number) => void,
) {
  const faults = new Map<number, string>();
  let ordered = 0;
  for (let at = 0; at < people.length; at += BATCH) {
    await othersFirst();
    const orders: OrderOfDrawn[] = [];
    for (const person of people.slice(at, at + BATCH))
      for (const { order, fault } of wantedOf(person))
        if (order === null) faults.set(person.participantId, fault);
        else orders.push(order);
    const placed = await placeLabOrders(context, orders);
    for (const [index, { fault }] of placed.entries())
      if (fault === null) ordered += 1;
      else faults.set(orders[index]?.runParticipantId ?? 0, placingFaultText(fault));
    onProgress(Math.min(at + BATCH, people.length));
  }
  return { ordered, faults };
}

async function generate(
  tx: Tx,
  { secrets, laboratory, config }: OrderingTools,
  { tenantId, request }: { tenantId: number; request: RequestRow },
  onProgress: (done: number) => void,
): Promise<void> {
  const entries: AuditEntry[] = [];
  const isAtHome = request.requested_by_tenant_id === tenantId;
  const context: OrderingContext = {
    tx,
    tenantId,
    now: new Date(),
    audit: (entry) => void entries.push(entry),
    secrets,
    laboratory,
    actor: { userId: isAtHome ? request.requested_by_user_id : null, name: request.requested_by },
  };
  const pool = await readOrderingPool(tx, request.run_id);
  const people = await lockDrawnPersons(tx, request.run_id, { secrets, tenantId });
  const catalogue = await readCatalogue(tx, pool, people);
  const wantedOf = (person: DrawnPerson): Wanted[] =>
    wantedFor(person, { request, pool, catalogue });
  const { ordered, faults } = await placeAll(context, people, wantedOf, onProgress);
  await storeFaults(tx, request, faults);
  const outcome = { total: people.length, ordered, failed: faults.size };
  await finishRequest(tx, request.id, outcome);
  const own = (await readOwnHost(tx)) ?? { id: tenantId, host: 'localhost' };
  await notifyOfOrders(
    { tx, tenantId, origin: ownOrigin(own, config) },
    { request, run: await orderedRun(tx, request.run_id), outcome },
  );
  context.audit({
    action: 'selectionRun.ordersPlaced',
    entityId: request.run_id,
    companyId: request.company_id,
    changes: { orders: { after: ordered }, withoutOrder: { after: faults.size } },
  });
  const actor = {
    userId: request.requested_by_user_id,
    homeTenantId: request.requested_by_tenant_id,
  };
  await appendAudit(tx, entries, { actor, requestId: `orders ${request.id}`, clientIp: '' });
}

/** Tells how far it is from a transaction of its own, one at a time: nothing hangs on it. */
function progressTeller(database: Database, tenantId: number, requestId: number) {
  let latest = 0;
  let telling: Promise<void> | null = null;
  const tell = async (): Promise<void> => {
    const done = latest;
    await inTransaction(database, { tenantId }, (tx) => noteProgress(tx, requestId, done));
    telling = null;
  };
  return (done: number): void => {
    latest = done;
    telling ??= tell().catch(() => undefined);
  };
}

/**
 * Places the orders of a request in one transaction: all, or none when the process ends or something fails. Who cannot be ordered for is
 * named with the reason and stops nobody else. Does nothing when the request is finished, also by who was at it meanwhile.
 */
export async function generateOrders(
  tools: OrderingTools,
  { tenantId, requestId }: { tenantId: number; requestId: number },
): Promise<void> {
  const { database } = tools;
  await inTransaction(database, { tenantId }, async (tx) => {
    const request = await takeRequest(tx, requestId);
    if (request !== null) await beginRequest(tx, request);
  });
  const tell = progressTeller(database, tenantId, requestId);
  await inTransaction(database, { tenantId }, async (tx) => {
    const request = await takeRequest(tx, requestId);
    if (request !== null) await generate(tx, tools, { tenantId, request }, tell);
  });
}
