import type { z } from 'zod';
import { beyondTheWall } from '../../core/database/beyond-the-wall.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { defineWorker, type JobRun, type Worker } from '../../core/jobs/job.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import {
  keepPdf,
  NotPdfError,
  type FileTools,
  type KeptFile,
} from '../files/made-files.service.ts';
import { countAttempt, findMessage, oldestWaiting, settleMessage } from './incoming.repository.ts';
import { laboratoryTakeIn } from './laboratory-jobs.ts';
import { openMessage } from './open-message.ts';
import { takeIn } from './take-in.ts';

/** How often a message is tried that something else than its content stands in the way of. */
const ATTEMPTS = 10;

type Run = Pick<JobRun<z.output<typeof laboratoryTakeIn.data>>, 'database' | 'data' | 'id'> & {
  log: Pick<JobRun<object>['log'], 'warn'>;
};

/** What takes messages in. */
export interface TakeInTools extends FileTools {
  secrets: SecretBox;
}

/** The file of a message lies in the store before its row does; without a row it is removed a day later. */
async function fileOf(
  { database, data }: Run,
  tools: TakeInTools,
  id: number,
): Promise<KeptFile | null> {
  const { tenantId } = data;
  const row = await inTransaction(database, { tenantId }, (tx) =>
    beyondTheWall(tx, () => findMessage(tx, id)),
  );
  const opened = row === null ? null : openMessage(tools.secrets, row);
  if (!opened || opened.reason !== undefined) return null;
  const { message } = opened;
  const file = 'file' in message ? message.file : null;
  if (!file) return null;
  const docType =
    message.kind === 'DOCUMENT'
      ? message.docType
      : message.kind === 'MRO_REPORT'
        ? 'MRO_REPORT'
        : 'LAB_RESULT';
  const bytes = Buffer.from(file.content, 'base64');
  return keepPdf(database, tools, { tenantId, bytes, name: file.name, docType });
}

/** Takes in one message. @returns whether it is settled */
export async function takeInOne(run: Run, tools: TakeInTools, id: number): Promise<boolean> {
  const { database, log } = run;
  const { tenantId } = run.data;
  const act = <T>(work: Parameters<typeof inTransaction<T>>[2]) =>
    inTransaction(database, { tenantId }, work);
  try {
    const file = await fileOf(run, tools, id);
    await act((tx) => takeIn(tx, tools.secrets, { id, file, runId: run.id }));
    return true;
  } catch (error) {
    const isContent = error instanceof NotPdfError;
    const fault = error instanceof Error ? error.name : 'unknown';
    log.warn({ messageId: id, fault }, 'a message of a laboratory could not be taken in');
    return act((tx) =>
      beyondTheWall(tx, async () => {
        const isLast = isContent || (await countAttempt(tx, id)) >= ATTEMPTS;
        if (isLast)
          await settleMessage(tx, id, 'FAILED', { reason: isContent ? 'UNREADABLE' : 'FAULT' });
        return isLast;
      }),
    );
  }
}

/**
 * Takes in all that waits, the oldest first. What one fault holds up stays for the next try of the job, and everything
 * else goes on.
 * @throws Error when something is left
 */
export async function takeInWaiting(run: Run, tools: TakeInTools): Promise<void> {
  const { database } = run;
  const { tenantId } = run.data;
  const left: number[] = [];
  for (;;) {
    const id = await inTransaction(database, { tenantId }, (tx) =>
      beyondTheWall(tx, () => oldestWaiting(tx, left)),
    );
    if (id === null) break;
    if (!(await takeInOne(run, tools, id))) left.push(id);
  }
  if (left.length > 0) throw new Error('Messages of laboratories are left.');
}

export const takeInWorker = (tools: TakeInTools): Worker =>
  defineWorker({ kind: laboratoryTakeIn, work: (run) => takeInWaiting(run, tools) });
