import path from 'node:path';
import { ConfigError, readConfig } from '../config.ts';
import { restoreBackup } from '../core/backup/restore-backup.ts';

const USAGE = `Makes an installation of a backup: in ASSAY_DATA, which must not be there yet, and with DATABASE_URL on an empty server.

  npm run restore -- FILE

An encrypted file needs its BACKUP_PASSPHRASE.`;

/** `npm run restore -- FILE` */
try {
  const [name, ...others] = process.argv.slice(2);
  if (name === undefined || name.startsWith('-') || others.length > 0) throw new ConfigError(USAGE);
  const config = readConfig();
  /* npm runs this elsewhere than where it was called. */
  const file = path.resolve(config.INIT_CWD ?? '', name);
  const { createdAt, rows, files } = await restoreBackup(config, {
    file,
    passphrase: config.BACKUP_PASSPHRASE,
  });
  console.log(`Restored ${rows} rows and ${files} files of ${createdAt}.`);
  console.log('Start the portal with these settings; npm run audit:verify checks the audit log.');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
