import { ConfigError, type Config } from '../../config.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { keyFileOf, newSecret, readKeyFile, writeKeyFile } from './key-file.ts';
import { noteRotation } from './note-rotation.ts';
import { secretsReseal } from './reseal.worker.ts';
import { keyIdOf, type SecretBox } from './secret-box.ts';
import { unsealKeys } from './unseal-keys.ts';

/**
 * Goes over to a new `secret.key`, which alone opens the database from then on, and to a new key for what is sealed
 * from now on; a job seals anew what can be. Killed at any moment, the next start carries it out or
 * has nothing of it. Answers the id of the new secret.
 * @throws ConfigError when the key is that of ASSAY_SECRET
 */
export async function rotateKey(
  { ASSAY_SECRET, ASSAY_DATA }: Pick<Config, 'ASSAY_SECRET' | 'ASSAY_DATA'>,
  database: Database,
  secrets: SecretBox,
): Promise<string> {
  if (ASSAY_SECRET !== undefined) {
    throw new ConfigError(
      'The key is that of ASSAY_SECRET; to change it, start with a new ASSAY_SECRET and the present one as ASSAY_SECRET_OLD.',
    );
  }
  const file = keyFileOf(ASSAY_DATA);
  const anew = newSecret();
  const keys = await inTransaction(database, { role: 'owner', tenantId: 1 }, async (tx) => {
    const present = await readKeyFile(file);
    if (present === null) throw new ConfigError(`${file} is not there; restore it from a backup.`);
    /* The file first, with both: whichever of them the database turns out to know, a start opens it. */
    const both = [anew, ...present.filter((each) => !each.equals(anew))] as const;
    await writeKeyFile(file, both);
    const opened = await unsealKeys(tx, both, { another: true });
    await enqueue({ tx }, secretsReseal, {});
    await noteRotation(tx, 'tenant.keyRotated', keyIdOf(anew));
    return opened;
  });
  secrets.use(...keys);
  await writeKeyFile(file, [anew]);
  return keyIdOf(anew);
}
