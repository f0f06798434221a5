import { createHash } from 'node:crypto';
import { LaboratoryMessage, type MessageTest } from '@assay/schema/laboratories/laboratory-message';
import type { MessageReasonName } from '@assay/schema/laboratories/laboratory-words';
import { SecretError, type SecretBox } from '../../core/secrets/secret-box.ts';
import { bodyOf, type Incoming, type MessageFacts } from './incoming.repository.ts';
import { canonicalJson } from '../../core/canonical-json.ts';

/** A message that was read, or why it could not be. */
export type Opened =
  | { message: LaboratoryMessage; contentHash: Buffer; reason?: undefined }
  | { reason: MessageReasonName };

/** The body as it came in, or null when it is not what came in. */
export function intactBody(secrets: SecretBox, row: Incoming): Buffer | null {
  try {
    const body = bodyOf(secrets, row);
    const hash = createHash('sha256').update(body).digest();
    return hash.equals(row.sha256) && body.length === row.bytes ? body : null;
  } catch (error) {
    if (error instanceof SecretError) return null;
    throw error;
  }
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Reads a message from what was kept. */
export function openMessage(secrets: SecretBox, row: Incoming): Opened {
  const body = intactBody(secrets, row);
  if (body === null) return { reason: 'CHANGED_IN_STORE' };
  const parsed = LaboratoryMessage.safeParse(jsonOf(body));
  if (!parsed.success) return { reason: 'UNREADABLE' };
  const { messageId: _sender, ...content } = parsed.data;
  const contentHash = createHash('sha256').update(canonicalJson(content)).digest();
  return { message: parsed.data, contentHash };
}

const masked = ({ donorIdType, donorId }: MessageTest): string | null => {
  if (!donorId) return null;
  const isSsn = donorIdType === 'SSN' || (!donorIdType && /^\d{9}$/.test(donorId));
  return isSsn ? `***-**-${donorId.slice(-4)}` : donorId;
};

/** What of a message stands beside its body, for whoever looks for its test. */
export const factsOf = (message: LaboratoryMessage, contentHash: Buffer): MessageFacts => {
  const { orderNumber, specimenId, masterAccountId, subAccountId, collectedAt } = message.test;
  const account = [masterAccountId, subAccountId].filter(Boolean).join(' / ');
  return {
    kind: message.kind,
    contentHash,
    orderNumber: orderNumber ?? null,
    specimenId: specimenId ?? null,
    account: account === '' ? null : account,
    donorId: masked(message.test),
    collectedAt: collectedAt ?? null,
  };
};
