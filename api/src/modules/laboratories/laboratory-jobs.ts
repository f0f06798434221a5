import { z } from 'zod';
import { defineJob } from '../../core/jobs/job.ts';

/** Sends one message to a laboratory. */
export const laboratorySend = defineJob({
  name: 'laboratories.send',
  data: z.object({ tenantId: z.int(), messageId: z.int() }),
});

/** Asks a laboratory whether it answers. */
export const laboratoryCheck = defineJob({
  name: 'laboratories.check',
  data: z.object({ tenantId: z.int(), connectionId: z.int() }),
});

/** Takes in the messages of a tenant that wait. */
export const laboratoryTakeIn = defineJob({
  name: 'laboratories.take-in',
  data: z.object({ tenantId: z.int() }),
});
