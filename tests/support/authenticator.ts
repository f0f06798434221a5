import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app with a key shows now, or some half minutes later (RFC 6238). */
export function codeShown(key: string, later = 0): string {
  const bits = [...key.replace(/\s/g, '')]
    .map((each) => ALPHABET.indexOf(each).toString(2).padStart(5, '0'))
    .join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeUInt32BE(Math.floor(Date.now() / 30_000) + later, 4);
  const mac = createHmac('sha1', bytes).update(counter).digest();
  const number = mac.readUInt32BE(mac.readUInt8(19) & 0xf) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}
