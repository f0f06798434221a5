import path from 'node:path';
import { ConfigError, readConfig } from '../config.ts';
import { makeBackup } from '../core/backup/make-backup.ts';

const USAGE = `Writes everything that this installation is into one file, beside a portal that runs or without one.

  npm run backup -- FILE

With BACKUP_PASSPHRASE the file is encrypted, and opens with it alone.`;

/** `npm run backup -- FILE` */
try {
  const [name, ...others] = process.argv.slice(2);
  if (name === undefined || name.startsWith('-') || others.length > 0) throw new ConfigError(USAGE);
  const config = readConfig();
  /* npm runs this elsewhere than where it was called. */
  const file = path.resolve(config.INIT_CWD ?? '', name);
  const { rows, files, missing } = await makeBackup(config, file, config.BACKUP_PASSPHRASE);
  console.log(`${file} holds ${rows} rows, ${files} files and the key.`);
  if (missing > 0)
    console.log(
      `${missing} files that the database knows are not in the store, and not in the backup.`,
    );
  if (config.BACKUP_PASSPHRASE === undefined)
    console.log(
      'Whoever has this file can read everything in it, SSNs too; BACKUP_PASSPHRASE encrypts it.',
    );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
