import { z } from 'zod';
import { inTransaction } from '../../core/database/transaction.ts';
import { defineJob, defineWorker, type Worker, type WorkerTools } from '../../core/jobs/job.ts';
import { generateOrders, type OrderingTools } from './generate-orders.ts';
import { generateOrdersJob } from './generate-orders.job.ts';
import { failRequest, unfinishedRequests } from './order-requests.repository.ts';

const FAILED =
  'The orders could not be generated, and nothing was ordered. Generate them again; if that fails as well, tell your administrator.';

type Handed = Omit<OrderingTools, 'database' | 'config'>;

const attempt = async (
  { database, config, log }: WorkerTools,
  handed: Handed,
  of: { tenantId: number; requestId: number },
  isLast: boolean,
): Promise<void> => {
  try {
    await generateOrders({ ...handed, database, config }, of);
  } catch (error) {
    if (!isLast) throw error;
    log.error({ requestId: of.requestId, err: error }, 'orders of a run were given up');
    await inTransaction(database, { tenantId: of.tenantId }, (tx) =>
      failRequest(tx, of.requestId, FAILED),
    );
  }
};

/** Places the orders of runs, and at each start those that a process left when it ended. */
export const orderWorkers = (handed: Handed): readonly Worker[] => [
  defineWorker({
    kind: generateOrdersJob,
    work: (run) => attempt(run, handed, run.data, run.isLast),
  }),
  defineWorker({
    kind: defineJob({ name: 'orders.resume', data: z.object({}) }),
    atStart: true,
    pollSeconds: 5,
    work: async (run) => {
      const left = await inTransaction(run.database, {}, unfinishedRequests);
      for (const { tenant_id: tenantId, id: requestId } of left)
        await attempt(run, handed, { tenantId, requestId }, true);
    },
  }),
];
