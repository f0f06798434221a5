import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import type { SealedColumn } from '../secrets/sealed-column.ts';
import type { SecretBox } from '../secrets/secret-box.ts';

const PLACE = 'audit signing key';

export const auditSigner: SealedColumn = {
  table: 'app.audit_signer',
  sealed: 'key_sealed',
  anew: { set: 'key_sealed = $new', columns: ['id'], placeOf: () => PLACE },
};

/** What heads are signed with. */
export interface Signer {
  key: KeyObject;
  /** As it stands in what was signed: base64url of the DER. */
  publicKey: string;
}

interface Stored {
  key_sealed: string;
  public_key: string;
}

/** The public key of the installation, or null before anything was signed. */
export async function readPublicKey(tx: Tx): Promise<string | null> {
  const row = await tx.row<Stored>(sql`select public_key from app.audit_signer`);
  return row?.public_key ?? null;
}

/** The key of the installation, made when there is none. The transaction is the owner's. */
export async function openSigner(tx: Tx, secrets: SecretBox): Promise<Signer> {
  const stored = await tx.row<Stored>(sql`select key_sealed, public_key from app.audit_signer`);
  if (stored !== null) {
    const der = Buffer.from(secrets.open(stored.key_sealed, PLACE), 'base64url');
    const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
    return { key, publicKey: stored.public_key };
  }
  const { privateKey } = generateKeyPairSync('ed25519');
  const publicKey = createPublicKey(privateKey)
    .export({ format: 'der', type: 'spki' })
    .toString('base64url');
  const sealed = secrets.seal(
    privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url'),
    PLACE,
  );
  await tx.run(
    sql`insert into app.audit_signer (key_sealed, public_key) values (${sealed}, ${publicKey})`,
  );
  return { key: privateKey, publicKey };
}
