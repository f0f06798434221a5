import type { Tx } from '../database/database.ts';
import { newSecret } from './key-file.ts';
import { lockKnownKeys, saveKey, type KnownKey } from './known-keys.repository.ts';
import { keyIdOf, sealedWith, SecretBox, SecretError } from './secret-box.ts';

/** What a key is derived from. */
type Secret = string | Buffer;

/** Secrets of the installation, the newest first: `secret.key`, or ASSAY_SECRET and ASSAY_SECRET_OLD. */
export type Secrets = readonly [Secret, ...Secret[]];

const placeOf = (keyId: string): string => `secret key ${keyId}`;

const bytesOf = (secret: Secret): Buffer =>
  typeof secret === 'string' ? Buffer.from(secret) : secret;

/**
 * Opens the keys of the database with the secrets of the installation, and seals with the newest secret those
 * that another one sealed. A database without keys gets one, and `another` adds one to those it has.
 * @returns what the keys are derived from, the newest first
 * @throws SecretError when a key does not open
 */
export async function unsealKeys(
  tx: Tx,
  secrets: Secrets,
  { another = false } = {},
): Promise<[Buffer, ...Buffer[]]> {
  const installation = new SecretBox(...secrets);
  /* Before keys were kept in the database, all was sealed with that of the installation itself. */
  const original = (id: string): Buffer => {
    const secret = secrets.find((each) => keyIdOf(each) === id);
    if (secret === undefined) throw new SecretError('A key was sealed with another secret.');
    return bytesOf(secret);
  };
  const open = ({ id, sealed }: KnownKey): Buffer =>
    sealed === null
      ? original(id)
      : Buffer.from(installation.open(sealed, placeOf(id)), 'base64url');
  const seal = (id: string, key: Buffer): Promise<void> =>
    saveKey(tx, id, installation.seal(key.toString('base64url'), placeOf(id)));

  const known = await lockKnownKeys(tx);
  const keys: Buffer[] = [];
  for (const each of known) {
    const key = open(each);
    if (each.sealed === null || sealedWith(each.sealed) !== installation.keyId)
      await seal(each.id, key);
    keys.unshift(key);
  }
  if (another || keys.length === 0) {
    const key = newSecret();
    await seal(keyIdOf(key), key);
    keys.unshift(key);
  }
  return keys as [Buffer, ...Buffer[]];
}
