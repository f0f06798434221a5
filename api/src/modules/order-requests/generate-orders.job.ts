import { z } from 'zod';
import { defineJob } from '../../core/jobs/job.ts';

/** Places the orders of a request. */
export const generateOrdersJob = defineJob({
  name: 'orders.generate',
  data: z.object({ tenantId: z.int(), requestId: z.int() }),
});
