import { ConfigError, type Config } from '../../config.ts';
import type { Database, Tx } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { keyFileOf, makeKeyFile, readKeyFile, writeKeyFile } from './key-file.ts';
import { lockKnownKeys } from './known-keys.repository.ts';
import { SecretBox, SecretError } from './secret-box.ts';
import { unsealKeys, type Secrets } from './unseal-keys.ts';

export type KeySettings = Pick<Config, 'ASSAY_SECRET' | 'ASSAY_SECRET_OLD' | 'ASSAY_DATA'>;

/** What to do when the secrets of the installation do not open this database's keys. */
function sentenceFor({ ASSAY_SECRET, ASSAY_DATA }: KeySettings, isLost: boolean): string {
  const what = 'The secrets in this database (SSNs, passwords, seeds of draws)';
  if (ASSAY_SECRET !== undefined)
    return `${what} were sealed with another ASSAY_SECRET; set the one they were sealed with, or name it in ASSAY_SECRET_OLD beside a new one.`;
  const file = keyFileOf(ASSAY_DATA);
  return isLost
    ? `${what} were sealed with a key that is not there; put ${file} back from a backup, or set the ASSAY_SECRET they were sealed with.`
    : `${what} were sealed with another key than that in ${file}; put the file back from a backup of this installation.`;
}

/** The secrets of the installation, or null when there are none. @throws ConfigError for a damaged file */
export async function secretsAtHand(settings: KeySettings): Promise<Secrets | null> {
  const { ASSAY_SECRET, ASSAY_SECRET_OLD, ASSAY_DATA } = settings;
  if (ASSAY_SECRET !== undefined) return [ASSAY_SECRET, ...ASSAY_SECRET_OLD];
  return readKeyFile(keyFileOf(ASSAY_DATA));
}

/** A key file is made for a database without keys alone. */
async function secretsOf(settings: KeySettings, tx: Tx): Promise<Secrets> {
  const file = keyFileOf(settings.ASSAY_DATA);
  const present = await secretsAtHand(settings);
  if (present !== null) return present;
  if ((await lockKnownKeys(tx)).length === 0) return makeKeyFile(file);
  /* Another process may have made both while this one waited for the lock. */
  const made = await readKeyFile(file);
  if (made === null) throw new ConfigError(sentenceFor(settings, true));
  return made;
}

/**
 * The box for secrets at rest. The keys in it lie in the database, sealed with the key of the installation: that of
 * ASSAY_SECRET, else of `<ASSAY_DATA>/secret.key`, which is made at the first start (mode 0600). A rotation
 * that was interrupted, or that another ASSAY_SECRET asks for, is carried out (ADR 78).
 * @throws ConfigError when the key of the installation is not the one that this database knows
 */
export async function openSecretBox(settings: KeySettings, database: Database): Promise<SecretBox> {
  try {
    const { keys, secrets } = await inTransaction(database, { role: 'owner' }, async (tx) => {
      const found = await secretsOf(settings, tx);
      return { secrets: found, keys: await unsealKeys(tx, found) };
    });
    const [newest, ...former] = secrets;
    if (settings.ASSAY_SECRET === undefined && former.length > 0)
      await writeKeyFile(keyFileOf(settings.ASSAY_DATA), [newest as Buffer]);
    return new SecretBox(...keys);
  } catch (error) {
    if (error instanceof SecretError)
      throw new ConfigError(sentenceFor(settings, false), { cause: error });
    throw error;
  }
}
