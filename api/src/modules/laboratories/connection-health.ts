import type { LabConnectionHealth } from '@assay/schema/laboratories/lab-connection';
import type { Context } from '../../core/context.ts';
import { beyondTheWall } from '../../core/database/beyond-the-wall.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import {
  countIncoming,
  countOutgoing,
  lastReceived,
  latestMessages,
} from './connection-health.read-model.ts';
import { readLabConnection } from './lab-connections.read-model.ts';
import { intactBody } from './open-message.ts';

/** How many messages are held against what came in; all of them are when they are read. */
const CHECKED = 1_000;

/**
 * How a connection goes. How many messages wait, failed or fit no test is told to whoever manages connections, and
 * nothing of what they say (decision 43); when one last came, as far as the caller may know of it.
 * @throws Refusal RESOURCE_NOT_FOUND
 */
export async function readHealth(
  context: Context,
  secrets: SecretBox,
  id: number,
): Promise<LabConnectionHealth> {
  const { tx } = context;
  await readLabConnection(context, id);
  const lastReceivedAt = await lastReceived(tx, id);
  const outgoing = await countOutgoing(tx, id);
  return beyondTheWall(tx, async () => {
    const latest = await latestMessages(tx, id, CHECKED);
    const messagesChanged = latest.filter((row) => intactBody(secrets, row) === null).length;
    return { lastReceivedAt, ...outgoing, ...(await countIncoming(tx, id)), messagesChanged };
  });
}
