import { z } from 'zod';
import { defineJob, defineWorker, type Worker } from '../jobs/job.ts';
import { resealAll } from './reseal.ts';
import type { SealedColumn } from './sealed-column.ts';
import type { SecretBox } from './secret-box.ts';

/** Seals with the newest key what can be sealed anew; asked for by a rotation. */
export const secretsReseal = defineJob({ name: 'secrets.reseal', data: z.object({}) });

export const resealWorker = (secrets: SecretBox, columns: readonly SealedColumn[]): Worker =>
  defineWorker({
    kind: secretsReseal,
    work: async ({ database, log }) => {
      /* The rotation may have been another process's. */
      await database.catchUp?.();
      await resealAll(database, secrets, columns);
      log.info('what can be sealed anew is sealed with the newest key');
    },
  });
