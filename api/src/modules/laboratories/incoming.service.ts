import type { z } from 'zod';
import { fieldError } from '@assay/schema/core/field-error-tree';
import type {
  LabMessage,
  MatchLabMessageInput,
  UnmatchedLabMessage,
} from '@assay/schema/laboratories/lab-traffic';
import type { Context } from '../../core/context.ts';
import { enqueueOnce } from '../../core/jobs/enqueue.ts';
import { found, Refusal } from '../../core/refusal.ts';
import { isLaboratoryTest } from '../test-results/laboratory-tests.read-model.ts';
import { viewerAsActor } from '../test-results/viewer-as-actor.read-model.ts';
import { readIncoming, readUnmatched } from './incoming.read-model.ts';
import { linkMessage, lockMessage, readAgain } from './incoming.repository.ts';
import { laboratoryTakeIn } from './laboratory-jobs.ts';

/**
 * Lets a message be read again that failed or fits no test, from what was kept of it.
 * @throws Refusal MESSAGE_NOT_OPEN, RESOURCE_NOT_FOUND
 */
export async function processAgain(context: Context, id: number): Promise<LabMessage> {
  const { tx } = context;
  const message = found(await lockMessage(tx, id));
  if (message.state !== 'FAILED' && message.state !== 'UNMATCHED')
    throw new Refusal('MESSAGE_NOT_OPEN');
  await readAgain(tx, id);
  await enqueueOnce({ tx }, laboratoryTakeIn);
  context.audit({
    action: 'labMessage.processed',
    entityId: id,
    changes: { state: { before: message.state, after: 'WAITING' } },
  });
  return readIncoming(context, id);
}

/**
 * Links a message to the test that it is about; it is filed there at once, by the job that reads messages.
 * @throws Refusal MESSAGE_NOT_OPEN, RESOURCE_NOT_FOUND, or at `testResultId` for what is no laboratory test in sight
 */
export async function matchMessage(
  context: Context,
  id: number,
  { testResultId, reason }: z.output<typeof MatchLabMessageInput>,
): Promise<UnmatchedLabMessage> {
  const { tx } = context;
  const message = found(await lockMessage(tx, id));
  if (message.state !== 'UNMATCHED') throw new Refusal('MESSAGE_NOT_OPEN');
  const isMroReport = message.kind === 'MRO_REPORT';
  if (!(await isLaboratoryTest(tx, testResultId, isMroReport)))
    throw Refusal.fields(fieldError(['testResultId'], 'INVALID'));
  const { name } = await viewerAsActor(context);
  await linkMessage(tx, id, { testResultId, by: name, reason });
  await readAgain(tx, id);
  await enqueueOnce({ tx }, laboratoryTakeIn);
  /* The test stands in the file of the message alone: the log is read by others than MRO staff. */
  context.audit({
    action: 'labMessage.matched',
    entityId: id,
    changes: { reason: { after: reason } },
  });
  return readUnmatched(context, id);
}
