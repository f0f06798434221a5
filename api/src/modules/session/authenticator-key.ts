import { randomBytes } from 'node:crypto';
import type { SealedColumn } from '../../core/secrets/sealed-column.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';

/** Bytes of a key, as RFC 4226 recommends them. */
const BYTES = 20;

interface Owner {
  tenantId: number;
  userId: number;
}

/** Sealed for one user of one tenant: copied to another row, it does not open. */
const placeOf = ({ tenantId, userId }: Owner): string =>
  `tenant ${tenantId} user ${userId} authenticator`;

export const newKey = (): Buffer => randomBytes(BYTES);

export const sealKey = (secrets: SecretBox, owner: Owner, key: Buffer): string =>
  secrets.seal(key.toString('base64url'), placeOf(owner));

export const openKey = (secrets: SecretBox, owner: Owner, sealed: string): Buffer =>
  Buffer.from(secrets.open(sealed, placeOf(owner)), 'base64url');

export const authenticatorKeys: SealedColumn = {
  table: 'public.authenticators',
  sealed: 'secret_sealed',
  anew: {
    set: 'secret_sealed = $new',
    columns: ['tenant_id', 'user_id'],
    placeOf: ({ tenant_id: tenantId, user_id: userId }) =>
      placeOf({ tenantId: Number(tenantId), userId: Number(userId) }),
  },
};
