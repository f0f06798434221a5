import { ConfigError } from '../../config.ts';
import type { Database } from '../database/database.ts';
import { openingOf } from '../database/transaction.ts';
import { newestKey } from './known-keys.repository.ts';
import { secretsAtHand, type KeySettings } from './open-secret-box.ts';
import { SecretError, type SecretBox } from './secret-box.ts';
import { unsealKeys } from './unseal-keys.ts';

/**
 * Takes up the keys that another process on this database went over to, which share `secret.key` or ASSAY_SECRET with it.
 * Answers whether there were any; without the secret of the installation that opens them it is as if there were none.
 */
export async function takeUpKeys(
  settings: KeySettings,
  database: Database,
  secrets: SecretBox,
): Promise<boolean> {
  /* Not as other transactions, which come here when they fail. */
  const asOwner = openingOf({ role: 'owner' });
  const newest = await database.transaction(asOwner, newestKey);
  if (newest === null || newest === secrets.keyId) return false;
  try {
    const atHand = await secretsAtHand(settings);
    if (atHand === null) return false;
    secrets.use(...(await database.transaction(asOwner, (tx) => unsealKeys(tx, atHand))));
    return true;
  } catch (error) {
    if (error instanceof SecretError || error instanceof ConfigError) return false;
    throw error;
  }
}
