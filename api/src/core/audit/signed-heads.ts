import { createPublicKey, sign, verify } from 'node:crypto';
import { z } from 'zod';
import type { Signer } from './audit-signer.ts';

/** The last entry of a tenant's audit log at a moment, signed; one line of `audit-heads.jsonl`. */
const SignedHead = z.object({
  /** ISO 8601. */
  at: z.string(),
  tenant: z.int(),
  /** Number of the entry. */
  entry: z.int(),
  /** Its hash in hex, which covers all entries before it. */
  hash: z.string().regex(/^[\da-f]{64}$/),
  /** Ed25519 public key (base64url of the DER), and the signature over the other values. */
  key: z.string(),
  signature: z.string(),
});
export type SignedHead = z.output<typeof SignedHead>;

type Head = Pick<SignedHead, 'at' | 'tenant' | 'entry' | 'hash'>;

const textOf = ({ at, tenant, entry, hash }: Head): Buffer =>
  Buffer.from(`assay audit head 1\n${at}\n${tenant}\n${entry}\n${hash}`);

export function signHead(head: Head, { key, publicKey }: Signer): SignedHead {
  const signature = sign(null, textOf(head), key).toString('base64url');
  return { ...head, key: publicKey, signature };
}

/** Whether nothing of a head was changed since it was signed with the key that it names. */
export function isGenuine(head: SignedHead): boolean {
  try {
    const key = createPublicKey({
      key: Buffer.from(head.key, 'base64url'),
      format: 'der',
      type: 'spki',
    });
    return verify(null, textOf(head), key, Buffer.from(head.signature, 'base64url'));
  } catch {
    return false;
  }
}

/**
 * The heads in a text: the file, an object of the bucket, or a mail, whose lines may be broken.
 * @throws Error when one of them is none
 */
export function parseHeads(text: string): SignedHead[] {
  const found = text.replace(/=?\r?\n/g, '').match(/\{"at":[^{}]*\}/g) ?? [];
  return found.map((line) => SignedHead.parse(JSON.parse(line)));
}
