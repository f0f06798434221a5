import { z } from 'zod';
import { appendAudit } from '../../core/audit/audit.ts';
import type { Database, Tx } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { defineJob, defineWorker } from '../../core/jobs/job.ts';
import { takeOrderStep } from '../test-results/laboratory-steps.service.ts';
import { expiredOrders, tenantsWithExpiredOrders } from './expired-orders.repository.ts';

/**
 * How long an order that nobody came for stays on the list of expired passes, where somebody may renew it. Until then
 * laboratories tell of collections of the last hours.
 */
const GRACE_MS = 72 * 3_600_000;
/** Orders that one transaction ends. */
const CHUNK = 200;

/** Ends the orders of all tenants that nobody came for (EXPIRED_NO_SHOW). A donor who came after all reopens the order. */
export async function expireOrders(
  { database, id: requestId }: { database: Database; id: string },
  now = new Date(),
): Promise<void> {
  const before = new Date(now.getTime() - GRACE_MS).toISOString();
  const tenants = await inTransaction(database, {}, (tx) => tenantsWithExpiredOrders(tx, before));
  for (const { id: tenantId } of tenants) {
    const endSome = (tx: Tx): Promise<number> => endOrders(tx, { now, before, requestId });
    while ((await inTransaction(database, { tenantId }, endSome)) === CHUNK);
  }
}

async function endOrders(
  tx: Tx,
  { now, before: ended, requestId }: { now: Date; before: string; requestId: string },
): Promise<number> {
  const orders = await expiredOrders(tx, ended, CHUNK);
  for (const { id, company_id: companyId } of orders) {
    const { before, after } = await takeOrderStep(tx, id, {
      status: 'NO_SHOW',
      at: now.toISOString(),
      source: 'portal',
    });
    await appendAudit(
      tx,
      [
        {
          action: 'testResult.updated',
          entityId: id,
          companyId,
          changes: { testStatus: { before, after } },
        },
      ],
      { actor: null, requestId, clientIp: 'job' },
    );
  }
  return orders.length;
}

/** Every hour. */
export const expireOrdersWorker = defineWorker({
  kind: defineJob({ name: 'lab-orders.expire', data: z.object({}) }),
  cron: '7 * * * *',
  pollSeconds: 60,
  work: (run) => expireOrders(run),
});
