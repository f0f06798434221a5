import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { HASH_BYTES, MESSAGE_BYTES, plainHash, type Batch, type HashAll } from './bulk-hash.ts';
import { nodeHash } from './node-hash.ts';
import { memberLine, snapshotRoot } from './snapshot.ts';
import { oldMembers, someMembers } from './testing/make-certificate.ts';
import { rankByTicket } from './tickets.ts';

/** Bytes that differ with every place, without chance: a failure can be repeated. */
const message = (length: number, kind: number): Uint8Array =>
  Uint8Array.from({ length }, (_, at) => (at * 131 + length * 17 + kind * 29 + 7) & 255);

function hashesOf(hashAll: HashAll, batch: Batch, messages: readonly Uint8Array[]): string[] {
  messages.forEach((each, at) => {
    batch.bytes.set(each, at * MESSAGE_BYTES);
    batch.lengths[at] = each.length;
  });
  const hashes = new Uint8Array((messages.length + 1) * HASH_BYTES);
  hashAll(batch, messages.length, hashes, 1);
  return messages.map((_, at) =>
    bytesToHex(hashes.subarray((at + 1) * HASH_BYTES, (at + 2) * HASH_BYTES)),
  );
}

/** Every length from none to the longest. */
const messages = Array.from({ length: MESSAGE_BYTES + 1 }, (_, length) => message(length, 0));

describe.each([
  ['with the hashes of Node', nodeHash],
  ['without anything of the machine', plainHash],
])('%s', (_name, make) => {
  it('hashes messages of all lengths', () => {
    const hash = make();

    const hashes = hashesOf(hash.sha256, hash.newBatch(messages.length), messages);

    expect(hashes).toEqual(messages.map((each) => bytesToHex(sha256(each))));
  });

  it.each([0, 1, 32, 64])('signs with a key of %i bytes', (length) => {
    const hash = make();
    const key = message(length, 3);

    const hashes = hashesOf(hash.hmac(key), hash.newBatch(messages.length), messages);

    expect(hashes).toEqual(messages.map((each) => bytesToHex(hmac(sha256, key, each))));
  });
});

it('hashes the vector of FIPS 180-4 over two blocks', () => {
  const text = 'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq';
  const hash = nodeHash();

  const hashes = hashesOf(hash.sha256, hash.newBatch(1), [new TextEncoder().encode(text)]);

  const known = '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1';
  expect(hashes).toEqual([known]);
});

it.each(
  [0, 1, 2, 5, 255, 256, 257, 1_000].flatMap((count) => [
    { count, members: someMembers(count), which: 'with persons' },
    { count, members: oldMembers(count), which: 'from before' },
  ]),
)('draws from $count members $which as the check does', ({ members }) => {
  const lines = members.map(memberLine);
  const ids = members.map(({ id }) => id);
  const salt = 'b2'.repeat(32);
  const seed = 'a1'.repeat(32);
  const hash = nodeHash();

  const fast = rankByTicket(seed, ids, { hash });
  const plain = rankByTicket(seed, ids);

  expect(snapshotRoot(salt, lines, hash)).toBe(snapshotRoot(salt, lines));
  const places = ids.map((_, place) => place);
  expect(places.map(fast.ticket)).toEqual(places.map(plain.ticket));
  expect(places.map(fast.memberId)).toEqual(places.map(plain.memberId));
});

it('holds the longest line there can be', () => {
  const line = `${Number.MAX_SAFE_INTEGER} REMOVED 32767 ${'f'.repeat(43)}=`;

  expect(snapshotRoot('00'.repeat(32), [line], nodeHash())).toBe(
    bytesToHex(sha256(new TextEncoder().encode(`${'\0'.repeat(33)}${line}`))),
  );
});
