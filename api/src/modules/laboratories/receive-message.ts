import { createHash } from 'node:crypto';
import {
  LaboratoryHeaders,
  type LaboratoryReceipt,
} from '@assay/schema/laboratories/laboratory-message';
import { beyondTheWall } from '../../core/database/beyond-the-wall.ts';
import type { Context } from '../../core/context.ts';
import { enqueueOnce } from '../../core/jobs/enqueue.ts';
import { Refusal } from '../../core/refusal.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { secretsOf } from './connection-secrets.repository.ts';
import { hashOfNonce, keepMessage } from './incoming.repository.ts';
import { laboratoryTakeIn } from './laboratory-jobs.ts';
import { isSigned, type Signed } from './signature.ts';

/** A message as it stands in a request. */
export interface Received {
  connectionId: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

function signedOf({ headers }: Received): Signed | null {
  const sent = Object.fromEntries(
    Object.keys(LaboratoryHeaders.shape).map((name) => [name, headers[name.toLowerCase()]]),
  );
  const parsed = LaboratoryHeaders.safeParse(sent);
  if (!parsed.success) return null;
  return {
    time: parsed.data['X-Assay-Time'],
    nonce: parsed.data['X-Assay-Nonce'],
    signature: parsed.data['X-Assay-Signature'],
  };
}

const receiptOf = (sha256: Buffer, isRepeated: boolean): LaboratoryReceipt => ({
  sha256: sha256.toString('hex'),
  isRepeated,
});

/**
 * Keeps a message before anything of it is read; a job that comes with it reads it. An unknown connection and a forged
 * signature look alike.
 * @throws Refusal MESSAGE_NOT_SIGNED, NONCE_REUSED
 */
export async function receiveMessage(
  { tx, tenantId, now }: Pick<Context, 'tx' | 'tenantId' | 'now'>,
  secrets: SecretBox,
  received: Received,
): Promise<LaboratoryReceipt> {
  const { connectionId, body } = received;
  const signed = signedOf(received);
  if (signed === null || !isSigned(await secretsOf(tx, secrets, connectionId), body, signed, now))
    throw new Refusal('MESSAGE_NOT_SIGNED');
  const sha256 = createHash('sha256').update(body).digest();
  return beyondTheWall(tx, async () => {
    const former = await hashOfNonce(tx, connectionId, signed.nonce);
    const kept =
      former === null
        ? await keepMessage(tx, secrets, { ...signed, tenantId, connectionId, body, sha256 })
        : { isNew: false as const, sha256: former };
    if (kept.isNew) {
      await enqueueOnce({ tx }, laboratoryTakeIn);
      return receiptOf(sha256, false);
    }
    if (!kept.sha256.equals(sha256)) throw new Refusal('NONCE_REUSED');
    return receiptOf(sha256, true);
  });
}
