import { hash } from 'node:crypto';
import { BATCH, HASH_BYTES, MESSAGE_BYTES, type BulkHash, type HashAll } from './bulk-hash.ts';

const BLOCK_BYTES = 64;

/** Writes the SHA-256 of `message` at byte `at`. As text and not as bytes: Node makes no object for it then. */
const digestInto = (message: Uint8Array, hashes: Buffer, at: number): void => {
  hashes.write(hash('sha256', message, 'binary'), at, HASH_BYTES, 'latin1');
};

const asBuffer = (bytes: Uint8Array): Buffer =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const sha256: HashAll = ({ bytes, lengths }, count, hashes, to) => {
  const out = asBuffer(hashes);
  for (let at = 0; at < count; at += 1) {
    const from = at * MESSAGE_BYTES;
    const message = bytes.subarray(from, from + (lengths[at] ?? 0));
    digestInto(message, out, (to + at) * HASH_BYTES);
  }
};

/** HMAC as RFC 2104 has it, of two hashes each: Node's own `createHmac` makes an object for each message. */
function hmacUnder(key: Uint8Array): HashAll {
  const padded = new Uint8Array(BLOCK_BYTES);
  padded.set(key);
  const inner = Buffer.alloc(BLOCK_BYTES + MESSAGE_BYTES);
  const outer = Buffer.alloc(BLOCK_BYTES + HASH_BYTES);
  inner.set(padded.map((byte) => byte ^ 0x36));
  outer.set(padded.map((byte) => byte ^ 0x5c));
  return ({ bytes, lengths }, count, hashes, to) => {
    const out = asBuffer(hashes);
    for (let at = 0; at < count; at += 1) {
      const from = at * MESSAGE_BYTES;
      const length = lengths[at] ?? 0;
      inner.set(bytes.subarray(from, from + length), BLOCK_BYTES);
      digestInto(inner.subarray(0, BLOCK_BYTES + length), outer, BLOCK_BYTES);
      digestInto(outer, out, (to + at) * HASH_BYTES);
    }
  };
}

/** The hashes of Node: four times as fast as `plainHash`, and other code than the check of a certificate runs. */
export const nodeHash = (): BulkHash => ({
  newBatch: (most) => ({
    bytes: new Uint8Array(Math.min(most, BATCH) * MESSAGE_BYTES),
    lengths: new Uint8Array(Math.min(most, BATCH)),
  }),
  sha256,
  hmac: hmacUnder,
});
