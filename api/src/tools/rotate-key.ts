import { readConfig } from '../config.ts';
import { openDatabase } from '../core/database/open-database.ts';
import { askPortal } from '../core/operator/ask-portal.ts';
import { openSecretBox } from '../core/secrets/open-secret-box.ts';
import { resealAll } from '../core/secrets/reseal.ts';
import { rotateKey } from '../core/secrets/rotate-key.ts';
import { sealedColumns } from '../sealed-columns.ts';

/** `npm run rotate-key`: goes over to a new key, beside a portal that runs or by itself. */
try {
  const config = readConfig();
  if ((await askPortal(config.ASSAY_DATA, 'rotate-key')) === null) {
    const database = await openDatabase(config);
    try {
      const secrets = await openSecretBox(config, database);
      await rotateKey(config, database, secrets);
      await resealAll(database, secrets, sealedColumns);
    } finally {
      await database.close();
    }
  }
  console.log(
    'secret.key is a new one, and the former one opens older backups alone. Make a backup now.',
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
